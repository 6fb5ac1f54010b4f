import MatchModel

/// The end of a period that is recorded after later events, because it was forgotten. These events belong to the
/// interval or to the next period, whose start was forgotten too.
extension Ledger {
  /// Default seconds between halves and between other periods.
  private static let halfTime: Double = 900
  private static let shortBreak: Double = 300

  /// The match with both whistles inserted and the later events moved.
  /// - Parameters:
  ///   - end: the last minute of the period, and its length if known.
  ///   - restart: the next period, and the seconds from the start of this one to its start, if known.
  /// - Returns: nil if the period is not running or nothing was recorded after its end.
  public func endingLate(
    _ period: Period, at end: (minute: MatchMinute, elapsed: Double?), restart: (next: Period?, seconds: Double)? = nil
  ) -> Match? {
    let old = match
    guard state.period == period,
      let begun = old.actions.lastIndex(where: { ($0 as? PeriodStart)?.period == period }),
      let start = old.actions[begun] as? PeriodStart
    else { return nil }
    let first =
      old.actions[begun...].firstIndex { action in
        guard let minute = action.moment.minute else { return false }
        if minute == end.minute, let limit = end.elapsed, let elapsed = action.moment.elapsed { return elapsed > limit }
        return minute > end.minute
      } ?? old.actions.count
    guard first < old.actions.count || restart != nil else { return nil }
    let lasted = end.elapsed ?? rules.elapsed(at: end.minute, in: period) + 60
    let following = restart.map { $0.next } ?? rules.mayFollow(.after(period)).first
    let next = following.flatMap { $0.kind == .shootOut ? nil : $0 }

    // Seconds of each action since the start of the period.
    var times: [Double] = []
    for action in old.actions[first...] {
      let time = action.moment.elapsed ?? action.moment.minute.map { rules.elapsed(at: $0, in: period) }
      times.append(max(time ?? lasted, times.last ?? lasted))
    }
    let pause = period.kind == .regular && !rules.endsRegularTime(period) ? Self.halfTime : Self.shortBreak
    let played = zip(old.actions[first...], times).first { Set.play.contains($0.0.kind) }?.1
    let restarted = restart?.seconds ?? min(lasted + pause, played ?? .infinity)
    let inInterval = next == nil ? times.count : times.prefix { $0 < restarted }.count

    var match = old
    match.actions.removeSubrange(first...)
    match.actions.append(
      PeriodEnd(
        period, minute: end.minute, elapsed: end.elapsed, wallClock: start.moment.wallClock.map { $0 + lasted }))
    let interval = Phase.after(period)
    if rules.mayFollow(interval).isEmpty { match.actions.append(MatchEnd(at: Moment(interval))) }
    for index in first..<first + inInterval {
      let action = old.actions[index]
      let minute = MatchMinute(rules.lastMinute(of: period))
      let moment = Moment(interval, minute: minute, wallClock: action.moment.wallClock)
      match.actions.append(action.moved(to: moment), as: old.actions.id(at: index))
    }
    if let next, inInterval < times.count || restart != nil {
      let wallClock = start.moment.wallClock.map { $0 + restarted }
      match.actions.append(PeriodStart(next, length: rules.length(of: next), wallClock: wallClock))
      for (index, time) in zip(first..., times).dropFirst(inInterval) {
        var moment = old.actions[index].moment
        let elapsed = max(0, time - restarted)
        let isClocked = moment.elapsed != nil
        moment = Moment(
          .during(next), minute: rules.minute(of: next, elapsed: elapsed), elapsed: isClocked ? elapsed : nil,
          wallClock: moment.wallClock)
        match.actions.append(old.actions[index].moved(to: moment), as: old.actions.id(at: index))
      }
    }
    return match
  }
}
