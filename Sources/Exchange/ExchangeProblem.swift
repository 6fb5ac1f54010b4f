public import LibXML
public import MatchModel
public import MatchXML
public import ResultFiles
import Standings
public import Text

/// Why a match in a foreign file cannot be imported, as plain values.
public struct ExchangeProblem: Error, Equatable, Sendable {
  /// From 1. Nil if it concerns the whole file.
  public var line: Int?
  public var reason: Reason

  public init(line: Int?, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  public enum Reason: Equatable, Sendable {
    // Contradictions between the stated result and the events
    case wrongScore(goals: BothSides<Int>, stated: BothSides<Int>)
    case wrongShootOut(kicks: BothSides<Int>, stated: BothSides<Int>)
    /// Goals without a score, so their sides are unknown.
    case goalsWithoutScore
    // People
    /// A name that matches several people of a team.
    case ambiguousName(String, candidates: [String])
    /// A team that is neither of the two, with the more similar one.
    case unknownTeam(String, home: String, away: String, nearest: String?)
    case tooManyPeople(team: String, most: Int)
    case numberTwice(team: String, ShirtNumber)
    // Notation
    case badMinute(String)
    case badMark(String)
    case openBracket(String)
    /// A name was expected, but this text was found.
    case noName(String)
    case lineUpTwice(String)
    /// A line-up or goals before the first match.
    case noMatch
    case result(ResultProblem.Reason)
    // Calendars
    case recurring(String)
    case noStart(String)
    case badStart(String)
    // Event feeds
    /// Invalid JSON, with jansson's message.
    case notJSON(String, column: Int?)
    case tooManyValues
    /// A required companion file, such as `events.json`.
    case missingHalf(String)
    case otherLineUps(lineUps: String, events: String)
    case noStartingTeams
    /// An event, by its number from 1, without a required property.
    case eventLacks(Int, String)
    case ownGoalOfOthers(Int, String)
    /// Files of two different matches, by their numbers.
    case otherHalf(String, String)
    /// Unreadable XML, or a failure of the stylesheet that reads it.
    case xml(XMLDiagnostic)
    /// The stylesheet's output is not a valid match.
    case unusable(FileProblem.Reason)
    // Timelines
    case noClipStart(instance: Int)
    case badClipTime(instance: Int, String)
    case clipEndsFirst(instance: Int)
    case noKickOff(period: Int)
    /// The file names at most one team.
    case oneTeam(String)
    // The whole file
    case tooManyEvents(Int, most: Int)
    case tooManyMatches(Int, most: Int)
    /// Characters of a single item.
    case tooLong(Int, most: Int)
    /// Bytes of a text.
    case tooLarge(Int, most: Int)
    case brokenText(BrokenText)
    case unknownFormat
    case empty
    case nothingFound
    /// A known format that cannot be imported.
    case refusedFormat(RefusedFormat)
  }
}

/// Recognised file types that cannot be imported, each with its own advice.
public enum RefusedFormat: String, CaseIterable, Equatable, Sendable {
  case oldExcel = "old-excel"
  case ourOwn = "our-own"
  case dfl
  case sportsML = "sports-ml"
  case statsPerform = "stats-perform"
  case dataFactory = "data-factory"
  case wyscout
  case resultsTable = "results-table"
  case squad
  case workbook
}

/// A companion file with missing details of a match.
public enum MissingHalf: String, CaseIterable, Equatable, Sendable {
  /// StatsBomb's line-ups, with the numbers of substitutes.
  case lineUps = "lineups.json"
  /// Opta's file with the names.
  case f7 = "F7"
  /// Opta's file with everything except goals, cards and substitutions.
  case f24 = "F24"
}

/// Something in an imported match that was omitted or had to be guessed.
public struct ExchangeNote: Equatable, Sendable {
  /// From 1. Nil if it does not concern a line.
  public var line: Int?
  public var fact: Fact

  public init(line: Int?, _ fact: Fact) {
    self.line = line
    self.fact = fact
  }

  public enum Fact: Equatable, Sendable {
    /// A player in no line-up, who became an unidentified player of the match: ?1.
    case notInLineUp(String, team: String, number: Int)
    /// A name with a different spelling in the line-up.
    case takenFor(String, name: String)
    /// Players with placeholder numbers.
    case placeholders(team: String, count: Int)
    case wrongHalfTime(goals: BothSides<Int>, stated: BothSides<Int>)
    /// A line skipped with `--keep-going`.
    case passedOver(ExchangeProblem.Reason)
    /// An unknown label in front of a colon.
    case unknownLabel(String)
    /// A companion file that would add details.
    case missingHalf(MissingHalf)
    /// A calendar entry that is not a match.
    case noFixture(String)
    /// A match that will not be played.
    case cancelled(String)
    /// Clips with an unknown code, and how many there are.
    case notUnderstood(String, count: Int)
  }
}

extension ExchangeNote {
  /// Notes of unknown codes in order of first appearance.
  static func notUnderstood(_ codes: [String]) -> [ExchangeNote] {
    codes.grouped { $0 }.map { ExchangeNote(line: nil, .notUnderstood($0[0], count: $0.count)) }
  }
}
