import MatchModel
import MatchRules
import PromptLanguage

/// Substitutions in which nothing but the order shows who goes off: in `14 por 7`, some users type the player who comes
/// on first.
extension Session {
  /// Reverses substitutions that are impossible in their order, given the players on the field and on the bench, unless
  /// a word or a code shows who goes off.
  func inPossibleOrder(_ line: ClauseLine, _ text: String) -> ClauseLine {
    guard line.clauses.contains(where: { $0.kind == .substitution }), !parser.tellsWhoGoesOff(text),
      let trial = situation.trial(at: line.time)
    else { return line }
    var line = line
    line.clauses = line.clauses.map(trial.inPossibleOrder)
    return line
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
    var reversed = clause
    reversed.who = Who(on.name, side: off.side)
    reversed.other = Who(off.name, side: on.side)
    return reversed
  }
}
