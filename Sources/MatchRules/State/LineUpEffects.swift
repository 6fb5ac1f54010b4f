import MatchModel

/// The effects of substitutions, arrivals and departures.
extension MatchState {
  mutating func substitute(_ change: Substitution) {
    let side = change.team
    let use = stoppage(for: change.moment, of: side)
    let replacesGoalkeeper = isShootOut && status(change.on, of: side) == .leftOut
    if let off = change.off.playerID, self[side][off] == .sentOff {
      self[side].replaceable.removeAll { $0 == change.off }
    } else {
      // The place of a temporarily excluded player passes to the substitute.
      if self[side].isAway(change.off) { self[side].closedPlaces.removeAll { $0.person == change.off } }
      leave(change.off, of: side, as: .substituted, at: change.moment.minute)
    }
    enter(change.on, of: side, instead: true)
    shootOut?.replace(change.off, by: change.on, of: side)
    if let off = change.off.playerID, let on = change.on.playerID, self[side].goalkeeper == nil,
      self[side].lastGoalkeeper == off
    {
      // The substitute takes over from the goalkeeper, even one who had already left (docs/LAWS.md, A6).
      self[side].goalkeeper = on
    }
    if change.isConcussion {
      self[side].concussionsUsed += 1
      self[side.other].concussionGain += 1
    } else if !replacesGoalkeeper {
      self[side].substitutionsUsed += 1
      if !use.joins { self[side].stoppages += 1 }
      if use.usesWindow { self[side].windowsUsed += 1 }
      self[side].openStoppage = TeamState.OpenStoppage(moment: change.moment, isInterval: phase.isInterval)
    }
  }

  mutating func arrive(_ arrival: Arrival) { enter(arrival.player, of: arrival.team, instead: false) }

  mutating func depart(_ departure: Departure) {
    leave(departure.player, of: departure.team, as: isShootOut ? .leftOut : .left, at: departure.moment.minute)
    if case .after = phase, let id = departure.player.playerID { self[departure.team].leftInInterval.insert(id) }
  }

  /// - Parameter instead: true if the player replaces a named player.
  private mutating func enter(_ person: Person, of side: Side, instead: Bool) {
    if self[side].isAway(person) {
      self[side].closedPlaces.removeAll { $0.person == person }
    } else if !instead, status(person, of: side) != .left, let first = self[side].open.first {
      self[side].replaceable.removeAll { $0 == first }
    }
    guard let id = person.playerID else {
      self[side].unidentifiedOn += 1
      return
    }
    if self[side].playersOnField >= complete(side) { self[side].extra.insert(id) }
    self[side].status[id] = .onField
    self[side].offMinute[id] = nil
    self[side].awayUntil[id] = nil
    self[side].leftInInterval.remove(id)
    // A goalkeeper who comes on for a team without one takes the role automatically (docs/LAWS.md, A6).
    if self[side].goalkeeper == nil, goalkeepers[side].contains(id) { self[side].goalkeeper = id }
    self[side].resumeRoles(id)
  }

  mutating func leave(_ person: Person, of side: Side, as status: PlayerStatus, at minute: MatchMinute?) {
    guard let id = person.playerID else {
      self[side].unidentifiedOn -= 1
      return
    }
    self[side].status[id] = status
    self[side].extra.remove(id)
    self[side].offMinute[id] = minute
    if self[side].goalkeeper == id {
      self[side].goalkeeper = nil
      self[side].lastGoalkeeper = id
    }
    if self[side].captain == id {
      self[side].captain = nil
      self[side].lastCaptain = id
    }
  }
}

extension TeamState {
  /// A returning goalkeeper or captain gets the role back unless another player has it (docs/LAWS.md, A6, A7).
  mutating func resumeRoles(_ id: PlayerID) {
    if goalkeeper == nil, lastGoalkeeper == id { goalkeeper = id }
    if captain == nil, lastCaptain == id { captain = id }
  }
}
