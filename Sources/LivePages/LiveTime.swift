import MatchModel

/// The readings of the computer's clocks at one moment.
package struct LiveTime: Sendable {
  /// Seconds since 1970 by the wall clock, which may be set at any time.
  package let wall: Double
  /// Seconds of a monotonic clock, which cannot be set.
  package let steady: Double
  /// Identifies the boot from which the steady clock counts; empty if unknown.
  package let boot: String

  package init(wall: Double, steady: Double, boot: String = "") {
    self.wall = wall
    self.steady = steady
    self.boot = boot
  }

  /// The recorder's time for the match at this moment.
  /// - Parameter note: the clock note that the recorder stores next to the match.
  func ofMatch(_ note: ClockNote?) -> Double {
    guard let note, !note.boot.isEmpty, note.boot == boot, note.steady <= steady else { return wall }
    return note.time + steady - note.steady
  }
}
