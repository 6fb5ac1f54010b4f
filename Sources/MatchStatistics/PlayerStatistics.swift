import MatchModel

@dynamicMemberLookup
public struct PlayerStatistics: Equatable, Sendable {
  public let player: PlayerID
  public internal(set) var participation = Participation()
  public internal(set) var tally = Tally()
  public internal(set) var cards: [ShownCard] = []
  public internal(set) var notes: [String] = []

  public struct ShownCard: Equatable, Sendable {
    public let color: CardColor?
    public let reason: CardReason?
    public let moment: Moment
  }

  init(_ player: PlayerID) { self.player = player }

  public subscript<Value>(dynamicMember path: KeyPath<Participation, Value>) -> Value { participation[keyPath: path] }
}
