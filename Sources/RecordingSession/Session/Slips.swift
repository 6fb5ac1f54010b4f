import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Lawful lines that are probably mistakes. A person is asked about them; scripts and lines that end with ` !` are not.
extension Session {
  /// Asks about a minute that the clock has not reached, unless earlier lines were already ahead of it.
  func agreeToBeAhead(_ placement: Placement, column: Int) throws(Refusal) {
    // A stopped clock is set forward by typed times.
    guard ledger.rules.clock == .running, let dialogue, let period = ledger.state.period,
      placement.moment.phase == .during(period),
      let minute = placement.moment.minute, let elapsed = timekeeper.elapsed, timekeeper.isAhead(minute),
      timekeeper.minuteAhead == nil
    else { return }
    let clock = Double(ledger.rules.minutes(before: period) * 60) + elapsed
    try insist(dialogue, .ahead(minute, clock: clock), column: column)
  }

  /// Reports that the following lines get a minute ahead of the clock, if that is new.
  /// - Parameter before: the minute before this line.
  func toldHeldMinute(since before: MatchMinute?) -> [Fact] {
    guard dialogue != nil, let minute = timekeeper.heldMinute, minute != before else { return [] }
    return [fact(.clock(.held(minute, clock: clockTime)))]
  }

  /// Asks about a second yellow card in the minute of the first, probably a duplicate.
  /// - Parameter index: its index among the actions.
  func agreeToSecondCard(_ action: Action, at index: Int, column: Int) throws(Refusal) {
    guard let dialogue, let card = action as? Card, card.color == .secondYellow, let side = card.side,
      let index = ledger.match.actions[..<index].lastIndex(where: { earlier in
        (earlier as? Card).map { $0.person == card.person && $0.side == side } == true
      }), ledger.match.actions[index].moment.phase == card.moment.phase,
      ledger.match.actions[index].moment.minute == card.moment.minute
    else { return }
    let isReason = card.reason != nil && (ledger.match.actions[index] as? Card)?.reason == nil
    let edit = isReason ? reasonEdit(index, card.reason) : nil
    let doubt = Doubt.secondCard(Participant(.booked, side, card.person), number: index + 1, edit)
    try insist(dialogue, doubt, isSlip: true, column: column)
  }

  /// Asks about a second yellow card of a player without a first one.
  func agreeToFirstYellow(_ actions: [Action], in state: MatchState, column: Int) throws(Refusal) {
    guard let card = actions.last as? Card,
      (state.sanctions(of: card.team)[card.person] ?? [:]).values.allSatisfy({ $0 == 0 })
    else { return }
    let part = Participant(.booked, card.team, card.person)
    guard let dialogue else { throw Refusal(.noFirstYellow(part), column: column) }
    try insist(dialogue, .firstYellow(part), column: column)
  }

  /// Asks a person who ends the match before its last regular period.
  /// - Returns: whether the question was asked. Throws `slip` if the answer was no.
  func agreesToFinishShort(_ line: ClauseLine, _ clause: Clause) throws(Refusal) -> Bool {
    let (phase, rules) = (ledger.state.phase, ledger.rules)
    let isPlayed = phase.period.map { $0.kind != .regular || rules.endsRegularTime($0) } ?? false
    guard let dialogue, !line.isConfirmed, !isPlayed, !ledger.state.isOver else { return false }
    try insist(dialogue, .finishesShort(phase), isSlip: true, column: clause.column)
    return true
  }

  /// Seconds before the full length at which ending a period needs confirmation.
  private static let early: Double = 120

  /// Asks a person who ends a period well before its length, or an undecided shoot-out. In scripts the clock is
  /// meaningless.
  /// - Returns: whether the question was asked. Throws `slip` if the answer was no.
  func agreesToEndEarly(_ period: Period, _ line: ClauseLine, _ clause: Clause) throws(Refusal) -> Bool {
    guard let dialogue, line.time == nil, !line.isConfirmed else { return false }
    if period.kind == .shootOut {
      guard let shootOut = ledger.state.shootOut, shootOut.winner == nil else { return false }
      try insist(dialogue, .endsUndecided(shootOut.score), isSlip: true, column: clause.column)
      return true
    }
    let rules = ledger.rules
    let announced = ledger.state.start?.announced
    let length = Double(rules.length(of: period) * 60)
    // With announced added time, not before it is almost over, and never before the period's length.
    let earliest = announced.map { max(length, length + Double($0 * 60) - Self.early) } ?? length - Self.early
    guard let played = secondsPlayed(period, line), played < earliest else { return false }
    let before = Double(rules.minutes(before: period) * 60)
    let full = MatchMinute(rules.lastMinute(of: period), added: announced ?? 0)
    try insist(dialogue, .endsEarly(clock: before + played, full: full), isSlip: true, column: clause.column)
    return true
  }

  /// If the first half ends early, asks whether the halves are shorter, and sets their length; the minutes of the
  /// recorded actions and of the line are adapted.
  /// - Returns: the messages.
  func setLength(endedAt line: inout ClauseLine, _ period: Period) throws(Refusal) -> [Fact] {
    guard let dialogue, !line.isConfirmed, period == .regular(1), let played = secondsPlayed(period, line) else {
      return []
    }
    let rules = ledger.rules
    // Halves last a multiple of five minutes. They end a little later or, by a clock that was started late, earlier.
    let length = Int((played + 60) / 300) * 5
    guard length >= 15, played < Double(rules.periodLength * 60) - Self.early, length < rules.periodLength else {
      return []
    }
    var (new, match) = (rules, ledger.match)
    new.periodLength = length
    match.take(new)
    let replayed = Ledger(replaying: match.relabelled(from: rules, to: new), rules: new)
    guard
      !replayed.effects(comparedWith: ledger, origin: match.actions.indices.map(Optional.some)).contains(where: {
        if case .impossible = $0 { true } else { false }
      })
    else { return [] }
    switch reply(dialogue, .periodsOf(minutes: length)) {
    case .yes: break
    case .no: return []
    case .dropped: throw Refusal(.givenUp)
    case .instead: throw Refusal(.overtaken)
    }
    ledger = replayed
    if case .minute(let minute)? = line.time {
      line.time = .minute(new.minute(of: period, elapsed: rules.elapsed(at: minute, in: period)))
    }
    return [fact(.setting(.text(field: "period-length", String(length))))]
  }

  /// Seconds that the period has lasted at the time of the line; nil if unknown.
  private func secondsPlayed(_ period: Period, _ line: ClauseLine) -> Double? {
    let rules = ledger.rules
    switch line.time {
    case .minute(let minute)? where rules.has(minute, in: period): return rules.elapsed(at: minute, in: period) + 60
    case .exact(let seconds, let number)?:
      let elapsed = rules.elapsed(in: period, reading: seconds)
      return elapsed > 0 && number ?? period.number == period.number ? elapsed : nil
    case nil:
      // Minutes typed ahead of the clock count as played.
      return timekeeper.elapsed.map { timekeeper.minuteAhead.map { rules.elapsed(at: $0, in: period) } ?? $0 }
    default: return nil
    }
  }
}
