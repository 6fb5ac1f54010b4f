import MatchModel

/// What the computer's clocks say at one moment.
package struct LiveTime: Sendable {
  /// Seconds since 1970 by the wall clock, which may be set at any time.
  package let wall: Double
  /// Seconds of a clock that nobody sets.
  package let steady: Double
  /// Which start of the computer the steady clock counts from; empty if unknown.
  package let boot: String

  package init(wall: Double, steady: Double, boot: String = "") {
    (self.wall, self.steady, self.boot) = (wall, steady, boot)
  }

  /// The time that the recorder gives the match at this moment.
  /// - Parameter note: what the recorder keeps beside the match.
  func ofMatch(_ note: ClockNote?) -> Double {
    guard let note, !note.boot.isEmpty, note.boot == boot, note.steady <= steady else { return wall }
    return note.time + steady - note.steady
  }
}
