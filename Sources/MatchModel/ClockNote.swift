/// What a match is timed by while the computer stays switched on: at what time a clock that nobody sets stood where.
public struct ClockNote: Hashable, Sendable {
  /// Which start of the computer the steady clock counts from; empty where the system does not say.
  public var boot: String
  /// Seconds of the steady clock.
  public var steady: Double
  /// The time that the match was given then, in seconds since 1970.
  public var time: Double
  /// Seconds by which the wall clock is known to be ahead of the match's time since somebody has set it.
  public var difference: Double

  /// What a clock that nobody sets and the match's time are at the same instant.
  public init(boot: String, steady: Double, time: Double, difference: Double = 0) {
    self.boot = boot
    self.steady = steady
    self.time = time
    self.difference = difference
  }
}
