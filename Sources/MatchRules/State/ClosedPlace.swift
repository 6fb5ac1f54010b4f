import MatchModel

/// A place of a team that nobody may take for a time, or any more: what a sanction has made of it. How many players a
/// team may have on the field follows from these and from the clock.
struct ClosedPlace: Sendable {
  let person: Person
  /// Seconds of play, through all periods, at which it opens; nil: never.
  var end: Double?
  /// Whether a goal of the opponents, while they are more, opens it.
  let endsWithGoal: Bool
}

extension TeamState {
  /// Closes the place of somebody for a time of play, or for good. Where it is closed already the time is added, and no
  /// second place is closed.
  mutating func closePlace(of person: Person, _ place: SanctionEffect.Place, endsWithGoal: Bool, now: Double) {
    let seconds: Double?
    switch place {
    case .full: return
    case .short(let minutes): seconds = Double(minutes) * 60
    case .closed: seconds = nil
    }
    if let index = closedPlaces.firstIndex(where: { $0.person == person }) {
      closedPlaces[index].end = closedPlaces[index].end.flatMap { end in seconds.map { end + $0 } }
    } else {
      closedPlaces.append(ClosedPlace(person: person, end: seconds.map { now + $0 }, endsWithGoal: endsWithGoal))
    }
  }

  /// Opens the places whose time is over.
  mutating func openPlaces(at now: Double) {
    if closedPlaces.contains(where: { $0.hasEnded(at: now) }) { closedPlaces.removeAll { $0.hasEnded(at: now) } }
  }

  /// Whoever was away until now may act again.
  fileprivate mutating func endAbsences(at now: Double) {
    for (id, end) in awayUntil where end <= now {
      if self[id] == .away { status[id] = starters.contains(id) ? .onField : .bench }
      awayUntil[id] = nil
    }
  }

  /// Opens the place that a goal opens, the oldest one.
  mutating func openPlaceByGoal() {
    if let index = closedPlaces.firstIndex(where: \.endsWithGoal) { closedPlaces.remove(at: index) }
  }
}

extension MatchState {
  /// How many places of a side nobody may take now.
  public func placesClosed(of side: Side) -> Int { self[side].closedPlaces.count }

  var hasClosedPlaces: Bool { !teams.home.closedPlaces.isEmpty || !teams.away.closedPlaces.isEmpty }

  /// Time passes until the moment: places open.
  mutating func openPlaces(at moment: Moment) {
    guard hasClosedPlaces || !rules.follows else { return }
    let now = playingTime(at: moment)
    for side in Side.allCases {
      self[side].openPlaces(at: now)
      // Where nobody says who comes back, whoever is away may once the time is over.
      if !rules.follows { self[side].endAbsences(at: now) }
    }
  }

  /// What time alone makes of the state until a moment, where nobody follows who is on the field: the state at each time at
  /// which places open, with the minute in which that is. Elsewhere an open place is empty until somebody takes it.
  public func openings(until moment: Moment) -> [(minute: MatchMinute, state: MatchState)] {
    guard hasClosedPlaces, !rules.follows else { return [] }
    let now = playingTime(at: moment)
    let ends = Set(teams.home.closedPlaces.compactMap(\.end) + teams.away.closedPlaces.compactMap(\.end))
    var state = self
    return ends.filter { $0 <= now }.sorted().map { end in
      for side in Side.allCases {
        state[side].openPlaces(at: end)
        state[side].endAbsences(at: end)
      }
      // What ended within the period before this moment is over at its end at the latest.
      let last = phase.period.map { MatchMinute(rules.lastMinute(of: $0)) }
      return (end < playedBefore ? last ?? minute(at: end) : minute(at: end), state)
    }
  }
}

extension ClosedPlace {
  fileprivate func hasEnded(at now: Double) -> Bool { end.map { $0 <= now } ?? false }
}
