/// What a season knows of a match: who played whom, when, and what came of it. Teams are known by their names; whoever
/// reads results settles which spellings are one team.
public struct MatchResult: Hashable, Sendable {
  /// What came of the match.
  public enum Outcome: Hashable, Sendable {
    /// Goals with extra time; a shoot-out stands apart.
    case played(MatchScore)
    /// A result set by an authority. `absent`: the side that did not appear.
    case awarded(MatchScore, absent: MatchSide? = nil)
    /// Broken off, and nobody has said yet what it counts.
    case abandoned(MatchScore?)
    case inProgress(MatchScore)
    /// Not played yet, or postponed.
    case pending

    /// The side that did not appear; nil where both did, or nobody says.
    var absent: MatchSide? {
      guard case .awarded(_, let absent) = self else { return nil }
      return absent
    }
  }

  /// What the match is part of.
  public enum Kind: String, Hashable, Sendable {
    /// Of a league or of a group: it counts in a table.
    case league
    case cup
    case friendly
  }

  /// The team at home.
  public var home: String
  /// The visitors.
  public var away: String
  /// What came of it.
  public var outcome: Outcome
  /// What it is part of; of a league, unless told otherwise.
  public var kind = Kind.league
  /// Goals of the shoot-out; nil where there was none.
  public var shootOut: MatchScore?
  /// Whether it counts for nothing, because a team left the competition.
  public var isAnnulled = false
  /// Nil where the source has no cards.
  public var bookings: MatchBookings?
  private var texts = ResultTexts.none

  /// A match of a league of which nothing else is known.
  public init(_ home: String, _ away: String, _ outcome: Outcome) {
    self.home = home
    self.away = away
    self.outcome = outcome
  }

  /// The name of the team on that side.
  public subscript(side: MatchSide) -> String { side == .home ? home : away }

  /// Empty where it is not known, as are the texts below.
  public var competition: String {
    get { texts.values.competition }
    set { texts = texts.with(\.competition, newValue) }
  }

  /// The group or stage that has a table of its own.
  public var group: String {
    get { texts.values.group }
    set { texts = texts.with(\.group, newValue) }
  }

  /// As it is written: `Matchday 12`.
  public var round: String {
    get { texts.values.round }
    set { texts = texts.with(\.round, newValue) }
  }

  /// ISO 8601: `2026-11-21`.
  public var date: String {
    get { texts.values.date }
    set { texts = texts.with(\.date, newValue) }
  }

  /// Kick-off as announced: `17:30`.
  public var time: String {
    get { texts.values.time }
    set { texts = texts.with(\.time, newValue) }
  }

  /// Why it was awarded, if somebody says so.
  public var reason: String {
    get { texts.values.reason }
    set { texts = texts.with(\.reason, newValue) }
  }

  /// The score that a table counts: what was played to its end, or what was awarded.
  public var counted: MatchScore? {
    switch outcome {
    case .played(let score), .awarded(let score, _): score
    case .abandoned, .inProgress, .pending: nil
    }
  }

  /// Whether it was played to its end, broken off, or awarded.
  public var isOver: Bool {
    switch outcome {
    case .played, .awarded, .abandoned: true
    case .inProgress, .pending: false
    }
  }

  /// Whether an authority set the result.
  public var isAwarded: Bool {
    if case .awarded = outcome { true } else { false }
  }

  /// What the rounds of a league are called, in small letters: `matchday` of `Matchday 12`.
  public static let matchdayWords: Set<String> = [
    "matchday", "jornada", "giornata", "spieltag", "journée", "speelronde", "rodada", "fecha", "week", "round",
  ]

  /// The number of its round: 12 of `Matchday 12`, `J12` and `12`; nil where the round has none.
  public var matchday: Int? {
    let digits = round.drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) }
    return Int(digits)
  }
}

/// What is said of a match in words, in one place: a season holds each result several times, in its list, its table and
/// its match.
private final class ResultTexts: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var competition = ""
    var group = ""
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
