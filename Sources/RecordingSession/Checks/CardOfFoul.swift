import MatchModel
import PromptLanguage

extension Check {
  /// A foul with a card, soon after the same foul without one: `4f9` and then `4f9y`. The card is shown for the first
  /// foul unless the user says that it is another one. If that one led to the player's dismissal, this question comes
  /// before those about a player who was sent off.
  static let cardOfFoul = Check("cardOfFoul", at: .line) { proposal, situation in
    let (clause, match) = (proposal.clause, situation.match)
    guard !proposal.isRepetition, proposal.line.clauses.count == 1, clause.kind == .foul, clause.card != nil,
      !clause.asks, let (action, place) = situation.firstAction(of: clause, at: proposal.line.time),
      let new = action as? Foul, let offender = new.offender.playerID,
      let index = situation.ofTheLastMinute(new.moment, before: place.index).first(where: { index in
        (match.actions[index] as? Foul)?.isProbably(new) == true
      }), let foul = match.actions[index] as? Foul
    else { return nil }
    let other = proposal.with(\.isRepetition, true)
    if match.actions.hasCard(for: foul, from: index) {
      let isSentOff = situation.state[new.team][offender] == .sentOff
      return isSentOff ? .ask(situation.repetition(of: index, proposal, yes: other)) : nil
    }
    guard let code = situation.typed(clause.completed(by: foul, in: match)), let call = situation.edit(index, to: code)
    else {
      return nil
    }
    return .ask(Inquiry(doubt: .cardOfFoul(situation.ledger.logEntry(index)), yes: other, no: .use(call)))
  }
}
