import MatchModel

/// Extra time in sets, `extra-set`: each is played to its end, whatever its first period brings, and another one only while
/// the match is level.
extension RuleSet {
  /// Whether a set of extra time ends with the period, and another one may follow.
  public func endsExtraSet(_ period: Period) -> Bool {
    guard period.kind == .extra else { return false }
    let played = period.number - periods
    return played < extraPeriods && played % max(1, extraSet) == 0
  }
}
