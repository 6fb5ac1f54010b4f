/// A side of the match: its name and who is listed for it.
public struct Team: Sendable {
  /// As people call it; empty where a file tells none.
  public var name: String
  /// The squad of the day: starters and substitutes, in any order.
  public internal(set) var players: [Player]
  /// Who they are, in the order of the squad.
  public internal(set) var playerIDs: [PlayerID]
  /// The places in the squad by the players' serial numbers; nil for those who have left.
  var places: [Int?]
  /// Those in the technical area, each with a code of their own.
  public var officials: [Official]

  /// A team of which nothing need be known but the name.
  public init(name: String, players: [Player] = [], officials: [Official] = []) {
    self.name = name
    self.players = players
    playerIDs = players.indices.map(PlayerID.init(joinedAfter:))
    places = Array(players.indices)
    self.officials = officials
  }

  /// The squad a match begins with, so that one can record at once: numbers from 1 on, of eighteen unless told, eleven
  /// starters with 1 in goal, all provisional.
  public static func unnamed(_ name: String, starters: Int = 11, squad: Int = 18) -> Team {
    let players = (1...max(squad, 1)).compactMap(ShirtNumber.init(rawValue:)).map {
      Player(
        number: $0, isStarter: $0.rawValue <= starters, isGoalkeeper: $0.rawValue == 1, isConfirmed: false)
    }
    return Team(name: name, players: players)
  }

  /// The player, who must be one of this team.
  public subscript(id: PlayerID) -> Player {
    // Players are wide, and mostly one property is asked for.
    _read { yield players[places[id.serial]!] }
    _modify { yield &players[places[id.serial]!] }
  }

  /// The place of the player in ``players``; nil for somebody who is not of the team, or no more.
  public func place(of id: PlayerID) -> Int? { places.indices.contains(id.serial) ? places[id.serial] : nil }

  /// The player who wears the number, or nil.
  public func player(numbered number: ShirtNumber) -> PlayerID? {
    players.firstIndex { $0.number == number }.map { playerIDs[$0] }
  }

  /// Players in the order of their numbers.
  public var playerIDsByNumber: [PlayerID] { playerIDs.sorted { self[$0].number < self[$1].number } }

  /// The official of that code, or nil.
  public func official(_ code: OfficialCode) -> Official? { officials.first { $0.code == code } }

  /// Whether anybody is known to start or not to. Where nobody is, as in a documented file without a squad, who is on the
  /// field cannot be judged.
  public var isLineUpKnown: Bool { players.contains(where: \.isConfirmed) }

  /// Whether somebody still has to confirm this line-up.
  public var isProvisional: Bool { players.contains { !$0.isConfirmed } }
}
