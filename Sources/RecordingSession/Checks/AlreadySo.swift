import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A clause that changes nothing: it names the current goalkeeper or captain, or shows a card to a player just sent
  /// off.
  static let alreadySo = Check("alreadySo", at: .clause) { proposal, situation in
    let clause = proposal.clause
    guard proposal.line.time == nil, !clause.asks, situation.state.period != nil,
      [.goalkeeper, .captain, .red, .yellow].contains(clause.kind),
      let (action, place) = situation.firstAction(of: clause, at: nil),
      let part = action.participants.first, let id = part.person.playerID
    else { return nil }
    if let card = action as? Card { return situation.sentOff(part, by: card, at: place.moment).map(Finding.already) }
    let team = situation.state[part.side]
    guard id == (clause.kind == .goalkeeper ? team.goalkeeper : team.captain), team[id] == .onField else { return nil }
    return .already(clause.kind == .goalkeeper ? .inGoal(part.side, part.person) : .captain(part.side, part.person))
  }
}

extension Situation {
  /// Probably the dismissal after a second yellow card, or the same card again.
  fileprivate func sentOff(_ part: Participant, by card: Card, at now: Moment) -> AlreadySo? {
    guard let id = part.person.playerID, state[part.side][id] == .sentOff,
      let (shown, index) = match.actions.last(
        Card.self, where: { $0.team == part.side && $0.person == part.person && $0.color != .yellow })
    else { return nil }
    // A much later yellow card is not a repetition. The user is asked about it, because the referee cannot have shown
    // it.
    guard card.color == .red || shown.moment.isSoon(before: now, Self.soon) else { return nil }
    var straight: String?
    if card.color == .red, shown.color == .secondYellow {
      let reason = card.reason.map { " " + words.name(.reason($0), in: ledger) } ?? ""
      straight = words.edit(index, Who(short: part.person, of: part.side, in: match).typed + "r" + reason)
    }
    return .sentOff(part.side, part.person, by: match.actions.id(at: index), shown.moment, straight: straight)
  }
}
