import MatchModel

/// What the match says of one player.
@dynamicMemberLookup
public struct PlayerStatistics: Equatable, Sendable {
  /// The player's place in the squad.
  public let player: PlayerID
  /// The time on the field and in goal, and the goals meanwhile.
  public internal(set) var participation = Participation()
  /// What was counted for the player.
  public internal(set) var tally = Tally()
  /// Cards that the player was shown, in order.
  public internal(set) var cards: [ShownCard] = []
  /// What was noted about the player.
  public internal(set) var notes: [String] = []

  /// A card that the player was shown.
  public struct ShownCard: Equatable, Sendable {
    /// Nil if unknown, as is the reason.
    public let color: CardColor?
    /// Why it was shown; nil if unknown.
    public let reason: CardReason?
    /// When it was shown.
    public let moment: Moment
  }

  init(_ player: PlayerID) { self.player = player }

  /// The time on the field and in goal, and the goals meanwhile.
  public subscript<Value>(dynamicMember path: KeyPath<Participation, Value>) -> Value { participation[keyPath: path] }
}
