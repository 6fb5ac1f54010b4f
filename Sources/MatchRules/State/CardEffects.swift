import MatchModel

/// The effects of a card on the person and on their place in the team.
extension MatchState {
  /// The colour of a card shown now: a yellow one may be the second (docs/LAWS.md, C3, C6).
  public func derivedColor(of card: Card) -> CardColor? {
    guard let color = card.color else { return nil }
    return completedSums(card).first(where: \.becomes)?.code ?? rules.shown(color)
  }

  /// True if the card is a yellow one and the person already has one.
  func isSecondYellow(_ card: Card) -> Bool {
    card.color.map(rules.shown) == .yellow
      && rules.sumsInForce.contains { $0.kinds.contains(.yellow) && completes($0, card) }
  }

  /// True if the person's next yellow card would be the second.
  public func isOnAYellow(_ person: Person, of side: Side) -> Bool {
    rules.sumsInForce.contains { $0.kinds == [.yellow] && isOneShort(of: $0, person, of: side) }
  }

  /// Sums of which the person is one sanction short, except for football's two yellow cards.
  public func sumsAhead(of person: Person, of side: Side) -> [SanctionSum] {
    rules.sumsInForce.filter { $0.kinds != [.yellow] && isOneShort(of: $0, person, of: side) }
  }

  /// The sanctions that currently count. The shoot-out has a separate count.
  public func sanctions(of side: Side) -> [Person: [CardColor: Int]] {
    isShootOut ? self[side].shootOutSanctions : self[side].sanctions
  }

  /// The people on a side with sanctions that currently count, or with fouls if these add up.
  public func punished(_ side: Side) -> Set<Person> {
    Set(sanctions(of: side).keys).union(self[side].foulsOfPeople.keys)
  }

  /// Number of sanctions of the person with this severity or a harsher one.
  func sanctions(of person: Person, of side: Side, from code: CardColor) -> Int {
    guard let least = rules.sanction(code)?.effect.exclusion else { return 0 }
    return (sanctions(of: side)[person] ?? [:]).reduce(0) { count, shown in
      let isIt = shown.key == code || (rules.sanction(shown.key)?.effect.exclusion).map { $0 > least } ?? false
      return count + (isIt ? shown.value : 0)
    }
  }

  /// Number of these sanctions of the side's players or officials.
  func sanctions(_ code: CardColor, of side: Side, ofOfficials: Bool) -> Int {
    sanctions(of: side).reduce(0) { count, shown in
      count + (shown.key.isOfficial == ofOfficials ? shown.value[code] ?? 0 : 0)
    }
  }

  private func isOneShort(of sum: SanctionSum, _ person: Person, of side: Side) -> Bool {
    let (shown, fouls) = (sanctions(of: side)[person] ?? [:], self[side].foulsOfPeople[person] ?? [:])
    return sum.kinds.reduce(0) { $0 + (shown[$1] ?? 0) + (fouls[$1] ?? 0) } % sum.count == sum.count - 1
  }

  private func completes(_ sum: SanctionSum, _ card: Card) -> Bool {
    guard let color = card.color, sum.kinds.contains(rules.shown(color)) else { return false }
    return isOneShort(of: sum, card.person, of: card.team)
  }

  func completedSums(_ foul: Foul) -> [SanctionSum] {
    let kinds = Self.kinds(of: foul)
    return rules.sumsInForce.filter { sum in
      kinds.contains(where: sum.kinds.contains) && isOneShort(of: sum, foul.offender, of: foul.team)
    }
  }

  /// The kinds that a foul counts as.
  private static func kinds(of foul: Foul) -> [CardColor] {
    [SanctionSum.everyFoul] + (foul.code.map { [CardColor(rawValue: $0.rawValue)] } ?? [])
  }

  /// Applies the sanction of a foul, by its kind or by a completed sum. Football has none.
  mutating func punish(_ foul: Foul) {
    guard rules.punishesFouls else { return }
    let own = foul.code.flatMap(rules.foul)?.effect ?? SanctionEffect(.stays)
    let effect = completedSums(foul).reduce(own) { $0.harsher($1.effect) }
    for kind in Self.kinds(of: foul) {
      self[foul.team].foulsOfPeople[foul.offender, default: [:]][kind, default: 0] += 1
    }
    carryOut(effect, on: Offender(person: foul.offender, side: foul.team, moment: foul.moment, isFromBench: false))
  }

  /// The sums that the card completes. Empty if it was explicitly recorded without a sending-off.
  func completedSums(_ card: Card) -> [SanctionSum] {
    card.isWithoutSendingOff ? [] : rules.sumsInForce.filter { completes($0, card) }
  }

  /// The harshest among the effects of the card itself and of the completed sums.
  private func effect(of card: Card) -> SanctionEffect {
    let shown = card.color.flatMap { rules.sanction(rules.shown($0)) }?.effect
    let own = shown?.lasting(card.duration) ?? SanctionEffect(.stays)
    return completedSums(card).reduce(own) { $0.harsher($1.effect) }
  }

  /// The sanction with its reason. Nil if the reason is unknown or the rules do not need it.
  func shown(_ card: Card) -> TeamState.ShownSanction? {
    guard rules.escalates, let code = card.color.map(rules.shown), let reason = card.reason else { return nil }
    return TeamState.ShownSanction(person: card.person, code: code, reason: reason.rawValue.lowercased())
  }

  mutating func book(_ card: Card) {
    let side = card.team
    guard let color = derivedColor(of: card) else { return }
    if let shown = shown(card) { self[side].shownFor.insert(shown) }
    let effect = effect(of: card)
    // A second yellow card without a sending-off leaves the person as before: one card short.
    if !(card.isWithoutSendingOff && isSecondYellow(card)) {
      if color == .yellow { self[side].firstYellow[card.person] = card.moment }
      let counts = isShootOut ? \TeamState.shootOutSanctions : \.sanctions
      self[side][keyPath: counts][card.person, default: [:]][rules.shown(color), default: 0] += 1
    }
    carryOut(
      effect, on: Offender(person: card.person, side: side, moment: card.moment, isFromBench: card.isFromBench))
  }

  private struct Offender {
    let person: Person
    let side: Side
    let moment: Moment
    /// True if the person was explicitly on the bench.
    let isFromBench: Bool
  }

  private mutating func carryOut(_ effect: SanctionEffect, on offender: Offender) {
    switch effect.exclusion {
    case .stays: break
    case .away(let minutes): sendAway(offender, minutes, effect)
    case .out: sendOff(offender, effect)
    }
  }

  /// Excludes a person for a time, if there is playing time left to miss (docs/LAWS.md, C8).
  private mutating func sendAway(_ offender: Offender, _ minutes: Int, _ effect: SanctionEffect) {
    let (person, side) = (offender.person, offender.side)
    guard !isOver, phase != .during(.shootOut) else { return }
    let now = playingTime(at: offender.moment)
    guard let id = person.playerID else {
      // An official's dismissal does not cost the team a player unless the rules say so. If line-ups are not tracked,
      // an unidentified person counts as having been on the field.
      let wasThere = if case .unidentified = person { !rules.follows } else { false }
      if effect.always || wasThere { closePlace(of: offender, effect, now) }
      return
    }
    let status = self[side][id]
    guard [.onField, .bench, .substituted, .left, .away].contains(status) else { return }
    let hadPlace = self[side].closedPlaces.contains { $0.person == person }
    let leavesPlace =
      switch status {
      case .left: hasRoom(for: person, of: side)
      case .away: hadPlace || !offender.isFromBench
      default: self[side].mayAct(id) && !offender.isFromBench
      }
    // In games that track who is on the field, a substitute stays on the bench and may not come on (docs/LAWS.md, C8).
    if leavesPlace || !rules.follows { leave(person, of: side, as: .away, at: nil) }
    if leavesPlace || effect.always { closePlace(of: offender, effect, now) }
    let serving = self[side].awayUntil[id].map { max($0, now) } ?? now
    self[side].awayUntil[id] = serving + Double(minutes) * 60
  }

  private mutating func sendOff(_ offender: Offender, _ effect: SanctionEffect) {
    let (person, side) = (offender.person, offender.side)
    let now = playingTime(at: offender.moment)
    guard let id = person.playerID else {
      self[side].othersSentOff.insert(person)
      if case .unidentified = person {
        self[side].unidentifiedOn -= 1
        vacatePlace(of: offender, effect, now)
      } else if effect.always {
        closePlace(of: offender, effect, now)
      }
      return
    }
    let before = self[side][id]
    let wentOff = self[side].offMinute[id]
    let mayReturn = hasRoom(for: person, of: side)
    let isExtra = self[side].extra.contains(id) && excess(of: side) > 0
    let wasOnField = self[side].mayAct(id) && !offender.isFromBench
    leave(person, of: side, as: .sentOff, at: offender.moment.minute)
    if wasOnField {
      if !isExtra { vacatePlace(of: offender, effect, now) }
      return
    }
    switch before {
    // Only a person who was on the field or may return leaves the team a player short (docs/LAWS.md, C5). An excess
    // player does not.
    case .left, .away: if mayReturn { vacatePlace(of: offender, effect, now) }
    case .substituted: self[side].offMinute[id] = wentOff
    case .onField, .bench, .leftOut, .sentOff: break
    }
    if effect.always, ![.left, .away].contains(before) {
      closePlace(of: offender, effect, now)
    }
  }

  /// Closes the place unless the match is over. An interval ends at a known second: with the start of a period.
  private mutating func closePlace(of offender: Offender, _ effect: SanctionEffect, _ now: Double) {
    guard !isOver else { return }
    let isInInterval = if case .after = offender.moment.phase { true } else { false }
    let isClocked = offender.moment.elapsed != nil || isInInterval
    self[offender.side].closePlace(of: offender.person, effect, now: now, isClocked: isClocked)
  }

  private mutating func vacatePlace(of offender: Offender, _ effect: SanctionEffect, _ now: Double) {
    guard !isOver else { return }
    let (person, side) = (offender.person, offender.side)
    closePlace(of: offender, effect, now)
    if rules.follows, effect.place != .closed || effect.endsWithGoal { self[side].replaceable.append(person) }
    if effect.place != .full { self[side].leftShort.insert(person) }
  }
}
