import MatchModel
import MatchRules
import PromptLanguage

/// `clock`: shows the time; `clock 23:10` sets it, `+30` and `-30` adjust it by seconds. `-` and `+` alone stop and
/// start the clock in games where it stops whenever play does.
extension CommandRun {
  func clock() throws(Stop) -> [Fact] {
    if let mark = parser.clockMark(call.words) { return try turnClock(mark) }
    // The user presses Enter when the real clock shows that time.
    session.clock.typedAt = nil
    guard let (start, _) = ledger.runningStart, let period = ledger.state.period else {
      throw Stop(.notRunning, column: call.column)
    }
    if let word = call.words.first { try set(corrected(start, by: word)) }
    let elapsed = session.timekeeper.elapsed ?? 0
    return session.reportClock() + (call.words.isEmpty ? [] : leftAhead(elapsed, in: period))
  }

  /// `-` and `+`: stops or starts the clock as of the moment the key was pressed.
  private func turnClock(_ mark: ClockMark) throws(Stop) -> [Fact] {
    guard let (start, _) = ledger.runningStart, let elapsed = session.timekeeper.elapsed else {
      throw Stop(.notRunning, column: call.column)
    }
    let (shown, stands) = (session.timekeeper.clockTime, session.timekeeper.stands)
    switch mark {
    case .stop where stands: return [fact(.clock(.stands(shown, already: true)))]
    case .stop: try set(start.standing(at: elapsed))
    case .start where session.timekeeper.isTimeUp: return session.reportClock()
    case .start where !stands: return [fact(.clock(.runs(shown, already: true)))]
    case .start: try set(start.starting(at: session.now - elapsed))
    }
    return [fact(.clock(mark == .stop ? .stands(shown, already: false) : .runs(shown, already: false)))]
  }

  /// Replaces the start of the running period, as a separate undo step.
  private func set(_ start: PeriodStart) throws(Stop) {
    guard let (_, index) = ledger.runningStart else { return }
    _ = try correct(CorrectedMatch(ledger.match.replacing(index, by: start)))
    // Setting the clock cancels the minute of an undone action and any minutes ahead of the clock.
    session.memory.forgetUndone()
    session.clock.setStart = start.moment.wallClock
  }

  /// The start of the period that corresponds to the clock's new time.
  private func corrected(_ start: PeriodStart, by word: Word) throws(Stop) -> PeriodStart {
    // Read the clock before asking, because answering takes time.
    let (rules, timekeeper, period) = (ledger.rules, session.timekeeper, start.period)
    if let nudge = LineParser.nudge(word), abs(nudge) <= Self.longestNudge {
      // From the time shown, which does not go beyond the period if the clock is a stopped one. The clock cannot be set
      // to a time before the period, because it would not run there.
      let elapsed = max(0, (timekeeper.elapsed ?? 0) + Double(rules.countsDown ? -nudge : nudge))
      return timekeeper.moved(start, to: elapsed)
    }
    guard let seconds = LineParser.clockSeconds(word.text) else { throw Stop(call.badArgument(word)) }
    let elapsed: Double
    if rules.countsDown || rules.elapsed(in: period, reading: seconds) >= 0 {
      elapsed = try rules.elapsed(in: period, shown: seconds, column: word.column)
    } else if abs(Double(seconds) - (timekeeper.elapsed ?? 0)) <= Self.mostSet {
      // The scoreboard may start from zero in each period: `clock 1:00` in the second half is 46:00.
      elapsed = Double(seconds)
    } else {
      throw Stop(call.badArgument(word))
    }
    try check(.clock(elapsed, period))
    return timekeeper.moved(start, to: elapsed)
  }

  /// Actions recorded while the clock was fast, or typed ahead of it. They keep their minutes.
  private func leftAhead(_ elapsed: Double, in period: Period) -> [Fact] {
    let (actions, timekeeper) = (ledger.match.actions, session.timekeeper)
    let ahead = actions.indices.filter { timekeeper.isAhead(actions[$0].moment) }
    if ahead.isEmpty { return [] }
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return [fact(.clock(.leftAhead(ahead.map(actions.id), minute)))]
  }

  /// The maximum difference, in seconds, between the clock and a scoreboard that starts from zero in each period.
  private static let mostSet: Double = 600

  /// A day, in seconds: anything longer is a typing error.
  private static let longestNudge = 86_400
}

extension LineParser {
  /// The seconds of a clock time, `23:10` or whole minutes; nil for other text.
  static func clockSeconds(_ text: String) -> Int? {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let minutes = wholeNumber(halves[0]), (0...999).contains(minutes) else { return nil }
    if halves.count == 1 { return minutes * 60 }
    guard halves.count == 2, let seconds = wholeNumber(halves[1]), (0..<60).contains(seconds) else { return nil }
    return minutes * 60 + seconds
  }
}
