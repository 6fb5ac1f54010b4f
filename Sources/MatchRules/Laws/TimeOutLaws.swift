import MatchModel

/// RULES section X: what games other than football count by team.
extension Law {
  /// X8: a team has so many time-outs in each half. No law of football's says so.
  static let timeOutsAreLimited = Law("X8", "", .own, OwnAction.self) { own, state, _ in
    guard own.code == .timeOut else { return [] }
    if let last = state.rules.lastTimeOuts, state.rules.isLate(own.moment),
      state[own.team].lateTimeOuts >= last.count
    {
      return [(.warn, .lateTimeOutsUsedUp(own.team, last))]
    }
    guard let left = state.timeOutsLeft(own.team), left <= 0, let period = state.phase.period
    else { return [] }
    // Fewer than in other matches where those of the match are used up.
    let taken = state.rules.timeOuts(in: period, of: state[own.team].timeOuts)
    return [(.warn, .timeOutsUsedUp(own.team, most: min(state.rules.mostTimeOuts(in: period), taken), period))]
  }
}
