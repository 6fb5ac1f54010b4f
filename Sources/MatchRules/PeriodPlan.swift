import MatchModel

/// The course of a match by its rules: which periods there may be, how long each is, and which minutes belong to it.
extension RuleSet {
  /// Whether the match may not end level: one of a cup, or of a game that has no draws.
  public var needsWinner: Bool { knockout || !draws }

  /// Minutes of the period; 0 for the shoot-out (RULES H3).
  public func length(of period: Period) -> Int {
    switch period.kind {
    case .regular: periodLength
    case .extra: extraLength
    case .shootOut: 0
    }
  }

  /// Minutes of play before the period.
  public func minutes(before period: Period) -> Int {
    switch period.kind {
    case .regular: (period.number - 1) * periodLength
    case .extra: periods * periodLength + (period.number - periods - 1) * extraLength
    case .shootOut: periods * periodLength + extraPeriods * extraLength
    }
  }

  /// The last minute of the period's own length: 45, 90, 105, 120.
  public func lastMinute(of period: Period) -> Int { minutes(before: period) + length(of: period) }

  /// Seconds of the period's own length.
  public func seconds(of period: Period) -> Double { Double(length(of: period) * 60) }

  /// The label of the minute that runs so many seconds into the period (RULES D8). Where no time is added, its last
  /// second is of its last minute (X10).
  public func minute(of period: Period, elapsed: Double) -> MatchMinute {
    let elapsed = hasAddedTime ? elapsed : min(elapsed, seconds(of: period).nextDown)
    return MatchMinute(elapsed: elapsed, length: length(of: period), before: minutes(before: period))
  }

  /// Whether the period has that minute: 46 is not one of the first half, 45+1 is.
  public func has(_ minute: MatchMinute, in period: Period) -> Bool {
    guard period.kind != .shootOut else { return false }
    let last = lastMinute(of: period)
    return minute.added > 0
      ? hasAddedTime && minute.minute == last : (minutes(before: period) + 1...last).contains(minute.minute)
  }

  /// Seconds of play at which the minute begins, counted within its period.
  public func elapsed(at minute: MatchMinute, in period: Period) -> Double {
    Double(minute.minute - minutes(before: period) - 1 + minute.added) * 60
  }

  /// Every period the rules allow, in order.
  public var course: [Period] {
    (1...max(periods, 1)).map(Period.regular)
      + (0..<extraPeriods).map { .extra(periods + 1 + $0) }
      + (shootOut ? [.shootOut] : [])
  }

  /// What may start now: the next period, and where extra time may be left out, the shoot-out too.
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

  /// Whether the period is the last one of regular time.
  public func endsRegularTime(_ period: Period) -> Bool { period == .regular(periods) }
}
