import MatchModel

/// How the clock of a game goes.
public enum GameClock: String, CaseIterable, Sendable {
  /// It runs on to the end of the period, and what was lost is added then.
  case running
  /// It stands whenever play does, so that a period is over when it shows its length.
  case stopped
}

/// What the clock of a game shows.
public enum ClockFace: String, CaseIterable, Sendable {
  /// The time played, through all periods.
  case up
  /// The time left of the period.
  case down
}

extension RuleSet {
  /// Whether a period goes on beyond its length, by minutes that are added to it.
  public var hasAddedTime: Bool { clock == .running && !countsDown && !without.contains(.added) }

  /// Whether the clock shows the time left of a period.
  public var countsDown: Bool { clockShows == .down }

  /// What the clock shows when so many seconds of the period have elapsed, in seconds. One that counts down shows the
  /// second that has begun: it says 0:00 when the time is up, and not before.
  public func reading(of period: Period, elapsed: Double) -> Double {
    countsDown ? seconds(of: period) - elapsed.rounded(.down) : Double(minutes(before: period) * 60) + elapsed
  }

  /// Seconds of the period that have elapsed when the clock shows that; negative where it never does in that period.
  public func elapsed(in period: Period, reading: Int) -> Double {
    countsDown ? seconds(of: period) - Double(reading) : Double(reading - minutes(before: period) * 60)
  }
}
