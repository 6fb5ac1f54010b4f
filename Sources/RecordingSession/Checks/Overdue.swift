import MatchModel

extension Check {
  /// A period whose clock is far beyond its length after a line that got its minute from the clock, or after an empty
  /// line. Asked once per period.
  static let overdue = Check("overdue", at: .after) { proposal, situation in
    guard let period = situation.overduePeriod, let elapsed = situation.timekeeper.elapsed else { return nil }
    return .ask(proposal.whetherEnded(period, after: elapsed, situation, no: .recordAnyway, instead: nil))
  }
}

extension Situation {
  /// The running period if it has probably ended and the question has not been asked yet.
  var overduePeriod: Period? {
    guard let period = doubtfulPeriod, period != memory.doubted?.period, timekeeper.minuteAhead == nil else {
      return nil
    }
    return period
  }
}
