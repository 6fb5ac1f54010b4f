import MatchModel

@dynamicMemberLookup
public struct PlayerStatistics: Equatable, Sendable {
  public let player: PlayerID
  public internal(set) var participation = Participation()
  public internal(set) var tally = Tally()

  init(_ player: PlayerID) { self.player = player }

  public subscript<Value>(dynamicMember path: KeyPath<Participation, Value>) -> Value { participation[keyPath: path] }
}
