import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// Substitutions that are only possible in the opposite order, given the players on the field and on the bench: in
  /// `14 por 7`, some users type the player who comes on first. A word or a code may show who goes off.
  static let reversedSubstitution = Check("reversedSubstitution", at: .typed, for: .all) { proposal, situation in
    let line = proposal.line
    guard line.clauses.contains(where: { $0.kind == .substitution }), !situation.parser.showsWhoGoesOff(proposal.text),
      let trial = situation.trial(at: line.time)
    else { return nil }
    return .amend(proposal.with(\.line.clauses, line.clauses.map(trial.inPossibleOrder)))
  }
}

extension Trial {
  /// The substitution of a clause with known players.
  func substitution(_ clause: Clause) -> Substitution? {
    guard clause.kind == .substitution, !clause.asks, let made = try? actions(from: clause), !made.bringsPlayers else {
      return nil
    }
    return made.actions.first as? Substitution
  }

  /// The reversed substitution if only that is possible, otherwise the unchanged clause.
  func inPossibleOrder(_ clause: Clause) -> Clause {
    guard let change = substitution(clause), state.isReversed(change, in: match), let off = clause.who,
      let on = clause.other
    else { return clause }
    return clause.with(\.who, Who(on.name, side: off.side)).with(\.other, Who(off.name, side: on.side))
  }
}
