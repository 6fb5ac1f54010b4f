import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A foul with the same players within a minute of another one, probably a duplicate. If it adds a card, `4f9` and
  /// then `4f9y`, the card is shown for the first foul unless the user says that it is another one.
  static let sameFoul = Check("sameFoul", at: .line, .judged) { proposal, situation in
    guard !proposal.isRepetition else { return nil }
    if proposal.position == nil { return situation.foulWithCard(proposal).map(Finding.ask) }
    guard let place = proposal.position, let foul = proposal.actions.first as? Foul,
      let victim = foul.victim, foul.offender.playerID != nil, victim.playerID != nil
    else { return nil }
    let same = situation.ofTheLastMinute(foul.moment, before: place.index).first { index in
      guard let other = situation.match.actions[index] as? Foul else { return false }
      return other.team == foul.team && other.offender == foul.offender && other.victim == victim
    }
    return same.map { .ask(situation.repetition(of: $0, proposal)) }
  }
}

extension Situation {
  /// Asks whether a foul with a card is another one than a foul of the player that has just been recorded. If that one
  /// led to the player's dismissal, this question comes before those about a player who was sent off.
  fileprivate func foulWithCard(_ proposal: Proposal) -> Inquiry? {
    let clause = proposal.clause
    guard proposal.line.clauses.count == 1, clause.kind == .foul, clause.card != nil, !clause.asks,
      let place = position(proposal.line.time),
      let made = try? trial(state, at: place.moment).actions(from: clause), !made.bringsPlayers,
      let new = made.actions.first as? Foul, let offender = new.offender.playerID,
      let index = ofTheLastMinute(new.moment, before: place.index).first(where: { index in
        (match.actions[index] as? Foul)?.isProbably(new) == true
      }), let foul = match.actions[index] as? Foul
    else { return nil }
    let other = proposal.with(\.isRepetition, true)
    if match.actions.hasCard(for: foul, from: index) {
      return state[new.team][offender] == .sentOff ? repetition(of: index, proposal, yes: other) : nil
    }
    guard let code = typed(clause.with(foul, in: match)), let call = edit(index, to: code) else { return nil }
    return Inquiry(doubt: .cardOfFoul(ledger.logEntry(index)), yes: other, no: .use(call))
  }
}
