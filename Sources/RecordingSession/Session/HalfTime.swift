import MatchModel
import MatchRules
import PromptLanguage

/// Substitutions that were typed with half-time: `half-time 9>14`.
extension Ledger {
  /// The place of a half-time substitution that is typed after half-time.
  /// - Returns: nil during half-time.
  func positionAtHalfTime() -> LogPosition? {
    guard let (end, index) = lastHalfTime, state.phase != .after(end.period) else { return nil }
    let begun = match.actions[index...].firstIndex { $0 is PeriodStart } ?? match.actions.count
    return position(after: end.period, before: begun)
  }

  /// True if half-time is mentioned before its whistle has been recorded.
  var awaitsHalfTime: Bool { lastHalfTime == nil && state.period != nil }

  private var lastHalfTime: (PeriodEnd, index: Int)? {
    match.actions.last(PeriodEnd.self) { rules.isMeant($0.period, by: .interval) }
  }

  /// The end of the interval after a period, before the action with that index.
  func position(after period: Period, before index: Int) -> LogPosition {
    let minute = MatchMinute(rules.lastMinute(of: period))
    return LogPosition(moment: Moment(.after(period), minute: minute), index: index)
  }
}
