extension Match {
  /// A copy in which players who also appear in the other match have the same identity as in that match. Used when the
  /// file is read again during recording.
  ///
  /// Players are matched by number. If both squads have the same size, a player whose number does not exist in the
  /// other squad is matched by position, provided that the number at that position does not exist in this squad. Unused
  /// numbers of a provisional line-up are never matched by position, because new numbers replace them. Actions are
  /// matched by how they appear in the log.
  public func identified(by other: Match) -> Match {
    var match = self
    for side in Side.allCases {
      let own = self[side].playerIDs
      match[side].identify(by: other[side])
      if match[side].playerIDs != own { match.replacePlayers(self[side], of: side) }
    }
    match.actions = match.actions.identified(by: other.actions)
    return match
  }

  /// In all actions, replaces each player of the old team with the one who is now in the same position.
  private mutating func replacePlayers(_ old: Team, of side: Side) {
    let new = self[side].playerIDs
    actions = actions.replacingEach { action in
      action.replacing { actionSide, person in
        guard actionSide == side, let place = person.playerID.flatMap(old.place(of:)) else { return person }
        return .player(new[place])
      }
    }
  }
}

extension Team {
  /// Gives players of the other team the identities they have in it; the remaining players join it.
  fileprivate mutating func identify(by other: Team) {
    var joined = other.joined
    var taken: Set<PlayerID> = []
    playerIDs = players.indices.map { place in
      if let id = player(at: place, in: other), taken.insert(id).inserted { return id }
      defer { joined += 1 }
      return PlayerID(joinedAfter: joined)
    }
    notePlaces(joined: joined)
  }

  /// The player of the other team who corresponds to the player at this position.
  private func player(at place: Int, in other: Team) -> PlayerID? {
    if let id = other.player(numbered: players[place].number) { return id }
    guard other.players.count == players.count, player(numbered: other.players[place].number) == nil,
      !players[place].isPlaceholder, !other.players[place].isPlaceholder
    else { return nil }
    return other.playerIDs[place]
  }
}
