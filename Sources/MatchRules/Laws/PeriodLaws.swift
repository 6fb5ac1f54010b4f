import MatchModel

/// Laws about periods and the order of time (docs/LAWS.md, section H).
extension Law {
  /// H1: each period is played once, in order, after the previous one has ended.
  static let periodsInTurn = Law("H1", "Law 7", .periodStart, PeriodStart.self) { start, state, _ in
    if state.isOver { return [(.refuse, .matchOver)] }
    if state.periodsPlayed.contains(start.period) { return [(.refuse, .periodTwice(start.period))] }
    if case .during(let running) = state.phase { return [(.refuse, .periodNotOver(running))] }
    guard state.rules.course.contains(start.period) else { return [(.refuse, .periodNotInRules(start.period))] }
    return state.rules.mayFollow(state.phase).contains(start.period) ? [] : [(.refuse, .periodOutOfTurn(start.period))]
  }

  static let periodEndsOnce = Law("H1", "Law 7", .periodEnd, PeriodEnd.self) { end, state, _ in
    state.period == end.period ? [] : [(.refuse, .noPeriodToEnd)]
  }

  /// H3: a period ends in a minute that belongs to it.
  static let periodEndsInItsMinutes = Law("H3", "Law 7", .periodEnd, PeriodEnd.self) { end, state, _ in
    // X10 refuses times beyond a stopped clock.
    guard let minute = end.moment.minute, !state.rules.has(minute, in: end.period),
      !state.rules.isBeyondPeriod(end.moment)
    else { return [] }
    return [(.refuse, .minuteOfAnotherPeriod(minute, end.period))]
  }

  /// H4: a match ends once. Afterwards the line-up and roles cannot change, but cards and notes are still possible
  /// (C2).
  static let nothingAfterTheEnd = Law(
    "H4", "Law 7", [.matchEnd, .substitution, .arrival, .departure, .goalkeeper, .captaincy]
  ) { _, state, _ in
    state.isOver ? [(.refuse, .matchOver)] : []
  }

  /// D8, H1: an action belongs to the period or interval of its time, and cannot precede earlier actions.
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

  static let playNeedsAPeriod = Law("H1", "Law 7", .play) { _, state, _ in
    state.isPlaying ? [] : [(.warn, .notPlaying(state.phase, isOver: state.isOver))]
  }

  /// X10: with a stopped clock, a period cannot exceed its length and has no stoppage time.
  static let stoppedClockEnds = Law("X10", "", Set(ActionKind.allCases)) { action, state, _ in
    guard let period = action.moment.phase.period else { return [] }
    let isAdded = ((action as? PeriodStart)?.announced ?? 0) > 0 && !state.rules.hasAddedTime
    return isAdded || state.rules.isBeyondPeriod(action.moment) ? [(.refuse, .beyondPeriod(period))] : []
  }
}

extension RuleSet {
  /// True if the moment is after the end of a period without stoppage time.
  fileprivate func isBeyondPeriod(_ moment: Moment) -> Bool {
    guard !hasAddedTime, case .during(let period) = moment.phase, period.kind != .shootOut else { return false }
    return (moment.minute.map { $0 > MatchMinute(lastMinute(of: period)) } ?? false)
      || (moment.elapsed ?? 0) > seconds(of: period)
  }
}
