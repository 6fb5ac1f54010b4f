public import MatchModel
public import ResultFiles

/// Why a match of somebody else's file cannot be taken, as a fact.
public struct ExchangeProblem: Error, Equatable, Sendable {
  /// From 1; nil where it is about the file as a whole.
  public var line: Int?
  public var reason: Reason

  public init(line: Int?, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

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
    // The file.
    case tooManyEvents(Int, most: Int)
    case unknownFormat
    /// A format that is known and not read.
    case refusedFormat(RefusedFormat)
    case nothingFound
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
  case calendar
  case workbook
}

/// Something that was left out of a match or could only be guessed; the match is taken all the same.
public struct ExchangeNote: Equatable, Sendable {
  public var line: Int?
  public var fact: Fact

  public init(line: Int?, _ fact: Fact) {
    self.line = line
    self.fact = fact
  }

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
    /// Texts that were cut to what is kept.
    case shortened(String)
  }
}
