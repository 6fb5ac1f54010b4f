import MatchModel

/// Extra time in sets (`extra-set`): each set is played to its end, and another one follows only if the match is still
/// level.
extension RuleSet {
  /// True if a set of extra time ends with the period.
  public func endsExtraSet(_ period: Period) -> Bool {
    guard period.kind == .extra else { return false }
    let played = period.number - periods
    return played < extraPeriods && played % max(1, extraSet) == 0
  }
}
