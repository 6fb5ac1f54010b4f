import MatchModel
import MatchRules
import PromptLanguage

/// Messages about typed minutes.
extension Situation {
  /// Times of the running period are mentioned if they are at least this many minutes back.
  private static let long = 20

  /// The message about a minute of an earlier period, or one so far back that a digit may be missing: `8'` in the 48th
  /// minute. Nil for recent minutes and for a period named in the line. This is not a question, because it is normal to
  /// record forgotten events late.
  func lateEntry(_ line: ClauseLine) -> Fact? {
    guard !line.isConfirmed, !line.time.isByClock, let period = state.period,
      let elapsed = timekeeper.elapsed,
      let moment = timekeeper.moment(of: line.time), case .during(let then) = moment.phase,
      let minute = moment.minute
    else { return nil }
    let back = rules.minute(of: period, elapsed: elapsed).minute - minute.minute
    if back >= Self.long { return fact(.clock(.longAgo(minute, then, minutes: back))) }
    switch line.time {
    case .exact(_, _?), .minute(_, _?): return nil
    default: return then == period ? nil : fact(.clock(.inOtherPeriod(minute, then)))
    }
  }

  /// Reports that the following lines get a minute ahead of the clock, if that is new.
  /// - Parameter before: the minute before this line.
  func heldMinute(since before: MatchMinute?) -> Fact? {
    guard let minute = timekeeper.assumedMinute, minute != before else { return nil }
    return fact(.clock(.held(minute, clock: timekeeper.clockTime)))
  }
}
