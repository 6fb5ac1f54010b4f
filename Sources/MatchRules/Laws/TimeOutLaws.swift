import MatchModel

/// Laws about team counts in games other than football (docs/LAWS.md, section X).
extension Law {
  /// X8: the number of time-outs in each half is limited. Football has no such law.
  static let timeOutsAreLimited = Law("X8", "", .own, OwnAction.self) { own, state, _ in
    guard own.code == .timeOut else { return [] }
    if let last = state.rules.lastTimeOuts, state.rules.isLate(own.moment),
      state[own.team].lateTimeOuts >= last.count
    {
      return [(.warn, .lateTimeOutsUsedUp(own.team, last))]
    }
    guard let left = state.timeOutsLeft(own.team), left <= 0, let period = state.phase.period
    else { return [] }
    // The limit for the whole match may be reached first.
    let taken = state.rules.timeOuts(in: period, of: state[own.team].timeOuts)
    return [(.warn, .timeOutsUsedUp(own.team, most: min(state.rules.mostTimeOuts(in: period), taken), period))]
  }
}
