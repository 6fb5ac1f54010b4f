import MatchModel
import MatchRules

/// The clock as a line sees it: the time of its first key, and what is known about the match clock.
struct LineClock {
  private let clock: MatchClock
  /// Time of the first key of the line being executed, in seconds since 1970; nil without a line or a keyboard.
  var typedAt: Double?
  /// Start of the running period according to the clock set by the user, in seconds since 1970.
  var setStart: Double?
  /// The period whose end by a stopped clock has been reported.
  var reportedTimeUp: Period?

  init(_ clock: MatchClock) { self.clock = clock }

  /// The time of the line in seconds since 1970; without a line, and in a script, the current time.
  var now: Double { typedAt ?? clock.now }

  func timekeeper(of snapshot: LedgerSnapshot) -> Timekeeper {
    // If the user undoes `clock`, these times differ. The file rounds times, so compare with a tolerance.
    let beginnings = (set: setStart ?? .nan, now: snapshot.ledger.state.start?.wallClock ?? .nan)
    // A stopped clock is set forward to every time typed ahead of it.
    let isClockSet = abs(beginnings.set - beginnings.now) < 0.05 || snapshot.ledger.rules.clock == .stopped
    return Timekeeper(snapshot: snapshot, now: now, isClockSet: isClockSet)
  }
}

extension Session {
  /// The time of the line.
  var now: Double { clock.now }

  /// Runs a closure with the time of another line.
  func at<Result>(_ time: Double?, _ body: () -> Result) -> Result {
    let line = clock.typedAt
    clock.typedAt = time ?? line
    defer { clock.typedAt = line }
    return body()
  }
}
