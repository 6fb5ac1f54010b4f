import MatchModel

/// Playing time, which does not run in intervals. Temporary sanctions are measured in it.
extension MatchState {
  /// Cumulative seconds of play before the moment: exact if clocked, otherwise at the start of its minute.
  func playingTime(at moment: Moment) -> Double {
    guard case .during(let period) = moment.phase, phase == moment.phase else { return playedBefore }
    if let elapsed = moment.elapsed { return playedBefore + elapsed }
    guard let minute = moment.minute ?? latest else { return playedBefore }
    return playedBefore + max(0, rules.elapsed(at: minute, in: period))
  }

  /// The latest possible time: the end of the minute if the moment was not clocked.
  func latestPlayingTime(at moment: Moment) -> Double {
    playingTime(at: moment) + (moment.elapsed == nil && moment.minute != nil ? 59 : 0)
  }

  /// The time until which a person is excluded. Nil if the person is not.
  func awayUntil(_ person: Person, of side: Side) -> Double? {
    person.playerID.flatMap { self[side][$0] == .sentOff ? nil : self[side].awayUntil[$0] }
  }

  /// True if the person is serving a temporary dismissal at the moment.
  package func isServing(_ person: Person, of side: Side, at moment: Moment) -> Bool {
    awayUntil(person, of: side).map { playingTime(at: moment) < $0 } ?? false
  }

  /// The time until which the place of an excluded person must stay empty.
  func closedUntil(_ person: Person, of side: Side) -> Double? {
    guard self[side].isAway(person) else { return nil }
    return self[side].closedPlaces.first { $0.person == person }?.end
  }

  /// The end of a temporary dismissal. Nil if the person is not temporarily dismissed, or no longer.
  public func endOfAbsence(_ person: Person, of side: Side) -> TimeOfReturn? {
    awayUntil(person, of: side).map { timeOfReturn(of: person, on: side, at: $0) }
  }

  /// The time at which a sanction of the person ends. It is clocked if the sanction that closed the place was.
  func timeOfReturn(of person: Person, on side: Side, at time: Double) -> TimeOfReturn {
    timeOfReturn(at: time, isClocked: self[side].closedPlaces.first { $0.person == person }?.isClocked ?? false)
  }

  /// The time until which the side has as many players as now: the next one at which a place opens. Nil if none will.
  func endOfNumber(of side: Side) -> TimeOfReturn? { endsOfClosedPlaces(of: side).first }

  /// The times at which temporarily closed places open, earliest first.
  public func endsOfClosedPlaces(of side: Side) -> [TimeOfReturn] {
    let ends = self[side].closedPlaces.compactMap { place in place.end.map { ($0, place.isClocked) } }
    return ends.sorted { $0.0 < $1.0 }.map { timeOfReturn(at: $0, isClocked: $1) }
  }

  /// The closed places of the side: the person whose place it was, and the second of the current or last period at
  /// which it opens; nil if it never does.
  package func closedPlaces(of side: Side) -> [(person: Person, second: Double?)] {
    self[side].closedPlaces.map { ($0.person, $0.end.map { $0 - playedBefore }) }
  }

  func timeOfReturn(at time: Double, isClocked: Bool) -> TimeOfReturn {
    TimeOfReturn(minute: minute(at: time), clock: isClocked || rules.countsDown ? clock(at: time) : nil)
  }

  /// The reading of the match clock at a playing time, in seconds. A later period than the current one contains the
  /// time only if none can be added before it. Nil if no period is known to contain it.
  func clock(at time: Double) -> Int? {
    var elapsed = time - playedBefore
    guard elapsed >= 0 else { return nil }
    var next = if case .during(let period) = phase { [period] } else { rules.mayFollow(phase) }
    while let period = next.first, period.kind != .shootOut {
      let length = rules.seconds(of: period)
      if elapsed <= length { return Int(rules.reading(of: period, elapsed: elapsed)) }
      guard !rules.hasAddedTime else { return nil }
      elapsed -= length
      next = rules.mayFollow(.after(period))
    }
    return nil
  }

  /// The minute of a playing time, in a completed period if it has passed. Otherwise as far as can be predicted: the
  /// current period lasts as long as needed or its full length, and the rest falls into the next one.
  func minute(at time: Double) -> MatchMinute {
    if time < playedBefore, let past = completedPeriods.last(where: { $0.playedBefore <= time }) {
      return rules.minute(of: past.period, elapsed: time - past.playedBefore)
    }
    guard let period = phase.period else { return MatchMinute(Int(time / 60) + 1) }
    let own = rules.seconds(of: period)
    let inPeriod = time - playedBefore
    var sure = 0.0
    if case .during = phase {
      if inPeriod < own { return rules.minute(of: period, elapsed: inPeriod) }
      // Nothing beyond the current minute of stoppage time is certain.
      sure = max(own, latest.map { rules.elapsed(at: $0, in: period) + 60 } ?? 0)
    }
    return MatchMinute(rules.lastMinute(of: period) + max(0, Int((inPeriod - sure) / 60)) + 1)
  }
}

extension RuleSet {
  /// The duration in seconds of the period that this whistle ends.
  package func length(of end: PeriodEnd) -> Double {
    if let elapsed = end.moment.elapsed { return elapsed }
    guard let minute = end.moment.minute else { return seconds(of: end.period) }
    return max(0, elapsed(at: minute, in: end.period) + 60)
  }
}
