import MatchModel

/// A place of a team that must stay empty for a time or for good because of a sanction. Together with the clock, these
/// places determine how many players a team may have on the field.
struct ClosedPlace: Sendable {
  let person: Person
  /// Cumulative seconds of play at which it opens. Nil if it never does.
  var end: Double?
  /// True if a goal against the short-handed team opens it.
  let endsWithGoal: Bool
  /// True if the sanction's time is known to the second.
  var isClocked: Bool
}

extension TeamState {
  /// Closes a place for an amount of playing time or for good. If the person's place is already closed, the time is
  /// added instead of closing a second place.
  mutating func closePlace(of person: Person, _ effect: SanctionEffect, now: Double, isClocked: Bool) {
    let seconds: Double?
    switch effect.place {
    case .full: return
    case .short(let minutes): seconds = Double(minutes) * 60
    case .closed: seconds = nil
    }
    if let index = closedPlaces.firstIndex(where: { $0.person == person }) {
      closedPlaces[index].end = closedPlaces[index].end.flatMap { end in seconds.map { end + $0 } }
      closedPlaces[index].isClocked = closedPlaces[index].isClocked && isClocked
    } else {
      closedPlaces.append(
        ClosedPlace(
          person: person, end: seconds.map { now + $0 }, endsWithGoal: effect.endsWithGoal, isClocked: isClocked))
    }
  }

  mutating func openPlaces(at now: Double) {
    closedPlaces.removeAll { $0.end.map { $0 <= now } ?? false }
  }

  /// Ends absences whose time has elapsed.
  fileprivate mutating func endAbsences(at now: Double) {
    for (id, end) in awayUntil where end <= now {
      if self[id] == .away {
        status[id] = starters.contains(id) ? .onField : .bench
        resumeRoles(id)
      }
      awayUntil[id] = nil
    }
  }

  /// Opens the oldest place that a goal opens.
  mutating func openPlaceByGoal() {
    if let index = closedPlaces.firstIndex(where: \.endsWithGoal) { closedPlaces.remove(at: index) }
  }
}

extension MatchState {
  public func placesClosed(of side: Side) -> Int { self[side].closedPlaces.count }

  /// True if places may open, or people become available again, as time passes.
  var changesWithTime: Bool {
    Side.allCases.contains { !self[$0].closedPlaces.isEmpty || !rules.follows && !self[$0].awayUntil.isEmpty }
  }

  /// Advances time to the moment, which may open places.
  package mutating func openPlaces(at moment: Moment) {
    if changesWithTime { advance(to: playingTime(at: moment)) }
  }

  private mutating func advance(to now: Double) {
    for side in Side.allCases {
      self[side].openPlaces(at: now)
      // If line-ups are not tracked, persons may return as soon as their time has elapsed.
      if !rules.follows { self[side].endAbsences(at: now) }
    }
  }

  /// The states at which time alone opens places before a moment, with their minutes and their seconds of play, for games
  /// in which line-ups are not tracked. In other games, an open place stays empty until a player takes it.
  package func openings(until moment: Moment) -> [(minute: MatchMinute, time: Double, state: MatchState)] {
    guard changesWithTime, !rules.follows else { return [] }
    let now = playingTime(at: moment)
    let ends = Set(Side.allCases.flatMap { self[$0].closedPlaces.compactMap(\.end) + self[$0].awayUntil.values })
    var state = self
    return ends.filter { $0 <= now }.sorted().map { end in
      state.advance(to: end)
      // Sanctions that ended within the period have ended by its last minute.
      let last = phase.period.map { MatchMinute(rules.lastMinute(of: $0)) }
      return (end < playedBefore ? last ?? minute(at: end) : minute(at: end), end, state)
    }
  }
}
