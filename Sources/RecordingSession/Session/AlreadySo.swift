import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// What changes nothing: somebody goes in goal who is there, or is sent off who was.
extension Session {
  /// What to say where a clause tells a person at the prompt's match what it is already: nothing is recorded, and nothing
  /// asked. Nil for any other clause; a script, and who confirms it, means what is said.
  func toldAlready(_ clause: Clause, _ line: ClauseLine) -> AlreadySo? {
    guard dialogue != nil, !line.isConfirmed, line.time == nil, !clause.asks, ledger.state.period != nil,
      [.goalkeeper, .captain, .red, .yellow].contains(clause.kind),
      let now = try? placement(nil, column: clause.column).moment
    else { return nil }
    let trial = Trial(match: ledger.match, rules: ledger.rules, state: ledger.state, moment: now)
    guard let made = try? trial.actions(from: clause), !made.bringsPlayers, let action = made.actions.first,
      let part = action.participants.first, let id = part.person.playerID
    else { return nil }
    if let card = action as? Card { return toldSentOff(part, by: card, at: now) }
    let team = ledger.state[part.side]
    guard id == (clause.kind == .goalkeeper ? team.goalkeeper : team.captain), team[id] == .onField else { return nil }
    return clause.kind == .goalkeeper ? .inGoal(part.side, part.person) : .captain(part.side, part.person)
  }

  /// Most likely the sending-off is told that follows from a second yellow card, or the card once more.
  private func toldSentOff(_ part: Participant, by card: Card, at now: Moment) -> AlreadySo? {
    guard let id = part.person.playerID, ledger.state[part.side][id] == .sentOff,
      let index = ledger.match.actions.lastIndex(where: { action in
        guard let shown = action as? Card else { return false }
        return shown.team == part.side && shown.person == part.person && shown.color != .yellow
      })
    else { return nil }
    let shown = ledger.match.actions[index]
    // A yellow card much later is another one, which the referee cannot have shown: that is asked about.
    guard card.color == .red || shown.moment.isSoon(before: now, Self.soon) else { return nil }
    return .sentOff(part.side, part.person, number: index + 1, shown.moment)
  }
}
