import MatchModel

/// The course of a match under its rules: possible periods, their lengths and their minutes.
extension RuleSet {
  /// True if the match cannot end in a draw: a cup match, or a game without draws.
  public var needsWinner: Bool { knockout || !draws }

  /// Minutes of the period; 0 for the shoot-out (docs/LAWS.md, H3).
  public func length(of period: Period) -> Int {
    switch period.kind {
    case .regular: periodLength
    case .extra: extraLength
    case .shootOut: 0
    }
  }

  // A file may use the number of a regular period for a period of extra time.
  public func minutes(before period: Period) -> Int {
    switch period.kind {
    case .regular: (period.number - 1) * periodLength
    case .extra: periods * periodLength + max(0, period.number - periods - 1) * extraLength
    case .shootOut: periods * periodLength + extraPeriods * extraLength
    }
  }

  public func lastMinute(of period: Period) -> Int { minutes(before: period) + length(of: period) }

  public func seconds(of period: Period) -> Double { Double(length(of: period) * 60) }

  /// The minute at the elapsed seconds of the period (docs/LAWS.md, D8). Without stoppage time, the final second still
  /// belongs to the last minute (X10).
  public func minute(of period: Period, elapsed: Double) -> MatchMinute {
    let elapsed = hasAddedTime ? elapsed : min(elapsed, seconds(of: period).nextDown)
    return MatchMinute(elapsed: elapsed, length: length(of: period), before: minutes(before: period))
  }

  /// True if the minute belongs to the period: 45+1 belongs to the first half, 46 does not.
  public func has(_ minute: MatchMinute, in period: Period) -> Bool {
    guard period.kind != .shootOut else { return false }
    let last = lastMinute(of: period)
    return minute.added > 0
      ? hasAddedTime && minute.minute == last : (minutes(before: period) + 1...last).contains(minute.minute)
  }

  /// Elapsed seconds of the period at the start of the minute.
  public func elapsed(at minute: MatchMinute, in period: Period) -> Double {
    Double(minute.minute - minutes(before: period) - 1 + minute.added) * 60
  }

  /// All possible periods, in order.
  public var course: [Period] {
    (1...max(periods, 1)).map(Period.regular)
      + (0..<extraPeriods).map { .extra(periods + 1 + $0) }
      + (shootOut ? [.shootOut] : [])
  }

  /// The periods that may start now: the next one, and the shoot-out if extra time may be skipped.
  public func mayFollow(_ phase: Phase) -> [Period] {
    switch phase {
    case .before: return [.regular(1)]
    case .during: return []
    case .after(let period):
      guard let index = course.firstIndex(of: period), index + 1 < course.count else { return [] }
      let next = course[index + 1]
      let skipsExtra = shootOut && next.kind == .extra && period.kind == .regular
      return skipsExtra ? [next, .shootOut] : [next]
    }
  }

  public func endsRegularTime(_ period: Period) -> Bool { period == .regular(periods) }
}
