import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// What a person at the prompt is asked about because it is lawful and most likely a slip. A script means what it says,
/// and so does a line that ends in ` !`.
extension Session {
  /// Asks about a minute that the running clock has not reached, unless somebody is typing ahead of it already.
  func agreeToBeAhead(_ placement: Placement, column: Int) throws(Refusal) {
    // A clock that is stopped goes forward with what is typed.
    guard ledger.rules.clock == .running, let dialogue, let period = ledger.state.period,
      placement.moment.phase == .during(period),
      let minute = placement.moment.minute, let elapsed = timekeeper.elapsed, timekeeper.isAhead(minute),
      timekeeper.minuteAhead == nil
    else { return }
    let clock = Double(ledger.rules.minutes(before: period) * 60) + elapsed
    try insist(dialogue, .ahead(minute, clock: clock), column: column)
  }

  /// Says to a person that the lines that follow take a minute which the clock has not reached, where they do so from
  /// now on.
  /// - Parameter before: the minute that they took.
  func toldHeldMinute(since before: MatchMinute?) -> [Fact] {
    guard dialogue != nil, let minute = timekeeper.heldMinute, minute != before else { return [] }
    return [fact(.clock(.held(minute, clock: clockTime)))]
  }

  /// Asks about a second yellow card in the minute of the first: most likely one card, told twice.
  /// - Parameter index: the place it would take among the actions.
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

  /// Asks about a card that was said to be a second yellow one, of somebody who has no first.
  func agreeToFirstYellow(_ actions: [Action], in state: MatchState, column: Int) throws(Refusal) {
    guard let card = actions.last as? Card,
      (state.sanctions(of: card.team)[card.person] ?? [:]).values.allSatisfy({ $0 == 0 })
    else { return }
    let part = Participant(.booked, card.team, card.person)
    guard let dialogue else { throw Refusal(.noFirstYellow(part), column: column) }
    try insist(dialogue, .firstYellow(part), column: column)
  }

  /// Asks a person who ends the match before its last regular period.
  /// - Returns: whether it was asked. Throws `slip` if the answer was no.
  func agreesToFinishShort(_ line: ClauseLine, _ clause: Clause) throws(Refusal) -> Bool {
    let (phase, rules) = (ledger.state.phase, ledger.rules)
    let isPlayed = phase.period.map { $0.kind != .regular || rules.endsRegularTime($0) } ?? false
    guard let dialogue, !line.isConfirmed, !isPlayed, !ledger.state.isOver else { return false }
    try insist(dialogue, .finishesShort(phase), isSlip: true, column: clause.column)
    return true
  }

  /// Seconds before a period's full length at which nobody ends it unasked.
  private static let early: Double = 120

  /// Asks a person who ends a period long before its length, or a shoot-out that nobody has won; a script's clock says
  /// nothing about the match.
  /// - Returns: whether it was asked. Throws `slip` if the answer was no.
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
    // Where minutes were added, no half ends before they are nearly played, and none before its length.
    let earliest = announced.map { max(length, length + Double($0 * 60) - Self.early) } ?? length - Self.early
    guard let played = secondsPlayed(period, line), played < earliest else { return false }
    let before = Double(rules.minutes(before: period) * 60)
    let full = MatchMinute(rules.lastMinute(of: period), added: announced ?? 0)
    try insist(dialogue, .endsEarly(clock: before + played, full: full), isSlip: true, column: clause.column)
    return true
  }

  /// Asks whether halves are shorter where the first one ends early, and sets their length then: the minutes of what was
  /// recorded and of the line follow.
  /// - Returns: what to say of it.
  func setLength(endedAt line: inout ClauseLine, _ period: Period) throws(Refusal) -> [Fact] {
    guard let dialogue, !line.isConfirmed, period == .regular(1), let played = secondsPlayed(period, line) else {
      return []
    }
    let rules = ledger.rules
    // Halves are of full five minutes, and end a little later or, by a clock that was started late, earlier.
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

  /// Seconds that a period has lasted that ends now, or when the line says; nil where nobody knows.
  private func secondsPlayed(_ period: Period, _ line: ClauseLine) -> Double? {
    let rules = ledger.rules
    switch line.time {
    case .minute(let minute)? where rules.has(minute, in: period): return rules.elapsed(at: minute, in: period) + 60
    case .exact(let seconds, let number)?:
      let elapsed = rules.elapsed(in: period, reading: seconds)
      return elapsed > 0 && number ?? period.number == period.number ? elapsed : nil
    case nil:
      // Minutes typed in ahead of the clock count as played.
      return timekeeper.elapsed.map { timekeeper.minuteAhead.map { rules.elapsed(at: $0, in: period) } ?? $0 }
    default: return nil
    }
  }
}
