import MatchModel

/// The time of play, which runs on over the intervals: what sanctions for a time are measured by.
extension MatchState {
  /// Seconds of play before the moment, through all periods: as clocked, otherwise the beginning of its minute.
  func playingTime(at moment: Moment) -> Double {
    guard case .during(let period) = moment.phase, phase == moment.phase else { return playedBefore }
    if let elapsed = moment.elapsed { return playedBefore + elapsed }
    guard let minute = moment.minute ?? latest else { return playedBefore }
    return playedBefore + max(0, rules.elapsed(at: minute, in: period))
  }

  /// The latest that it may have been: what was not clocked may have been at the end of its minute.
  func latestPlayingTime(at moment: Moment) -> Double {
    playingTime(at: moment) + (moment.elapsed == nil && moment.minute != nil ? 59 : 0)
  }

  /// The time until which somebody may take no part; nil where there is none.
  func awayUntil(_ person: Person, of side: Side) -> Double? {
    person.playerID.flatMap { self[side][$0] == .sentOff ? nil : self[side].awayUntil[$0] }
  }

  /// The time until which nobody may take the place of somebody who is away.
  func closedUntil(_ person: Person, of side: Side) -> Double? {
    guard self[side].isAway(person) else { return nil }
    return self[side].closedPlaces.first { $0.person == person }?.end
  }

  /// Until when somebody serves a dismissal for a time; nil where nobody does, or no longer.
  public func endOfAbsence(_ person: Person, of side: Side) -> TimeOfReturn? {
    awayUntil(person, of: side).map { timeOfReturn(at: $0) }
  }

  /// When places of the side open that are closed for a time, the next one first.
  public func endsOfClosedPlaces(of side: Side) -> [TimeOfReturn] {
    self[side].closedPlaces.compactMap(\.end).sorted().map { timeOfReturn(at: $0) }
  }

  /// What a clock that counts down shows then is compared with it, and nobody counts its minutes; of others the minute.
  private func timeOfReturn(at time: Double) -> TimeOfReturn {
    TimeOfReturn(minute: minute(at: time), clock: rules.countsDown ? clock(at: time) : nil)
  }

  /// How long a period was that ended so, in seconds.
  func length(of end: PeriodEnd) -> Double {
    if let elapsed = end.moment.elapsed { return elapsed }
    guard let minute = end.moment.minute else { return Double(rules.length(of: end.period)) * 60 }
    return max(0, rules.elapsed(at: minute, in: end.period) + 60)
  }

  /// What the match clock shows when a time of play is reached, in seconds; nil where that is in no period that is played.
  func clock(at time: Double) -> Int? {
    guard case .during(let period) = phase, time - playedBefore <= Double(rules.length(of: period)) * 60 else {
      return nil
    }
    return Int(rules.reading(of: period, elapsed: time - playedBefore))
  }

  /// The minute in which a time of play is reached, as far as can be told now: a period is taken to last as long as it
  /// has to, and the one that follows for the rest.
  func minute(at time: Double) -> MatchMinute {
    guard let period = phase.period else { return MatchMinute(Int(time / 60) + 1) }
    let own = Double(rules.length(of: period)) * 60
    let inPeriod = time - playedBefore
    if case .during = phase {
      if inPeriod < own { return rules.minute(of: period, elapsed: inPeriod) }
      // Of stoppage time no more than the running minute can be counted on.
      let sure = max(own, latest.map { rules.elapsed(at: $0, in: period) + 60 } ?? 0)
      return MatchMinute(rules.lastMinute(of: period) + max(0, Int((inPeriod - sure) / 60)) + 1)
    }
    return MatchMinute(rules.lastMinute(of: period) + max(0, Int(inPeriod / 60)) + 1)
  }
}
