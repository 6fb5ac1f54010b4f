import MatchModel

/// A stretch of a player's on the field.
public struct Stint: Equatable, Sendable {
  /// Minutes of the regulation clock at which it began and ended (RULES I3).
  public internal(set) var on: Int
  public internal(set) var off: Int
  /// How long it really was, added time included; nil if that was not clocked.
  public internal(set) var seconds: Double?

  public var minutes: Int { off - on }
}

/// What the match says of one player.
public struct PlayerStatistics: Equatable, Sendable {
  public let player: PlayerID
  /// Whether the player was on the field at kick-off; before it, whether they stand in the line-up.
  public internal(set) var isStarter = false
  /// The time on the field: late arrivals, departures and returns make several. Empty for who never played.
  public internal(set) var stints: [Stint] = []
  public internal(set) var tally = Tally()
  /// Goals of the team and of the opponents while the player was on the field, own goals included.
  public internal(set) var goalsFor = 0
  public internal(set) var goalsAgainst = 0
  /// Minutes of the regulation clock in goal, and the goals conceded in them, own goals included.
  public internal(set) var minutesInGoal = 0
  public internal(set) var concededInGoal = 0
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

  /// Whether the player was on the field at all.
  public var played: Bool { !stints.isEmpty }

  /// Minutes played by the regulation clock (RULES I3).
  public var minutes: Int { stints.reduce(0) { $0 + $1.minutes } }

  /// Seconds really played, added time included; nil if not all of it was clocked.
  public var seconds: Double? {
    stints.reduce(0) { sum, stint in sum.flatMap { sum in stint.seconds.map { sum + $0 } } }
  }
}
