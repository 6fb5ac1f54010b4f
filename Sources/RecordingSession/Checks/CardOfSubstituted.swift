import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A card for a player who was substituted. It is lawful, but the side's letter may have been forgotten: `7y` for
  /// `v7y`.
  static let cardOfSubstituted = Check("cardOfSubstituted", at: .clause) { proposal, situation in
    guard let (card, change, theirs) = situation.cardAfterSubstitution(proposal.clause, at: proposal.line.time)
    else { return nil }
    let doubt = Doubt.cardOfSubstituted(
      Participant(.booked, card.team, card.person), change.moment, theirs: theirs.flatMap(situation.typed))
    var inquiry = Inquiry(doubt: doubt, no: .keepOpen)
    inquiry.adding = { typed in
      guard let theirs, let line = typed.clauses, line.time == nil, let clause = line.onlyClause,
        clause.retypes(theirs)
      else { return nil }
      return proposal.with(\.clause, clause)
    }
    return .ask(inquiry)
  }
}

extension Situation {
  /// The card for a player who was substituted, that substitution, and the same card for the opponent with that number,
  /// if that player is on the field. Nil for any other clause.
  func cardAfterSubstitution(
    _ clause: Clause, at time: TimeExpression?
  ) -> (card: Card, change: Substitution, theirs: Clause?)? {
    guard !clause.asks, rules.follows, !rules.reentry, let trial = trial(at: time), trial.state.isPlaying,
      let made = try? trial.actions(from: clause), !made.bringsPlayers, let card = made.actions.first as? Card,
      !card.isFromBench, let id = card.person.playerID, trial.state[card.team][id] == .substituted,
      let (change, _) = match.actions.last(
        Substitution.self, where: { $0.team == card.team && $0.off == card.person })
    else { return nil }
    return (card, change, cardOfTheOtherTeam(clause, card, trial))
  }

  private func cardOfTheOtherTeam(_ clause: Clause, _ card: Card, _ trial: Trial) -> Clause? {
    let side = card.team.other
    guard case .number(let number)? = clause.who?.name, let player = match[side].player(numbered: number),
      trial.state[side][player] == .onField
    else { return nil }
    return clause.with(\.who, Who(.number(number), side: side == match.ours ? nil : side))
  }
}
