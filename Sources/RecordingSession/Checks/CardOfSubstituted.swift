import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A card for a player who was substituted. It is lawful, but the side's letter may have been forgotten: `7y` for
  /// `v7y`.
  static let cardOfSubstituted = Check("cardOfSubstituted", at: .clause) { proposal, situation in
    let (clause, rules) = (proposal.clause, situation.rules)
    guard !clause.asks, rules.follows, !rules.reentry, let trial = situation.trial(at: proposal.line.time),
      trial.state.isPlaying, let made = try? trial.actions(from: clause), !made.bringsPlayers,
      let card = made.actions.first as? Card, !card.isFromBench, let id = card.person.playerID,
      trial.state[card.team][id] == .substituted,
      let (change, _) = situation.match.actions.last(
        Substitution.self, where: { $0.team == card.team && $0.off == card.person })
    else { return nil }
    let theirs = situation.cardOfTheOtherTeam(clause, card, trial)
    let doubt = Doubt.cardOfSubstituted(
      Participant(.booked, card.team, card.person), change.moment, theirs: theirs.flatMap(situation.typed))
    var inquiry = Inquiry(doubt: doubt, no: .keepOpen)
    inquiry.adding = { typed in
      guard let theirs, let line = typed.clauses, line.time == nil, line.clauses.count == 1,
        line.clauses[0].retypes(theirs)
      else { return nil }
      return proposal.with(\.clause, line.clauses[0])
    }
    return .ask(inquiry)
  }
}

extension Situation {
  /// The same card for the opponent with that number, if that player is on the field.
  fileprivate func cardOfTheOtherTeam(_ clause: Clause, _ card: Card, _ trial: Trial) -> Clause? {
    let side = card.team.other
    guard case .number(let number)? = clause.who?.name, let player = match[side].player(numbered: number),
      trial.state[side][player] == .onField
    else { return nil }
    var theirs = clause
    theirs.who?.side = side == match.ours ? nil : side
    return theirs
  }
}
