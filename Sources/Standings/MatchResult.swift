import Bounds
import MatchModel

/// The result of a match for a season. Teams are identified by name; the reader of the results unifies spellings.
public struct MatchResult: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// Goals including extra time, without the shoot-out.
    case played(MatchScore)
    /// A result set by an authority. `absent` is the side that did not appear.
    case awarded(MatchScore, absent: Side? = nil)
    /// Abandoned, with no decision about the result yet.
    case abandoned(MatchScore?)
    case inProgress(MatchScore)
    /// The match has not been played yet, or is postponed.
    case pending

    public var code: String {
      switch self {
      case .played: "played"
      case .awarded: "awarded"
      case .abandoned: "abandoned"
      case .inProgress: "in-progress"
      case .pending: "pending"
      }
    }

    /// The score in any state. Nil before the match.
    public var score: MatchScore? {
      switch self {
      case .played(let score), .awarded(let score, _), .inProgress(let score): score
      case .abandoned(let score): score
      case .pending: nil
      }
    }

    /// The side that did not appear. Nil if both did or it is unknown.
    public var absent: Side? {
      guard case .awarded(_, let absent) = self else { return nil }
      return absent
    }
  }

  public enum Kind: String, Hashable, Sendable {
    /// A league or group match, which counts in a table.
    case league
    case cup
    case friendly
  }

  public var home: String
  public var away: String
  public var outcome: Outcome
  public var kind = Kind.league
  public var shootOut: MatchScore?
  public var isAfterExtraTime = false
  /// True if the match does not count because a team left the competition.
  public var isAnnulled = false
  /// True if the result is confirmed (`season … confirm`).
  public var isConfirmed = false
  /// Nil if the source has no cards.
  public var bookings: MatchBookings?
  private var texts = ResultTexts.none

  public init(_ home: String, _ away: String, _ outcome: Outcome) {
    self.home = home
    self.away = away
    self.outcome = outcome
  }

  public subscript(side: Side) -> String { side == .home ? home : away }

  public func side(of team: String) -> Side? { home == team ? .home : away == team ? .away : nil }

  /// Empty if unknown. The same applies to the texts below.
  public var competition: String {
    get { texts.values.competition }
    set { texts = texts.with(\.competition, newValue) }
  }

  /// The group or stage with a separate table.
  public var group: String {
    get { texts.values.group }
    set { texts = texts.with(\.group, newValue) }
  }

  /// The part of a tournament: `Group stage`, `Quarter-finals`.
  public var stage: String {
    get { texts.values.stage }
    set { texts = texts.with(\.stage, newValue) }
  }

  /// As in the file: `Matchday 12`.
  public var round: String {
    get { texts.values.round }
    set { texts = texts.with(\.round, newValue) }
  }

  public var date: String {
    get { texts.values.date }
    set { texts = texts.with(\.date, newValue) }
  }

  /// Scheduled kick-off: `17:30`.
  public var time: String {
    get { texts.values.time }
    set { texts = texts.with(\.time, newValue) }
  }

  public var reason: String {
    get { texts.values.reason }
    set { texts = texts.with(\.reason, newValue) }
  }

  /// The score that counts in a table. Nil unless the match was completed or awarded.
  public var counted: MatchScore? {
    switch outcome {
    case .played(let score), .awarded(let score, _): score
    case .abandoned, .inProgress, .pending: nil
    }
  }

  public var isOver: Bool {
    switch outcome {
    case .played, .awarded, .abandoned: true
    case .inProgress, .pending: false
    }
  }

  public var isAwarded: Bool {
    if case .awarded = outcome { true } else { false }
  }

  /// Words for league rounds in lower case: `matchday` in `Matchday 12`.
  public static let matchdayWords: Set<String> = [
    "matchday", "jornada", "giornata", "spieltag", "journée", "speelronde", "rodada", "fecha", "week", "round",
  ]

  /// The number of the round: 12 in `Matchday 12`, `J12`, `12` and `Group 1, Matchday 12`. Nil if it has none, or one
  /// beyond ``Bounds/round``. The numbers in `Round of 16`, `1/2 final` and `Group 1` are not matchdays.
  public var matchday: Int? {
    var name = round[...]
    let words = round.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    // Sorting asks for every match's number, and most rounds are `12` or `Matchday 12`.
    if words.count == 2, Self.matchdayWords.contains(words[0].lowercased()) {
      name = words[1]
    } else if !name.allSatisfy(Self.isDigit) {
      if RoundName.groupName(round) != nil { name = words.count > 2 ? words[2] : "" }
      if CupRound(String(name)).isKnown { return nil }
    }
    let digits = name.drop { !Self.isDigit($0) }.prefix(while: Self.isDigit)
    return Int(digits).flatMap { $0 <= Bounds.round ? $0 : nil }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}

/// The texts of a result, shared by its copies: a season stores each result several times, in its list, its table and
/// its match.
private final class ResultTexts: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var competition = ""
    var group = ""
    var stage = ""
    var round = ""
    var date = ""
    var time = ""
    var reason = ""
  }

  static let none = ResultTexts(Values())

  let values: Values

  private init(_ values: Values) { self.values = values }

  func with(_ path: WritableKeyPath<Values, String>, _ text: String) -> ResultTexts {
    if values[keyPath: path] == text { return self }
    var values = values
    values[keyPath: path] = text
    return ResultTexts(values)
  }

  static func == (one: ResultTexts, other: ResultTexts) -> Bool { one === other || one.values == other.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
