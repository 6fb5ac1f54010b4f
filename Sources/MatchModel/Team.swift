/// A side of the match: its name and who is listed for it.
public struct Team: Equatable, Sendable {
  public var name: String
  public var players: [Player]
  public var officials: [Official]

  public init(name: String, players: [Player] = [], officials: [Official] = []) {
    self.name = name
    self.players = players
    self.officials = officials
  }

  /// The squad a match begins with, so that one can record at once: numbers 1 to 18, eleven starters with 1 in goal,
  /// all provisional.
  public static func unnamed(_ name: String, starters: Int = 11, squad: Int = 18) -> Team {
    let players = (1...max(squad, 1)).compactMap(ShirtNumber.init(rawValue:)).map {
      Player(
        number: $0, isStarter: $0.rawValue <= starters, isGoalkeeper: $0.rawValue == 1, isConfirmed: false)
    }
    return Team(name: name, players: players)
  }

  public subscript(id: PlayerID) -> Player {
    get { players[id.index] }
    set { players[id.index] = newValue }
  }

  /// The player who wears the number, or nil.
  public func player(numbered number: ShirtNumber) -> PlayerID? {
    players.firstIndex { $0.number == number }.map(PlayerID.init(index:))
  }

  public var playerIDs: [PlayerID] { players.indices.map(PlayerID.init(index:)) }

  /// Players in the order of their numbers.
  public var playerIDsByNumber: [PlayerID] { playerIDs.sorted { self[$0].number < self[$1].number } }

  public func official(_ code: OfficialCode) -> Official? { officials.first { $0.code == code } }

  /// Whether anybody is known to start or not to. Where nobody is, as in a documented file without a squad, who is on the
  /// field cannot be judged.
  public var isLineUpKnown: Bool { players.contains(where: \.isConfirmed) }

  /// Whether somebody still has to confirm this line-up.
  public var isProvisional: Bool { players.contains { !$0.isConfirmed } }
}
