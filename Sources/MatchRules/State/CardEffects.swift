import MatchModel

/// What a card makes of somebody, and of their place in the team.
extension MatchState {
  /// What the laws make of a card that was shown now: a yellow is a second one or not (RULES C3, C6).
  public func derivedColor(of card: Card) -> CardColor? {
    guard let color = card.color else { return nil }
    return completedSums(card).first(where: \.becomes)?.code ?? rules.shown(color)
  }

  /// Whether a yellow card shown now meets one that has not been followed by a sending-off.
  func isSecondYellow(_ card: Card) -> Bool {
    card.color.map(rules.shown) == .yellow
      && rules.sumsInForce.contains { $0.kinds.contains(.yellow) && completes($0, card) }
  }

  /// Whether somebody is one yellow card short of being sent off.
  public func isOnAYellow(_ person: Person, of side: Side) -> Bool {
    rules.sumsInForce.contains { $0.kinds == [.yellow] && isOneShort(of: $0, person, of: side) }
  }

  /// The sums of which somebody is one sanction short, but for football's two yellow cards.
  public func sumsAhead(of person: Person, of side: Side) -> [SanctionSum] {
    rules.sumsInForce.filter { $0.kinds != [.yellow] && isOneShort(of: $0, person, of: side) }
  }

  /// Whose sanctions count now: those of the match proper, or of the shoot-out.
  public func sanctions(of side: Side) -> [Person: [CardColor: Int]] {
    isShootOut ? self[side].shootOutSanctions : self[side].sanctions
  }

  /// Who of a side has had a sanction that counts now, or a foul where fouls add up.
  public func punished(_ side: Side) -> Set<Person> {
    Set(sanctions(of: side).keys).union(self[side].foulsOfPeople.keys)
  }

  /// How many sanctions somebody has had that were that one or a harsher one.
  func sanctions(of person: Person, of side: Side, from code: CardColor) -> Int {
    guard let least = rules.sanction(code)?.effect.exclusion else { return 0 }
    return (sanctions(of: side)[person] ?? [:]).reduce(0) { count, shown in
      let isIt = shown.key == code || (rules.sanction(shown.key)?.effect.exclusion).map { $0 > least } ?? false
      return count + (isIt ? shown.value : 0)
    }
  }

  /// How many of that sanction the players of a side, or its officials, have had.
  func sanctions(_ code: CardColor, of side: Side, ofOfficials: Bool) -> Int {
    sanctions(of: side).reduce(0) { count, shown in
      let isOfficial = if case .official = shown.key { true } else { false }
      return count + (isOfficial == ofOfficials ? shown.value[code] ?? 0 : 0)
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

  /// The sums that a foul makes full.
  func completedSums(_ foul: Foul) -> [SanctionSum] {
    let kinds = Self.kinds(of: foul)
    return rules.sumsInForce.filter { sum in
      kinds.contains(where: sum.kinds.contains) && isOneShort(of: sum, foul.offender, of: foul.team)
    }
  }

  /// What a foul counts as.
  private static func kinds(of foul: Foul) -> [CardColor] {
    [SanctionSum.everyFoul] + (foul.code.map { [CardColor(rawValue: $0.rawValue)] } ?? [])
  }

  /// What becomes of somebody by a foul: by its kind, or by what it adds up to. Nothing in football.
  mutating func punish(_ foul: Foul) {
    guard rules.punishesFouls else { return }
    let own = foul.code.flatMap(rules.foul)?.effect ?? SanctionEffect(.stays)
    let effect = completedSums(foul).reduce(own) { $0.harsher($1.effect) }
    for kind in Self.kinds(of: foul) {
      self[foul.team].foulsOfPeople[foul.offender, default: [:]][kind, default: 0] += 1
    }
    carryOut(effect, on: Offender(person: foul.offender, side: foul.team, moment: foul.moment, isFromBench: false))
  }

  /// The sums that the card makes full; none where it was said that no sending-off followed.
  func completedSums(_ card: Card) -> [SanctionSum] {
    card.isWithoutSendingOff ? [] : rules.sumsInForce.filter { completes($0, card) }
  }

  /// What the card does: of its own effect and of those of the sums that it makes full, the harshest.
  private func effect(of card: Card) -> SanctionEffect {
    let shown = card.color.flatMap { rules.sanction(rules.shown($0)) }?.effect
    let own = shown?.lasting(card.duration) ?? SanctionEffect(.stays)
    return completedSums(card).reduce(own) { $0.harsher($1.effect) }
  }

  /// What the card was shown for; nil where nobody said, or the rules do not ask.
  func shown(_ card: Card) -> TeamState.ShownSanction? {
    guard rules.escalates, let code = card.color.map(rules.shown), let reason = card.reason else { return nil }
    return TeamState.ShownSanction(person: card.person, code: code, reason: reason.rawValue.lowercased())
  }

  mutating func book(_ card: Card) {
    let side = card.team
    guard let color = derivedColor(of: card) else { return }
    if let shown = shown(card) { self[side].shownFor.insert(shown) }
    let effect = effect(of: card)
    // A second one without a sending-off leaves whoever saw it as they were: one card from it.
    if !(card.isWithoutSendingOff && isSecondYellow(card)) {
      if color == .yellow { self[side].firstYellow[card.person] = card.moment }
      if isShootOut {
        self[side].shootOutSanctions[card.person, default: [:]][rules.shown(color), default: 0] += 1
      } else {
        self[side].sanctions[card.person, default: [:]][rules.shown(color), default: 0] += 1
      }
    }
    carryOut(
      effect, on: Offender(person: card.person, side: side, moment: card.moment, isFromBench: card.isFromBench))
  }

  /// Who is punished, and when.
  private struct Offender {
    let person: Person
    let side: Side
    let moment: Moment
    /// Whether it is said that they were on the bench.
    let isFromBench: Bool
  }

  private mutating func carryOut(_ effect: SanctionEffect, on offender: Offender) {
    switch effect.exclusion {
    case .stays: break
    case .away(let minutes): sendAway(offender, minutes, effect)
    case .out: sendOff(offender, effect)
    }
  }

  /// Somebody is sent from the field for a time, where there is playing time to miss (RULES C8).
  private mutating func sendAway(_ offender: Offender, _ minutes: Int, _ effect: SanctionEffect) {
    let (person, side) = (offender.person, offender.side)
    guard !isOver, phase != .during(.shootOut) else { return }
    let now = playingTime(at: offender.moment)
    guard let id = person.playerID else {
      // An official leaves nobody missing, unless the rules say so; where nobody follows who is on the field, somebody
      // nobody recognised was there.
      let wasThere = if case .unidentified = person { !rules.follows } else { false }
      if effect.always || wasThere {
        self[side].closePlace(of: person, effect.place, endsWithGoal: effect.endsWithGoal, now: now)
      }
      return
    }
    let wasOnField = self[side].mayAct(id) && !offender.isFromBench
    guard wasOnField || self[side][id] == .away || effect.always else { return }
    if wasOnField { leave(person, of: side, as: .away, at: nil) }
    self[side].closePlace(of: person, effect.place, endsWithGoal: effect.endsWithGoal, now: now)
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
        vacatePlace(of: person, of: side, effect, now)
      } else if effect.always {
        self[side].closePlace(of: person, effect.place, endsWithGoal: effect.endsWithGoal, now: now)
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
      if !isExtra { vacatePlace(of: person, of: side, effect, now) }
      return
    }
    switch before {
    // Only who was on the field, or may go back to it, leaves the team a player short (RULES C5); not who was one too
    // many.
    case .left, .away: if mayReturn { vacatePlace(of: person, of: side, effect, now) }
    case .substituted: self[side].offMinute[id] = wentOff
    case .onField, .bench, .leftOut, .sentOff: break
    }
    if effect.always, ![.left, .away].contains(before) {
      self[side].closePlace(of: person, effect.place, endsWithGoal: effect.endsWithGoal, now: now)
    }
  }

  private mutating func vacatePlace(of person: Person, of side: Side, _ effect: SanctionEffect, _ now: Double) {
    self[side].closePlace(of: person, effect.place, endsWithGoal: effect.endsWithGoal, now: now)
    if rules.follows, effect.place != .closed || effect.endsWithGoal { self[side].replaceable.append(person) }
  }
}
