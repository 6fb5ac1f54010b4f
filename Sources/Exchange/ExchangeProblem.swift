public import LibXML
public import MatchModel
public import MatchXML
public import ResultFiles
public import TextFiles

/// Why a match of somebody else's file cannot be taken, as a fact.
public struct ExchangeProblem: Error, Equatable, Sendable {
  /// From 1; nil where it is about the file as a whole.
  public var line: Int?
  /// What keeps the match from being taken.
  public var reason: Reason

  /// - Parameter line: from 1; nil where it is about the file as a whole.
  public init(line: Int?, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Each thing that keeps a match from being taken, with the facts that explain it.
  public enum Reason: Equatable, Sendable {
    // The stated facts and the events do not agree.
    case wrongScore(goals: BothSides<Int>, stated: BothSides<Int>)
    case wrongShootOut(kicks: BothSides<Int>, stated: BothSides<Int>)
    /// Goals without a score: nothing says whose they are.
    case goalsWithoutScore
    // People.
    /// A name that fits several of a team.
    case ambiguousName(String, candidates: [String])
    /// A team that is none of the two, and the nearest of them.
    case unknownTeam(String, home: String, away: String, nearest: String?)
    case tooManyPeople(team: String, most: Int)
    case numberTwice(team: String, ShirtNumber)
    // What is written.
    case badMinute(String)
    case badMark(String)
    case openBracket(String)
    /// Something that should be a name.
    case noName(String)
    case lineUpTwice(String)
    /// A line-up or goals before any match.
    case noMatch
    /// A result that is none.
    case result(ResultProblem.Reason)
    // A calendar.
    /// An entry that stands for several days.
    case recurring(String)
    case noStart(String)
    case badStart(String)
    // A feed of events.
    /// Its text is no JSON, with what jansson says of it.
    case notJSON(String, column: Int?)
    case tooManyValues
    /// A file that is needed besides: `events.json`.
    case missingHalf(String)
    case otherLineUps(lineUps: String, events: String)
    case noStartingTeams
    /// The number of the event, from 1, and what it should have.
    case eventLacks(Int, String)
    case ownGoalOfOthers(Int, String)
    /// Halves of two matches, by their numbers.
    case otherHalf(String, String)
    /// It is no XML that could be read, or the stylesheet that reads it fails.
    case xml(XMLDiagnostic)
    /// What the stylesheet makes of it is no match.
    case unusable(FileProblem.Reason)
    // A timeline.
    case noClipStart(instance: Int)
    case badClipTime(instance: Int, String)
    case clipEndsFirst(instance: Int)
    case noKickOff(period: Int)
    /// Only one team is named in it, or none.
    case oneTeam(String)
    // The file.
    case tooManyEvents(Int, most: Int)
    case tooManyMatches(Int, most: Int)
    /// Characters of what is told in one place.
    case tooLong(Int, most: Int)
    /// Bytes of a text.
    case tooLarge(Int, most: Int)
    case brokenText(BrokenText)
    case unknownFormat
    /// No match where one should be.
    case nothingFound
    /// A format that is known and not read.
    case refusedFormat(RefusedFormat)
  }
}

/// Files that are recognised and not imported, each with its own advice.
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

/// A file without which something of a match is not known.
public enum MissingHalf: String, CaseIterable, Equatable, Sendable {
  /// StatsBomb's, with the numbers of those who do not start.
  case lineUps = "lineups.json"
  /// Opta's, with the names.
  case f7 = "F7"
  /// Opta's, with everything but goals, cards and changes.
  case f24 = "F24"
}

/// Something that was left out of a match or could only be guessed; the match is taken all the same.
public struct ExchangeNote: Equatable, Sendable {
  /// From 1; nil where it is about no line.
  public var line: Int?
  /// What there is to tell.
  public var fact: Fact

  /// - Parameter line: from 1; nil where it is about no line.
  public init(line: Int?, _ fact: Fact) {
    self.line = line
    self.fact = fact
  }

  /// Each thing that is told of a match that is taken.
  public enum Fact: Equatable, Sendable {
    /// Somebody who is in no line-up, and what they are called in the match: ?1.
    case notInLineUp(String, team: String, number: Int)
    /// A name that is not spelled as in the line-up.
    case takenFor(String, name: String)
    /// Whose numbers are placeholders.
    case placeholders(team: String, count: Int)
    case wrongHalfTime(goals: BothSides<Int>, stated: BothSides<Int>)
    /// A line that is passed over because somebody wants to go on.
    case passedOver(ExchangeProblem.Reason)
    /// What stands behind a word and a colon that means nothing here.
    case unknownLabel(String)
    /// A file that would tell more.
    case missingHalf(MissingHalf)
    /// An entry of a calendar that is no two teams.
    case noFixture(String)
    /// A match that will not be played.
    case cancelled(String)
    /// What a clip is called that is no event here, and how many there are.
    case notUnderstood(String, count: Int)
  }
}

/// What is called so and is no event here, in the order in which it is met.
struct CountedCodes {
  private var codes: [(code: String, count: Int)] = []
  private var places: [String: Int] = [:]

  /// One more of them.
  mutating func add(_ code: String) {
    if let place = places[code] {
      codes[place].count += 1
    } else {
      places[code] = codes.count
      codes.append((code: code, count: 1))
    }
  }

  var notes: [ExchangeNote] { codes.map { ExchangeNote(line: nil, .notUnderstood($0.code, count: $0.count)) } }
}
