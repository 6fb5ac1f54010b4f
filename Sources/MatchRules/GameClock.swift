import MatchModel

public enum GameClock: String, CaseIterable, Sendable {
  /// Runs continuously; stoppage time is added at the end of the period.
  case running
  /// Stops whenever play stops, so a period ends when the clock reaches its length.
  case stopped
}

public enum ClockFace: String, CaseIterable, Sendable {
  /// Time played since the start of the match.
  case up
  /// Time left in the period.
  case down
}

extension RuleSet {
  public var hasAddedTime: Bool { clock == .running && !countsDown && !without.contains(.added) }

  /// True if the clock may stand: whenever play stops, or in time-outs if no time is added for them.
  public var clockStops: Bool { clock == .stopped || timeOuts != nil && !hasAddedTime }

  public var countsDown: Bool { clockShows == .down }

  /// The seconds that the clock shows after the given elapsed time of the period. A countdown shows the second in
  /// progress, so it reads 0:00 only when time is up.
  public func reading(of period: Period, elapsed: Double) -> Double {
    countsDown ? seconds(of: period) - elapsed.rounded(.down) : Double(minutes(before: period) * 60) + elapsed
  }

  /// Elapsed seconds of the period for a reading of the clock. Negative if the period never shows it.
  public func elapsed(in period: Period, reading: Int) -> Double {
    countsDown ? seconds(of: period) - Double(reading) : Double(reading - minutes(before: period) * 60)
  }
}
