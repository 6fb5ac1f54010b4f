public import MatchModel

/// Something that happened, as a source tells it.
public struct ForeignEvent: Sendable {
  /// The team it belongs to: for a goal the one it counts for, for a foul the one that committed it.
  public var side: Side
  /// When it happened.
  public var time: ForeignTime
  /// What happened, and to whom.
  public var kind: Kind
  /// Where it stands, from 1.
  public var line: Int?

  /// - Parameter line: where it stands, from 1; nil where the source has no lines.
  public init(_ side: Side, _ time: ForeignTime, _ kind: Kind, line: Int?) {
    self.side = side
    self.time = time
    self.kind = kind
    self.line = line
  }

  /// What can happen, with what a source may tell of it.
  public enum Kind: Sendable {
    /// An own goal is by a player of the other team.
    case goal(ForeignShot, isOwn: Bool = false, isAnnulled: Bool = false)
    case chance(ForeignShot, Outcome?)
    case foul(ForeignReference, on: ForeignReference? = nil, code: FoulCode? = nil)
    case card(ForeignReference, CardColor?, CardReason? = nil)
    case corner(ForeignReference? = nil)
    case substitution(off: ForeignReference, on: ForeignReference, isConcussion: Bool = false)
    /// What is told by naming one player of the team: an offside, say.
    case single(PlayerAction.Type, ForeignReference)
    /// A kick of the shoot-out.
    case kick(ForeignReference, Outcome)
    /// What a game declares for itself, by whom and against whom where that is told.
    case own(ActionCode, ForeignReference?, against: ForeignReference?, Outcome?, Zone?)
    /// About that player, about the team, or about the match.
    case note(String, about: ForeignReference? = nil, isOfTeam: Bool = false)
  }
}

/// An attempt on goal, as a source tells it.
public struct ForeignShot: Sendable {
  /// Who made the attempt.
  public var shooter: ForeignReference
  /// Who set it up; nil where the source names nobody.
  public var assistant: ForeignReference?
  /// The part of the body; nil where the source does not say.
  public var bodyPart: BodyPart?
  /// The play that led to it; nil where the source does not say.
  public var origin: Origin?
  /// Where on the pitch it was; nil where the source does not say.
  public var zone: Zone?
  /// Which of the ways of scoring that a game declares.
  public var score: ScoreCode?

  /// Only who made the attempt is needed.
  public init(
    _ shooter: ForeignReference, assistant: ForeignReference? = nil, bodyPart: BodyPart? = nil, origin: Origin? = nil,
    zone: Zone? = nil, score: ScoreCode? = nil
  ) {
    self.shooter = shooter
    self.assistant = assistant
    self.bodyPart = bodyPart
    self.origin = origin
    self.zone = zone
    self.score = score
  }
}

/// When it happened, as far as a source tells. The clock of a period counts from 0 in each.
public struct ForeignTime: Hashable, Sendable {
  /// The period it belongs to; nil where the source does not say.
  public var period: Period?
  /// As the source labels it; where a clock is known, the label follows from that.
  public var label: MatchMinute?
  /// Seconds of the period.
  public var elapsed: Double?
  /// Seconds since 1970.
  public var wallClock: Double?
  /// In the interval after the period; nil where the source does not tell intervals apart.
  public var isInterval: Bool?
  /// Before the first period.
  public var isBefore = false

  /// A time of which nothing is known, unless told.
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
