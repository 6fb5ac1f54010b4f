import MatchModel

/// The end of a running period that is told after later events have been: they were of the interval, or of the next
/// period, whose beginning nobody has told either.
public struct LateWhistle {
  /// The match with both whistles, and what followed the first one where it belongs.
  public let match: Match
  /// For each action its place in the match as it was; nil for the whistles.
  public let origin: [Int?]

  /// Seconds between a half and the next, and between other periods: what is assumed where nothing tells.
  private static let halfTime: Double = 900
  private static let shortBreak: Double = 300

  /// - Parameters:
  ///   - end: the last minute of the running period, and how long it lasted if that is known.
  ///   - restart: seconds after the period's beginning at which the next one began, where that is told.
  /// - Returns: nil where the period does not run, or nothing that was recorded is later.
  public init?(
    ending period: Period, at end: (minute: MatchMinute, elapsed: Double?), restart: Double? = nil, in ledger: Ledger
  ) {
    let (old, rules) = (ledger.match, ledger.rules)
    guard ledger.state.period == period,
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
    let next = rules.mayFollow(.after(period)).first.flatMap { $0.kind == .shootOut ? nil : $0 }

    // How many seconds after the period's beginning each was.
    var times: [Double] = []
    for action in old.actions[first...] {
      let told = action.moment.elapsed ?? action.moment.minute.map { rules.elapsed(at: $0, in: period) }
      times.append(max(told ?? lasted, times.last ?? lasted))
    }
    let pause = period.kind == .regular && !rules.endsRegularTime(period) ? Self.halfTime : Self.shortBreak
    let played = zip(old.actions[first...], times).first { Set.play.contains($0.0.kind) }?.1
    let restarted = restart ?? min(lasted + pause, played ?? .infinity)
    let inInterval = next == nil ? times.count : times.prefix { $0 < restarted }.count

    var match = old
    match.actions.removeSubrange(first...)
    var origin = Array(0..<first).map(Optional.some)
    func take(_ action: Action, from place: Int?) {
      match.actions.append(action)
      origin.append(place)
    }
    take(
      PeriodEnd(
        period, minute: end.minute, elapsed: end.elapsed, wallClock: start.moment.wallClock.map { $0 + lasted }),
      from: nil)
    let interval = Phase.after(period)
    if rules.mayFollow(interval).isEmpty { take(MatchEnd(at: Moment(interval)), from: nil) }
    for index in first..<first + inInterval {
      let action = old.actions[index]
      let minute = MatchMinute(rules.lastMinute(of: period))
      take(action.moved(to: Moment(interval, minute: minute, wallClock: action.moment.wallClock)), from: index)
    }
    if let next, inInterval < times.count || restart != nil {
      let wallClock = start.moment.wallClock.map { $0 + restarted }
      take(PeriodStart(next, length: rules.length(of: next), wallClock: wallClock), from: nil)
      for (index, time) in zip(first..., times).dropFirst(inInterval) {
        var moment = old.actions[index].moment
        let elapsed = max(0, time - restarted)
        let isClocked = moment.elapsed != nil
        moment = Moment(
          .during(next), minute: rules.minute(of: next, elapsed: elapsed), elapsed: isClocked ? elapsed : nil,
          wallClock: moment.wallClock)
        take(old.actions[index].moved(to: moment), from: index)
      }
    }
    (self.match, self.origin) = (match, origin)
  }
}
