import MatchModel

/// The clock of a match. It starts at the wall clock and then follows a steady clock, so that setting the system time
/// does not move goals. The steady clock survives restarts of the program, but not of the system.
public final class MatchClock {
  private let read: () -> ClockReading
  private let keep: (ClockNote) -> Void
  private var note: ClockNote
  private var kept: ClockNote?

  /// - Parameters:
  ///   - note: saved when the match was last recorded.
  ///   - keep: saves a note for the next session.
  public init(
    note: ClockNote? = nil, keep: @escaping (ClockNote) -> Void = { _ in }, read: @escaping () -> ClockReading
  ) {
    self.read = read
    self.keep = keep
    let reading = read()
    if let note, note.applies(to: reading) {
      self.note = note
      kept = note
    } else {
      self.note = ClockNote(boot: reading.boot, steady: reading.steady, time: reading.wall)
    }
  }

  /// Seconds since 1970, rounded to milliseconds to keep the file short.
  public var now: Double { time(of: read()) }

  private func time(of reading: ClockReading) -> Double {
    (note.time(at: reading) * 1000).rounded() / 1000
  }

  /// Seconds by which the wall clock has been moved since the last note.
  var step: Double {
    let reading = read()
    return reading.wall - time(of: reading) - note.difference
  }

  /// Records the current wall clock, without adopting it.
  func noteStep() {
    let reading = read()
    note.difference = reading.wall - time(of: reading)
    if kept != nil { keepNote() }
  }

  /// Continues from the given time, or from the wall clock.
  func restart(at time: Double? = nil) {
    let reading = read()
    let time = time ?? reading.wall
    note = ClockNote(boot: reading.boot, steady: reading.steady, time: time, difference: reading.wall - time)
    if kept != nil { keepNote() }
  }

  /// Saves what the next session needs, if it has not been saved yet.
  func keepNote() {
    guard !note.boot.isEmpty, note != kept else { return }
    kept = note
    keep(note)
  }
}
