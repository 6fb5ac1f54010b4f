import MatchModel

/// RULES section C: cards.
extension Law {
  /// C1: cards are for players, substitutes, substituted players and team officials, and nobody is booked who was
  /// sent off.
  static let cardsAreForParticipants = Law("C1", "Law 12.3", .card, Card.self) { card, state, match in
    let part = Participant(.booked, card.team, card.person)
    let team = state[card.team]
    if team.isSentOff(card.person) {
      return [(.refuse, .sentOff(part, at: card.person.playerID.flatMap { team.offMinute[$0] }))]
    }
    switch card.person {
    case .player(let id): return match[card.team][id].isListed ? [] : [(.refuse, .notListed(part))]
    case .official(let code): return match[card.team].official(code) == nil ? [(.refuse, .notListed(part))] : []
    case .unidentified: return []
    }
  }

  /// C8: who serves a temporary dismissal comes back, or is replaced, when it is served.
  static let sinBinIsServed = Law("C8", "Law 5, temporary dismissals", [.arrival, .substitution]) { action, state, _ in
    guard let side = action.side, let now = action.moment.minute else { return [] }
    return action.participants.compactMap { part in
      guard let id = part.person.playerID, state[side][id] == .sinBin, let end = state[side].sinBinEnds[id], now < end
      else { return nil }
      return (.warn, .servingSinBin(part, until: end))
    }
  }
}
