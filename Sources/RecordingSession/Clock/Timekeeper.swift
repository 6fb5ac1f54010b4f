import MatchModel
import MatchRules
import PromptLanguage

/// The moment of an action, and its place in the log.
package struct LogPosition {
  package let moment: Moment
  /// Index among the actions; their count for the last place.
  package let index: Int
}

/// Determines the moment and the place of a line.
package struct Timekeeper {
  let snapshot: LedgerSnapshot
  let now: Double
  /// True if the user has set the clock in this period; it is then trusted, whatever was recorded before.
  let isClockSet: Bool

  package init(snapshot: LedgerSnapshot, now: Double, isClockSet: Bool = false) {
    self.snapshot = snapshot
    self.now = now
    self.isClockSet = isClockSet
  }

  /// Seconds by which a moment may be ahead of the clock, which is never started exactly on time.
  static let ahead: Double = 90

  var ledger: Ledger { _read { yield snapshot.ledger } }
  private var match: Match { _read { yield snapshot.ledger.match } }
  private var state: MatchState { _read { yield snapshot.ledger.state } }
  private var rules: RuleSet { _read { yield snapshot.ledger.rules } }

  /// Seconds since the start of the running period; nil without one, or if its start is unknown.
  package var elapsed: Double? {
    guard let period = state.period, period.kind != .shootOut else { return nil }
    let elapsed = state.start?.wallClock.map { max(0, now - $0) }
    return rules.hasAddedTime ? elapsed : stopped(period, running: elapsed)
  }

  /// The current moment: that of the running clock, but not before minutes that were typed ahead of it.
  package var present: LogPosition {
    guard let period = state.period, let elapsed, let latest = state.latest, !isFollowed(latest),
      rules.minute(of: period, elapsed: elapsed) < latest
    else { return LogPosition(moment: presentMoment, index: match.actions.count) }
    return place(rules.minute(of: period, elapsed: elapsed), elapsed: elapsed, in: period, wallClock: now)
  }

  /// True if a moment of the running period is more than this many seconds ahead of the clock.
  func isAhead(_ moment: Moment, by tolerance: Double = Self.ahead) -> Bool {
    guard let elapsed, let seconds = seconds(at: moment) else { return false }
    return seconds > elapsed + tolerance
  }

  /// The seconds of the running period at a moment, or at the start of its minute; nil for another period.
  func seconds(at moment: Moment) -> Double? {
    guard let period = state.period, period.kind != .shootOut, moment.phase == .during(period) else { return nil }
    return moment.elapsed ?? moment.minute.map { rules.elapsed(at: $0, in: period) }
  }

  /// True if the next action follows the latest minute even though that is ahead of the clock. False if the clock has
  /// been set, or if that minute came from the clock before it was set. Always true if the system clock has since been
  /// set back, because no action may precede earlier ones unless the user says so.
  private func isFollowed(_ latest: MatchMinute) -> Bool {
    let last = match.actions.last { $0.moment.phase == state.phase && $0.moment.minute == latest }
    if let recorded = last?.moment.wallClock, recorded > now { return true }
    let isClocked = last.map { $0.moment.elapsed != nil && $0.moment.wallClock != nil } ?? false
    return !isClockSet && !isClocked
  }

  /// The minute of the next action if it is ahead of the clock; nil if the clock decides.
  package var assumedMinute: MatchMinute? {
    guard let period = state.period, let elapsed, let latest = state.latest,
      rules.minute(of: period, elapsed: elapsed) < latest, isFollowed(latest)
    else { return nil }
    return latest
  }

  /// Like `assumedMinute`, but only if it is well ahead of the clock.
  var minuteAhead: MatchMinute? { assumedMinute.flatMap { isAhead(Moment(state.phase, minute: $0)) ? $0 : nil } }

  /// The second that was typed for the latest action, if the clock is in its minute but has not reached it.
  private var heldSecond: Double? {
    guard !isClockSet, let elapsed, let period = state.period, let last = match.actions.last?.moment,
      last.wallClock == nil, last.phase == .during(period), let typed = last.elapsed, typed > elapsed,
      last.minute == rules.minute(of: period, elapsed: elapsed)
    else { return nil }
    return typed
  }

  private var presentMoment: Moment {
    guard let period = state.period, period.kind != .shootOut else {
      let minute: MatchMinute? =
        if case .after(let period) = state.phase, period.kind != .shootOut {
          MatchMinute(rules.lastMinute(of: period))
        } else { nil }
      return Moment(state.phase, minute: minute, wallClock: now)
    }
    let clocked = elapsed.map { rules.minute(of: period, elapsed: $0) }
    let first = MatchMinute(rules.minutes(before: period) + 1)
    guard let latest = state.latest, clocked ?? first < latest else {
      return Moment(.during(period), minute: clocked ?? first, elapsed: heldSecond ?? elapsed, wallClock: now)
    }
    // Minutes were typed ahead of the clock, and this follows them.
    return Moment(.during(period), minute: latest, wallClock: now)
  }

  package func place(_ time: TimeExpression?, column: Int) throws(Stop) -> LogPosition {
    switch time {
    case nil: return present
    case .minute(let minute, nil): return try place(minute, elapsed: nil, column: column)
    case .minute(let minute, let number?):
      guard let period = played(number), rules.has(minute, in: period) else {
        throw Stop(.noSuchTime(.minute(minute, period: number)), column: column)
      }
      return place(minute, elapsed: nil, in: period)
    case .exact(let seconds, let number):
      guard let period = number.map({ played($0) }) ?? period(atSecond: seconds) else {
        throw Stop(.noSuchTime(.exact(seconds: seconds, period: number)), column: column)
      }
      let elapsed = try rules.elapsed(in: period, shown: seconds, column: column)
      return place(rules.minute(of: period, elapsed: elapsed), elapsed: elapsed, in: period)
    case .ago(let minutes):
      guard let period = state.period, let elapsed else { throw Stop(.notRunning, column: column) }
      // Refuse if the minute falls into an earlier period or an interval. Be tolerant of one minute ago, which is meant
      // loosely, and in the first period, which has nothing before it.
      let tolerated: Double = minutes == 1 || !state.periodsPlayed.contains { $0 != period } ? 60 : 1
      guard Double(minutes) * 60 < elapsed + tolerated else {
        throw Stop(.beforePeriod(period, elapsed), column: column)
      }
      let then = max(0, elapsed - Double(minutes) * 60)
      return place(rules.minute(of: period, elapsed: then), elapsed: then, in: period)
    }
  }

  /// The moment of a time; nil if it is invalid.
  func moment(of time: TimeExpression?) -> Moment? { (try? place(time, column: 1))?.moment }

  /// A minute up to this many minutes beyond the period is read as stoppage time: `47'` as `45+2'`.
  private static let mostAdded = 15

  private func place(_ minute: MatchMinute, elapsed: Double?, column: Int) throws(Stop) -> LogPosition {
    // The running period if it has that minute, otherwise the latest one that does.
    let periods = state.periodsPlayed.sorted().reversed()
    let candidates = [state.period].compactMap(\.self) + periods
    if let period = candidates.first(where: { rules.has(minute, in: $0) }) {
      return place(minute, elapsed: elapsed, in: period)
    }
    if !rules.hasAddedTime, let beyond = candidates.first(where: { isBeyond(minute, $0) }) {
      throw Stop(.beyondPeriod(beyond), column: column)
    }
    let nearest = candidates.first { $0.kind != .shootOut }.flatMap { period -> MatchMinute? in
      let added = minute.minute - rules.lastMinute(of: period)
      guard added > 0 else { return MatchMinute(rules.minutes(before: period) + 1) }
      return added <= Self.mostAdded ? MatchMinute(rules.lastMinute(of: period), added: added) : nil
    }
    throw Stop(.noSuchMinute(minute, nearest: nearest), column: column)
  }

  /// True if a minute is after the end of a period without added time.
  private func isBeyond(_ minute: MatchMinute, _ period: Period) -> Bool {
    guard period.kind != .shootOut else { return false }
    let last = rules.lastMinute(of: period)
    return minute.added > 0 ? minute.minute == last : minute.minute > last
  }

  /// The place of a known moment: after the actions in its minute.
  func place(_ moment: Moment) -> LogPosition {
    guard case .during(let period) = moment.phase, let minute = moment.minute else {
      return moment.phase == state.phase ? LogPosition(moment: moment, index: match.actions.count) : present
    }
    return place(minute, elapsed: moment.elapsed, in: period)
  }

  private func place(
    _ minute: MatchMinute, elapsed: Double?, in period: Period, wallClock: Double? = nil
  ) -> LogPosition {
    let moment = Moment(.during(period), minute: minute, elapsed: elapsed, wallClock: wallClock)
    var index = match.actions.count
    while index > 0 {
      let action = match.actions[index - 1]
      if action is PeriodStart, action.moment.phase == moment.phase { break }
      // A moment of the clock comes after everything that was recorded in its minute.
      let isBefore = moment.precedes(action.moment) || wallClock == nil && moment.isClockedBefore(action.moment)
      if action.kind == .periodEnd || action.kind == .matchEnd || isBefore {
        index -= 1
      } else {
        break
      }
    }
    return LogPosition(moment: moment, index: index)
  }

  /// The running period if it had begun by then, otherwise the latest one that had begun. With a clock that counts
  /// down, the latest period is meant.
  private func period(atSecond seconds: Int) -> Period? {
    let played = state.periodsPlayed.filter { $0.kind != .shootOut }.sorted().reversed()
    return played.first { rules.countsDown || rules.minutes(before: $0) * 60 <= seconds }
  }

  /// The period with that number, if it has begun.
  private func played(_ number: Int) -> Period? {
    state.periodsPlayed.first { $0.number == number && $0.kind != .shootOut }
  }
}

extension Moment {
  /// True if both moments are in the same minute, and their seconds show that this one is earlier.
  fileprivate func isClockedBefore(_ other: Moment) -> Bool {
    guard phase == other.phase, minute == other.minute, let elapsed, let later = other.elapsed else { return false }
    return elapsed < later
  }
}

extension RuleSet {
  /// The seconds elapsed in the period when its clock shows this time. Throws if it never does.
  func elapsed(in period: Period, shown seconds: Int, column: Int) throws(Stop) -> Double {
    let elapsed = elapsed(in: period, reading: seconds)
    if elapsed < 0 {
      throw Stop(countsDown ? .beyondPeriod(period) : .beforeClock(period, seconds), column: column)
    }
    if !hasAddedTime, elapsed > self.seconds(of: period) { throw Stop(.beyondPeriod(period), column: column) }
    return elapsed
  }
}
