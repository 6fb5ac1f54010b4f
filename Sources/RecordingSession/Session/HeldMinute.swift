import MatchModel

extension Session {
  /// Reports that the following lines get a minute ahead of the clock, if that is new.
  /// - Parameter before: the minute before this line.
  func toldHeldMinute(since before: MatchMinute?) -> [Fact] {
    guard dialogue != nil, let minute = timekeeper.heldMinute, minute != before else { return [] }
    return [fact(.clock(.held(minute, clock: timekeeper.clockTime)))]
  }
}
