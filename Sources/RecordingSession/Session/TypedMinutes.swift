import MatchModel
import MatchRules
import PromptLanguage

/// Messages about typed minutes.
extension Session {
  /// Only times at least this many minutes back are mentioned.
  private static let long = 20

  /// The message about a minute so far back that a digit may be missing: `8'` in the 48th minute. Empty for recent
  /// minutes. This is not a question, because it is normal to record forgotten events late.
  func reportLateEntry(_ line: ClauseLine) -> [Fact] {
    guard dialogue != nil, !line.isConfirmed, !line.time.isByClock, let period = ledger.state.period,
      let elapsed = timekeeper.elapsed,
      let moment = (try? timekeeper.place(line.time, column: 1))?.moment, case .during(let then) = moment.phase,
      let minute = moment.minute
    else { return [] }
    let back = ledger.rules.minute(of: period, elapsed: elapsed).minute - minute.minute
    guard back >= Self.long else { return [] }
    return [fact(.clock(.longAgo(minute, then, minutes: back)))]
  }

  /// Reports that the following lines get a minute ahead of the clock, if that is new.
  /// - Parameter before: the minute before this line.
  func reportAssumedMinute(since before: MatchMinute?) -> [Fact] {
    guard dialogue != nil, let minute = timekeeper.assumedMinute, minute != before else { return [] }
    return [fact(.clock(.held(minute, clock: timekeeper.clockTime)))]
  }
}
