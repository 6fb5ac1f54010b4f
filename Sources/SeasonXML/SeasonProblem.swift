public import LibXML
public import Standings

/// Something in a season's file that cannot be, as a fact.
public struct SeasonProblem: Error, Hashable, Sendable {
  /// From 1; 0 where no line is known.
  public let line: Int
  /// What is wrong.
  public let reason: Reason

  /// What can be wrong with a season's file.
  public enum Reason: Hashable, Sendable {
    case notWellFormed(XMLDiagnostic)
    case invalid(XMLDiagnostic)
    /// An element without what it is about.
    case missing(element: String, name: String)
    case badDate(element: String, name: String, found: String)
    case badNumber(element: String, name: String, found: String, ClosedRange<Int>)
    case badScore(element: String, name: String, found: String)
    /// An order of fewer than two teams.
    case badOrder(element: String, name: String, found: String)
    case unknownRules(String, known: [String])
    case unknownSetting(String, known: [String])
    case badSetting(String, found: String, TableParameter.Expectation)
    /// The same for a rule of discipline.
    case badDisciplineSetting(String, found: String, example: String)
    /// A name that two entries have.
    case twice(String, firstLine: Int)
  }

  /// - Parameter line: from 1; 0 where no line is known.
  public init(line: Int, _ reason: Reason) { (self.line, self.reason) = (line, reason) }
}

/// Everything that is wrong with a season's file, by line; never empty.
public struct SeasonProblems: Error, Hashable, Sendable {
  /// Every problem, by line.
  public let problems: [SeasonProblem]
}
