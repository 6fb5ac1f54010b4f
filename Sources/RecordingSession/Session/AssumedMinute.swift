import MatchModel

extension Session {
  /// Reports that the following lines get a minute ahead of the clock, if that is new.
  /// - Parameter before: the minute before this line.
  func reportAssumedMinute(since before: MatchMinute?) -> [Fact] {
    guard dialogue != nil, let minute = timekeeper.assumedMinute, minute != before else { return [] }
    return [fact(.clock(.held(minute, clock: timekeeper.clockTime)))]
  }
}
