public import MatchModel

/// An event as described by a source.
public struct ForeignEvent: Sendable {
  /// The team it belongs to: for a goal, the team it counts for; for a foul, the team that committed it.
  public var side: Side
  public var time: ForeignTime
  public var kind: Kind
  /// Line in the source, from 1. Nil if it has no lines.
  var line: Int?

  init(_ side: Side, _ time: ForeignTime, _ kind: Kind, line: Int?) {
    self.side = side
    self.time = time
    self.kind = kind
    self.line = line
  }

  public enum Kind: Sendable {
    /// An own goal is scored by a player of the other team.
    case goal(ForeignShot, isOwn: Bool = false, isAnnulled: Bool = false)
    case chance(ForeignShot, Outcome?)
    case foul(ForeignReference, on: ForeignReference? = nil, code: FoulCode? = nil)
    case card(ForeignReference, CardColor?, CardReason? = nil)
    case corner(ForeignReference? = nil)
    case substitution(off: ForeignReference, on: ForeignReference, isConcussion: Bool = false)
    /// An action with a single player of the team, such as an offside.
    case single(PlayerAction.Type, ForeignReference)
    case kick(ForeignReference, Outcome)
    /// A declared action.
    case own(ActionCode, ForeignReference?, against: ForeignReference?, Outcome?, Zone?)
    /// A note about the player, the team or the match.
    case note(String, about: ForeignReference? = nil, isOfTeam: Bool = false)
  }
}

/// An attempt on goal as described by a source.
public struct ForeignShot: Sendable {
  public var shooter: ForeignReference
  /// Nil if unknown, like the values below.
  var assistant: ForeignReference?
  public var bodyPart: BodyPart?
  public var origin: Origin?
  var zone: Zone?
  /// A way of scoring that the game declares.
  var score: ScoreCode?
}

/// A time as given by a source. Clocks start from 0 in each period.
public struct ForeignTime: Hashable, Sendable {
  public var period: Period?
  /// The source's minute. If the clock is known, the minute is derived from it instead.
  public var label: MatchMinute?
  /// Elapsed seconds of the period.
  public var elapsed: Double?
  /// Seconds since 1970.
  var wallClock: Double?
  /// True for an event in the interval after the period. Nil if the source does not distinguish intervals.
  var isInterval: Bool?
  /// True for events before the first period.
  var isBefore = false

  public init(
    period: Period? = nil, label: MatchMinute? = nil, elapsed: Double? = nil, wallClock: Double? = nil,
    isInterval: Bool? = nil, isBefore: Bool = false
  ) {
    self.period = period
    self.label = label
    self.elapsed = elapsed
    self.wallClock = wallClock
    self.isInterval = isInterval
    self.isBefore = isBefore
  }
}
