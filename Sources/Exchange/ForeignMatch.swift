public import MatchModel

/// A match as described by a foreign file, before numbers, moments and laws are resolved. A reader creates it from
/// bytes; ``Settlement`` converts it to a `Match`.
public struct ForeignMatch: Sendable {
  /// First line in the file, from 1. Nil if the format has no lines.
  public var line: Int?
  /// Identifies the match in later imports: for example, a number in the source. Empty if the line number identifies
  /// it.
  public var identifier = ""
  public var details = MatchDetails()
  public var teams: BothSides<ForeignTeam>
  public var events: [ForeignEvent] = []
  /// True if the source orders events within a minute. Otherwise the laws choose the order.
  var isOrdered = false
  public var course = Course.played
  /// Known details of the periods. Missing ones are derived from the events and the stated result.
  public var periods: [ForeignPeriod] = []
  public var stated = StatedFacts()
  var awarded: BothSides<Int>?
  /// Items that the reader omitted or guessed.
  public var notes: [ExchangeNote] = []
  /// Unreadable lines. A match that has any is refused.
  public var problems: [ExchangeProblem] = []

  public enum Course: Equatable, Sendable {
    /// The match has not been played yet, or is postponed.
    case pending
    case played
    case abandoned(reason: String, minute: MatchMinute? = nil)
  }

  /// A played match without people, events or a result.
  init(home: String, away: String, line: Int? = nil) {
    teams = BothSides(home: ForeignTeam(name: home), away: ForeignTeam(name: away))
    self.line = line
  }
}

/// The result stated in a source. It must agree with the events.
public struct StatedFacts: Equatable, Sendable {
  /// Goals including extra time, without the shoot-out.
  public var score: BothSides<Int>?
  var halfTime: BothSides<Int>?
  /// Nil if unknown or not played.
  var shootOut: BothSides<Int>?
  var hasExtraTime = false
  /// The number and length of the periods played; nil if the source does not state them.
  public var periods: StatedPeriods?
}

/// Known details of a period.
public struct ForeignPeriod: Equatable, Sendable {
  var period: Period
  /// Seconds since 1970.
  public var start: Double?
  /// Seconds of play at its end.
  var elapsed: Double?
  /// Seconds since 1970.
  var end: Double?
}
