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

extension ClockNote {
  /// The match's time at a reading of the clocks.
  public func time(at reading: ClockReading) -> Double { time + reading.steady - steady }

  /// True if the reading's monotonic clock counts from the same boot, so that ``time(at:)`` is meaningful.
  public func applies(to reading: ClockReading) -> Bool {
    !boot.isEmpty && boot == reading.boot && steady <= reading.steady
  }
}

/// The clocks of the system at one moment.
public struct ClockReading: Equatable, Sendable {
  /// Wall clock in seconds since 1970; it may be set at any time.
  public let wall: Double
  /// Seconds of a clock that is never set and continues during suspend.
  public let steady: Double
  /// Identifies the boot that the steady clock counts from; empty if unknown.
  public let boot: String

  public init(wall: Double, steady: Double, boot: String = "") {
    self.wall = wall
    self.steady = steady
    self.boot = boot
  }

  /// Sets both clocks to the same time, without a boot identifier, so that they cannot be compared after a restart.
  public init(_ time: Double) { self.init(wall: time, steady: time) }
}
