import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Clauses that change nothing, such as a goalkeeper change to the present goalkeeper.
extension Session {
  /// The answer to a clause that is already true, in which case nothing is recorded or asked. Nil for other clauses,
  /// and for scripts and confirmed lines, which are recorded as typed.
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

  /// Probably the dismissal after a second yellow card, or the same card again.
  private func toldSentOff(_ part: Participant, by card: Card, at now: Moment) -> AlreadySo? {
    guard let id = part.person.playerID, ledger.state[part.side][id] == .sentOff,
      let index = ledger.match.actions.lastIndex(where: { action in
        guard let shown = action as? Card else { return false }
        return shown.team == part.side && shown.person == part.person && shown.color != .yellow
      })
    else { return nil }
    let shown = ledger.match.actions[index]
    // A much later yellow card is a different one, which is asked about because the referee cannot have shown it.
    guard card.color == .red || shown.moment.isSoon(before: now, Self.soon) else { return nil }
    return .sentOff(part.side, part.person, number: index + 1, shown.moment)
  }
}
