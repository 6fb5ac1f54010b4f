/// Relates a monotonic clock to the match's time, so that timing survives changes of the wall clock while the computer
/// stays on.
public struct ClockNote: Hashable, Sendable {
  /// Identifies the boot from which the monotonic clock counts. Empty if the system does not report it.
  public var boot: String
  /// Seconds of the monotonic clock.
  public var steady: Double
  /// The match's time at that instant, in seconds since 1970.
  public var time: Double
  /// Seconds by which the wall clock is ahead of the match's time because it was adjusted.
  public var difference: Double

  public init(boot: String, steady: Double, time: Double, difference: Double = 0) {
    self.boot = boot
    self.steady = steady
    self.time = time
    self.difference = difference
  }
}
