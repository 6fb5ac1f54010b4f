/// A team in a match: its name and its listed players and officials.
public struct Team: Sendable {
  /// Empty if unknown.
  public var name: String
  /// The squad of the match: starters and substitutes, in any order.
  public internal(set) var players: [Player]
  /// Identities of ``players``, in the same order.
  public internal(set) var playerIDs: [PlayerID]
  /// Positions in the squad, indexed by serial number; nil for players who have left.
  var places: [Int?]
  /// Officials in the technical area, with unique codes.
  public var officials: [Official]
  /// The team's colour: `#a50044`. Empty if unknown.
  public var colour = ""
  /// The file name of the team's crest, an image in the folder of the match file. Empty if the team has none.
  public var crest = ""

  public init(name: String, players: [Player] = [], officials: [Official] = []) {
    self.name = name
    self.players = players
    playerIDs = players.indices.map(PlayerID.init(joinedAfter:))
    places = Array(players.indices)
    self.officials = officials
  }

  /// A provisional squad, so that recording can start immediately: numbers from 1, the first ones starters, 1 in goal.
  public static func unnamed(_ name: String, starters: Int = 11, squad: Int = 18) -> Team {
    let players = (1...max(squad, 1)).compactMap(ShirtNumber.init(rawValue:)).map {
      Player(
        number: $0, isStarter: $0.rawValue <= starters, isGoalkeeper: $0.rawValue == 1, isConfirmed: false)
    }
    return Team(name: name, players: players)
  }

  /// A player of the squad. Stops the program for any other ID, which only a mistake in the code can produce.
  public subscript(id: PlayerID) -> Player {
    // Yields instead of copying: players are large, and usually only one property is needed.
    _read { yield players[places[id.serial]!] }
    _modify { yield &players[places[id.serial]!] }
  }

  /// The position in ``players``. Nil if the player is not in the squad.
  public func place(of id: PlayerID) -> Int? { places.indices.contains(id.serial) ? places[id.serial] : nil }

  public func player(numbered number: ShirtNumber) -> PlayerID? {
    players.firstIndex { $0.number == number }.map { playerIDs[$0] }
  }

  public var playerIDsByNumber: [PlayerID] { playerIDs.sorted { self[$0].number < self[$1].number } }

  public func official(_ code: OfficialCode) -> Official? { officials.first { $0.code == code } }

  /// The number of listed substitutes.
  public var substituteCount: Int { players.count { !$0.isStarter && $0.isListed } }

  /// True if the starters are known. Otherwise, as in a file without a squad, the program cannot check who is on the
  /// field.
  public var isLineUpKnown: Bool { players.contains(where: \.isConfirmed) }

  /// True if some of the line-up is still unconfirmed.
  public var isProvisional: Bool { players.contains { !$0.isConfirmed } }
}
