import MatchModel

/// RULES section H: periods, and the order of time.
extension Law {
  /// H1: each period once, in its turn, after the one before it has ended.
  static let periodsInTurn = Law("H1", "Law 7", .periodStart, PeriodStart.self) { start, state, _ in
    if state.isOver { return [(.refuse, .matchOver)] }
    if state.periodsPlayed.contains(start.period) { return [(.refuse, .periodTwice(start.period))] }
    if case .during(let running) = state.phase { return [(.refuse, .periodNotOver(running))] }
    guard state.rules.course.contains(start.period) else { return [(.refuse, .periodNotInRules(start.period))] }
    return state.rules.mayFollow(state.phase).contains(start.period) ? [] : [(.refuse, .periodOutOfTurn(start.period))]
  }

  /// H1: only a running period ends.
  static let periodEndsOnce = Law("H1", "Law 7", .periodEnd, PeriodEnd.self) { end, state, _ in
    state.period == end.period ? [] : [(.refuse, .noPeriodToEnd)]
  }

  /// H3: a period ends in one of its own minutes.
  static let periodEndsInItsMinutes = Law("H3", "Law 7", .periodEnd, PeriodEnd.self) { end, state, _ in
    // What is beyond a stopped clock X10 refuses.
    guard let minute = end.moment.minute, !state.rules.has(minute, in: end.period),
      !state.rules.isBeyondPeriod(end.moment)
    else { return [] }
    return [(.refuse, .minuteOfAnotherPeriod(minute, end.period))]
  }

  /// H4: a match ends once, and nobody comes on, goes off or takes a role after it. Cards and notes there may be (C2).
  static let nothingAfterTheEnd = Law(
    "H4", "Law 7", [.matchEnd, .substitution, .arrival, .departure, .goalkeeper, .captaincy]
  ) { _, state, _ in
    state.isOver ? [(.refuse, .matchOver)] : []
  }

  /// D8, H1: an action stands where its time says: in the running period or interval, and not before what is already
  /// there.
  static let timeGoesOn = Law("D8", "Law 7", Set(ActionKind.allCases).subtracting([.periodStart])) {
    action, state, _ in
    if action.moment.phase != state.phase, action.kind != .periodEnd {
      return [(.refuse, .outOfOrder(action.moment.phase, now: state.phase))]
    }
    if case .during = state.phase, let minute = action.moment.minute, let latest = state.latest, minute < latest {
      return [(.refuse, .backwards(minute, after: latest))]
    }
    return []
  }

  /// H1: play needs a running period.
  static let playNeedsAPeriod = Law("H1", "Law 7", .play) { _, state, _ in
    state.isPlaying ? [] : [(.warn, .notPlaying(state.phase, isOver: state.isOver))]
  }

  /// X10: a stopped clock does not go beyond the length of its period, and no time is added.
  static let stoppedClockEnds = Law("X10", "", Set(ActionKind.allCases)) { action, state, _ in
    guard let period = action.moment.phase.period else { return [] }
    let isAdded = ((action as? PeriodStart)?.announced ?? 0) > 0 && !state.rules.hasAddedTime
    return isAdded || state.rules.isBeyondPeriod(action.moment) ? [(.refuse, .beyondPeriod(period))] : []
  }
}

extension RuleSet {
  /// Whether a moment lies where a period has ended to which no time is added.
  fileprivate func isBeyondPeriod(_ moment: Moment) -> Bool {
    guard !hasAddedTime, case .during(let period) = moment.phase, period.kind != .shootOut else { return false }
    return (moment.minute.map { $0 > MatchMinute(lastMinute(of: period)) } ?? false)
      || (moment.elapsed ?? 0) > seconds(of: period)
  }
}
