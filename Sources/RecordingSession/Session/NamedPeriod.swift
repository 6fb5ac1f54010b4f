import MatchModel
import MatchRules
import PromptLanguage

/// Named periods and intervals, such as half-time.
extension Ledger {
  /// The place of a substitution that is typed with half-time, `half-time 9>14`, after half-time.
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

extension RuleSet {
  /// The period that a clause begins after a phase: the named one if it may follow, otherwise the next one.
  func next(after phase: Phase, named name: NamedPeriod?) -> Period? {
    let following = mayFollow(phase)
    return name.flatMap { name in following.first { isMeant($0, by: name) } } ?? following.first
  }

  func isMeant(_ period: Period, by name: NamedPeriod) -> Bool {
    // Number among the periods of its kind, from 1.
    let number = period.kind == .extra ? period.number - periods : period.number
    return switch name {
    case .first: period.kind != .shootOut && number == 1
    case .second: period.kind != .shootOut && number == 2
    case .third: period.kind != .shootOut && number == 3
    case .fourth: period.kind != .shootOut && number == 4
    case .interval: period.kind != .shootOut && number < (period.kind == .extra ? extraPeriods : periods)
    case .extraTime: period.kind == .extra
    case .shootOut: period.kind == .shootOut
    }
  }
}
