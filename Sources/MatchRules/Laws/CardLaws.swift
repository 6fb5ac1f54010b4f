import MatchModel

/// Laws about cards (docs/LAWS.md, section C).
extension Law {
  /// C1: cards are for players, substitutes, substituted players and team officials who have not been sent off.
  static let cardsAreForParticipants = Law("C1", "Law 12.3", .card, Card.self) { card, state, match in
    state.ineligibility(of: Participant(.booked, card.team, card.person), in: match).map { [(.refuse, $0)] } ?? []
  }

  /// C3: a second yellow card means a sending-off. If no sending-off followed, the referee made a mistake; the user
  /// records that with the card, which then breaks only this law.
  static let secondYellowSendsOff = Law(LawID.secondYellowSendsOff.rawValue, "Law 12.3", .card, Card.self) {
    card, state, _ in
    card.isWithoutSendingOff && state.isSecondYellow(card)
      ? [(.warn, .notSentOff(Participant(.booked, card.team, card.person)))] : []
  }

  /// X14: limits on a sanction per person, for the players and for the officials of a team. Football has no such law.
  static let sanctionsAreLimited = Law(LawID.sanctionsAreLimited.rawValue, "", .card, Card.self) { card, state, _ in
    guard let shown = card.color.map(state.rules.shown), let limit = state.rules.most[shown] else { return [] }
    let part = Participant(.booked, card.team, card.person)
    if let most = limit.each, state.sanctions(of: card.person, of: card.team, from: shown) >= most {
      return [(.warn, .sanctionedAlready(part, shown))]
    }
    let isOfficial = card.person.isOfficial
    guard let most = isOfficial ? limit.officials : limit.team else { return [] }
    let had = state.sanctions(shown, of: card.team, ofOfficials: isOfficial)
    return had < most ? [] : [(.warn, .sanctionsUsedUp(card.team, shown, most: most, ofOfficials: isOfficial))]
  }

  /// X15: if the rules say so, repeating an offence leads to the next harsher card. In football, cautions add up to a
  /// sending-off instead.
  static let sameOffenceEscalates = Law(LawID.sameOffenceEscalates.rawValue, "", .card, Card.self) { card, state, _ in
    guard let shown = state.shown(card), state[card.team].shownFor.contains(shown) else { return [] }
    return [(.warn, .sanctionedForTheSame(Participant(.booked, card.team, card.person), shown.code))]
  }

  /// C8: a temporarily dismissed player may return or be replaced only after the dismissal has been served.
  static let sinBinIsServed = Law("C8", "Law 5, temporary dismissals", [.arrival, .substitution]) { action, state, _ in
    guard let side = action.side else { return [] }
    let now = state.latestPlayingTime(at: action.moment)
    return action.participants.compactMap { part in
      // Once the place is open, someone else may take it even if the dismissed player is still away.
      guard
        let end = part.role == .off ? state.closedUntil(part.person, of: side) : state.awayUntil(part.person, of: side),
        now < end
      else { return nil }
      return (.warn, .servingDismissal(part, until: state.timeOfReturn(of: part.person, on: side, at: end)))
    }
  }
}

extension LawID {
  /// docs/LAWS.md, C3. The user confirms it for a yellow card that was not followed by a sending-off.
  static let secondYellowSendsOff = LawID(rawValue: "C3")
  fileprivate static let sanctionsAreLimited = LawID(rawValue: "X14")
  fileprivate static let sameOffenceEscalates = LawID(rawValue: "X15")
}

extension Match {
  /// The position of the second yellow card for which the person was sent off. Nil if the person was not sent off for
  /// one.
  public func secondYellow(of person: Person, side: Side) -> Int? {
    actions.lastIndex { action in
      (action as? Card).map { $0.team == side && $0.person == person && $0.color == .secondYellow } == true
    }
  }
}

extension Card {
  /// True if the card was explicitly recorded without a sending-off, although it may be the second.
  public var isWithoutSendingOff: Bool {
    color?.isYellow == true && confirmed.contains(.secondYellowSendsOff)
  }

  /// True if the user has confirmed a breach that says that the person has been sanctioned before.
  package var isRepeatedKnowingly: Bool {
    confirmed.contains { [.secondYellowSendsOff, .sanctionsAreLimited, .sameOffenceEscalates].contains($0) }
  }

  /// A copy recorded as not having led to a sending-off.
  public var withoutSendingOff: Card {
    Card(
      at: moment, team: team, person: person, color: .yellow, reason: reason, isFromBench: isFromBench,
      duration: duration,
      confirmed: confirmed.filter { $0 != .secondYellowSendsOff } + [.secondYellowSendsOff])
  }
}
