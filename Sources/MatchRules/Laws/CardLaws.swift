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

  /// C3: a second yellow card sends off. That none followed is the referee's mistake; who records it has said so with
  /// the card itself, which breaks this law and no other.
  static let secondYellowSendsOff = Law(LawID.secondYellowSendsOff.rawValue, "Law 12.3", .card, Card.self) {
    card, state, _ in
    card.isWithoutSendingOff && state.isSecondYellow(card)
      ? [(.warn, .notSentOff(Participant(.booked, card.team, card.person)))] : []
  }

  /// X14: there are so many of a sanction for one person, for the players of a team and for its officials. No law of
  /// football's says so.
  static let sanctionsAreLimited = Law("X14", "", .card, Card.self) { card, state, _ in
    guard let shown = card.color.map(state.rules.shown), let limit = state.rules.most[shown] else { return [] }
    let part = Participant(.booked, card.team, card.person)
    if let most = limit.each, state.sanctions(of: card.person, of: card.team, from: shown) >= most {
      return [(.warn, .sanctionedAlready(part, shown))]
    }
    let isOfficial = if case .official = card.person { true } else { false }
    guard let most = isOfficial ? limit.officials : limit.team else { return [] }
    let had = state.sanctions(shown, of: card.team, ofOfficials: isOfficial)
    return had < most ? [] : [(.warn, .sanctionsUsedUp(card.team, shown, most: most, ofOfficials: isOfficial))]
  }

  /// X15: the same offence again brings the next card, where the rules say so. Football's cautions add up instead.
  static let sameOffenceEscalates = Law("X15", "", .card, Card.self) { card, state, _ in
    guard let shown = state.shown(card), state[card.team].shownFor.contains(shown) else { return [] }
    return [(.warn, .sanctionedForTheSame(Participant(.booked, card.team, card.person), shown.code))]
  }

  /// C8: who serves a temporary dismissal comes back, or is replaced, when it is served.
  static let sinBinIsServed = Law("C8", "Law 5, temporary dismissals", [.arrival, .substitution]) { action, state, _ in
    guard let side = action.side else { return [] }
    let now = state.latestPlayingTime(at: action.moment)
    return action.participants.compactMap { part in
      // Whose place is open may be replaced, though they are still away.
      guard
        let end = part.role == .off ? state.closedUntil(part.person, of: side) : state.awayUntil(part.person, of: side),
        now < end
      else { return nil }
      return (.warn, .servingDismissal(part, until: state.minute(at: end)))
    }
  }
}

extension LawID {
  /// RULES C3. A yellow card confirmed against it is one that no sending-off followed.
  public static let secondYellowSendsOff = LawID(rawValue: "C3")
}

extension Match {
  /// The place of the second yellow card that somebody was sent off for; nil if they were not.
  public func secondYellow(of person: Person, side: Side) -> Int? {
    actions.lastIndex { action in
      (action as? Card).map { $0.team == side && $0.person == person && $0.color == .secondYellow } == true
    }
  }
}

extension Card {
  /// Whether it is said of this yellow card that whoever saw it was not sent off, though it may be their second.
  public var isWithoutSendingOff: Bool {
    color?.isYellow == true && confirmed.contains(.secondYellowSendsOff)
  }

  /// The same yellow card, as one that no sending-off followed.
  public var withoutSendingOff: Card {
    Card(
      at: moment, team: team, person: person, color: .yellow, reason: reason, isFromBench: isFromBench,
      duration: duration,
      confirmed: confirmed.filter { $0 != .secondYellowSendsOff } + [.secondYellowSendsOff])
  }
}
