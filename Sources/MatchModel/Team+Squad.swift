/// Who joins the squad, who leaves it, and in what order it stands: nothing of it changes who the others are.
extension Team {
  /// How many have ever joined the team.
  @usableFromInline var joined: Int { places.count }

  /// Takes a player into the squad, as the last of it.
  /// - Returns: who it is from now on.
  @discardableResult public mutating func add(_ player: Player) -> PlayerID {
    let id = PlayerID(joinedAfter: joined)
    places.append(players.count)
    players.append(player)
    playerIDs.append(id)
    return id
  }

  /// Takes players out of the squad. Nothing of the match may be theirs.
  public mutating func removePlayers(where isGone: (PlayerID, Player) -> Bool) {
    let kept = players.indices.filter { !isGone(playerIDs[$0], players[$0]) }
    if kept.count < players.count { arrange(kept) }
  }

  /// Another squad: those who are in it join the team, and whoever was in it before leaves.
  public mutating func replacePlayers(with others: [Player]) {
    arrange([])
    for player in others { add(player) }
  }

  /// Puts the squad in another order.
  public mutating func sortPlayers(by areInOrder: (Player, Player) -> Bool) {
    arrange(players.indices.sorted { areInOrder(players[$0], players[$1]) })
  }

  /// The squad is made up of those of these places, in their order.
  private mutating func arrange(_ order: [Int]) {
    (players, playerIDs) = (order.map { players[$0] }, order.map { playerIDs[$0] })
    notePlaces(joined: joined)
  }

  /// Notes where everybody stands, in a team that so many have joined.
  mutating func notePlaces(joined: Int) {
    places = Array(repeating: nil, count: joined)
    for (place, id) in playerIDs.enumerated() { places[id.serial] = place }
  }
}

extension Team: Equatable {
  /// Whether the same people are in the same squad, whoever else has been in it.
  public static func == (one: Team, other: Team) -> Bool {
    one.playerIDs == other.playerIDs && one.players == other.players && one.name == other.name
      && one.officials == other.officials
  }
}
