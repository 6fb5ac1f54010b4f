public import MatchModel

/// A match as somebody else's file tells it: who, what happened and what is stated of it, before numbers, moments and
/// laws are settled. A reader makes it of bytes; ``Settlement`` makes a `Match` of it.
public struct ForeignMatch: Sendable {
  /// Where in the file it begins, from 1; nil where the format has no lines.
  public var line: Int?
  /// What finds it again at another import, such as a number or an identifier of the source; empty where the line does.
  public var identifier = ""
  /// Competition, place, people.
  public var details = MatchDetails()
  /// Home and away, as the source lists them.
  public var teams: BothSides<ForeignTeam>
  /// In the order of the source.
  public var events: [ForeignEvent] = []
  /// Whether the order of the source says what came first; else, within a minute, the laws do.
  public var isOrdered = false
  /// Whether it was played, and to its end.
  public var course = Course.played
  /// What is known of the periods. Those that are missing are concluded from the events and from what is stated.
  public var periods: [ForeignPeriod] = []
  /// What the source says came of it.
  public var stated = StatedFacts()
  /// The result that an authority set.
  public var awarded: BothSides<Int>?
  /// What its reader has left out or could only guess.
  public var notes: [ExchangeNote] = []
  /// Lines of it that cannot be read. With any, it is refused.
  public var problems: [ExchangeProblem] = []

  /// How far the match got.
  public enum Course: Equatable, Sendable {
    /// Not yet, or postponed.
    case pending
    case played
    /// With what is told of it, and the minute in which it was broken off.
    case abandoned(reason: String, minute: MatchMinute? = nil)
  }

  /// A played match of two teams without people, events or a result.
  public init(home: String, away: String, line: Int? = nil) {
    teams = BothSides(home: ForeignTeam(name: home), away: ForeignTeam(name: away))
    self.line = line
  }
}

/// What a source says came of a match, besides telling how. It must agree with its events.
public struct StatedFacts: Equatable, Sendable {
  /// Goals with those of extra time; a shoot-out stands apart.
  public var score: BothSides<Int>?
  /// Goals at half-time; nil where the source does not say.
  public var halfTime: BothSides<Int>?
  /// Goals of the shoot-out; nil where there was none, or the source does not say.
  public var shootOut: BothSides<Int>?
  /// Whether the source says that extra time was played.
  public var hasExtraTime = false

  /// Nothing is stated.
  public init() {}
}

/// A period, as far as the source tells of it.
public struct ForeignPeriod: Equatable, Sendable {
  /// Which period it is.
  public var period: Period
  /// Seconds since 1970.
  public var start: Double?
  /// Seconds of play at its end.
  public var elapsed: Double?
  /// Seconds since 1970.
  public var end: Double?

  /// Only which period it is must be known.
  public init(_ period: Period, start: Double? = nil, elapsed: Double? = nil, end: Double? = nil) {
    self.period = period
    self.start = start
    self.elapsed = elapsed
    self.end = end
  }
}
