extension Match {
  /// The same match, in which whoever is in the other one too is the same player there and here: for a file that is read
  /// again while somebody works on the match.
  ///
  /// A player is known by the number; where both squads have as many players, one whose number is nobody's in the other,
  /// by the place, if the number that stands there is nobody's here.
  public func identified(by other: Match) -> Match {
    var match = self
    for side in Side.allCases {
      let own = self[side].playerIDs
      match[side].identify(by: other[side])
      if match[side].playerIDs != own { match.replacePlayers(self[side], of: side) }
    }
    return match
  }

  /// Names in all actions the players who stand now where those of the old team stood.
  private mutating func replacePlayers(_ old: Team, of side: Side) {
    let new = self[side].playerIDs
    actions = actions.map { action in
      action.replacing { actionSide, person in
        guard actionSide == side, let place = person.playerID.flatMap(old.place(of:)) else { return person }
        return .player(new[place])
      }
    }
  }
}

extension Team {
  /// Whoever is in the other team is the same player here; the others join it.
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

  /// Who the player at a place of the squad is in the other team.
  private func player(at place: Int, in other: Team) -> PlayerID? {
    if let id = other.player(numbered: players[place].number) { return id }
    guard other.players.count == players.count, player(numbered: other.players[place].number) == nil else {
      return nil
    }
    return other.playerIDs[place]
  }
}
