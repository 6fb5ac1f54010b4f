import MatchModel

/// What the match says of one player.
@dynamicMemberLookup
public struct PlayerStatistics: Equatable, Sendable {
  public let player: PlayerID
  public internal(set) var participation = Participation()
  public internal(set) var tally = Tally()
  public internal(set) var cards: [ShownCard] = []
  /// What was noted about the player.
  public internal(set) var notes: [String] = []

  /// A card that the player was shown.
  public struct ShownCard: Equatable, Sendable {
    /// Nil if unknown, as is the reason.
    public let color: CardColor?
    public let reason: CardReason?
    public let moment: Moment
  }

  init(_ player: PlayerID) { self.player = player }

  /// The time on the field and in goal, and the goals meanwhile.
  public subscript<Value>(dynamicMember path: KeyPath<Participation, Value>) -> Value { participation[keyPath: path] }
}
