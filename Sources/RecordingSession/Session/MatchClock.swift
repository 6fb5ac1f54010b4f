import MatchModel

/// What the computer's clocks say at one moment.
public struct ClockReading: Equatable, Sendable {
  /// Seconds since 1970 by the wall clock, which may be set at any time.
  public let wall: Double
  /// Seconds of a clock that nobody sets and that goes on while the computer sleeps.
  public let steady: Double
  /// Which start of the computer the steady clock counts from; empty where nobody knows.
  public let boot: String

  /// - Parameter boot: which start of the computer `steady` counts from; empty where nobody knows.
  public init(wall: Double, steady: Double, boot: String = "") {
    self.wall = wall
    self.steady = steady
    self.boot = boot
  }

  /// Clocks that agree, and have nothing to go on with after a restart.
  public init(_ time: Double) { self.init(wall: time, steady: time) }
}

/// The clock that a match is timed by. It begins at the wall clock and from there on goes by one that does not step: a
/// computer that sets its time moves no goal. Until the computer is switched off it outlives the program.
public final class MatchClock {
  private let read: () -> ClockReading
  private let keep: (ClockNote) -> Void
  private var note: ClockNote
  private var kept: ClockNote?

  /// - Parameters:
  ///   - note: what was kept when the match was recorded before.
  ///   - keep: keeps a note for the next time.
  public init(
    note: ClockNote? = nil, keep: @escaping (ClockNote) -> Void = { _ in }, read: @escaping () -> ClockReading
  ) {
    self.read = read
    self.keep = keep
    let reading = read()
    if let note, !note.boot.isEmpty, note.boot == reading.boot, note.steady <= reading.steady {
      self.note = note
      kept = note
    } else {
      self.note = ClockNote(boot: reading.boot, steady: reading.steady, time: reading.wall)
    }
  }

  /// Seconds since 1970, to the millisecond: more is never typed, and would only lengthen the file.
  public var now: Double { time(of: read()) }

  private func time(of reading: ClockReading) -> Double {
    ((note.time + reading.steady - note.steady) * 1000).rounded() / 1000
  }

  /// Seconds by which somebody has put the wall clock forward, or back, since that was last taken note of.
  var step: Double {
    let reading = read()
    return reading.wall - time(of: reading) - note.difference
  }

  /// Takes note of where the wall clock stands now. Where nothing depends on it yet, the match's time is that again.
  func noteStep(isFollowed: Bool) {
    let reading = read()
    if isFollowed {
      note = ClockNote(boot: reading.boot, steady: reading.steady, time: reading.wall)
    } else {
      note.difference = reading.wall - time(of: reading)
    }
    if kept != nil { keepNote() }
  }

  /// Goes on from another time: where the wall clock was put back while the computer was off.
  func goOn(from time: Double) {
    let reading = read()
    note = ClockNote(
      boot: reading.boot, steady: reading.steady, time: time, difference: reading.wall - time)
    if kept != nil { keepNote() }
  }

  /// Keeps what a later run of the program needs, if that is not done yet.
  func keepNote() {
    guard !note.boot.isEmpty, note != kept else { return }
    kept = note
    keep(note)
  }
}
