/// Changes to the squad. They never affect the identity of other players.
extension Team {
  /// Number of players who have ever joined the team.
  @usableFromInline var joined: Int { places.count }

  /// Appends a player to the squad.
  @discardableResult public mutating func add(_ player: Player) -> PlayerID {
    let id = PlayerID(joinedAfter: joined)
    places.append(players.count)
    players.append(player)
    playerIDs.append(id)
    return id
  }

  /// Removes players from the squad. They must not appear in any action.
  public mutating func removePlayers(where isGone: (PlayerID, Player) -> Bool) {
    let kept = players.indices.filter { !isGone(playerIDs[$0], players[$0]) }
    if kept.count < players.count { arrange(kept) }
  }

  /// Replaces the squad. The new players join the team and all previous ones leave.
  public mutating func replacePlayers(with others: [Player]) {
    arrange([])
    for player in others { add(player) }
  }

  /// Keeps the players at the given positions, in that order.
  private mutating func arrange(_ order: [Int]) {
    players = order.map { players[$0] }
    playerIDs = order.map { playerIDs[$0] }
    notePlaces(joined: joined)
  }

  /// Updates the positions of all players.
  mutating func notePlaces(joined: Int) {
    places = Array(repeating: nil, count: joined)
    for (place, id) in playerIDs.enumerated() { places[id.serial] = place }
  }
}

extension Team: Equatable {
  /// Compares the current squads, ignoring players who have left.
  public static func == (one: Team, other: Team) -> Bool {
    one.playerIDs == other.playerIDs && one.players == other.players && one.name == other.name
      && one.officials == other.officials
  }
}
