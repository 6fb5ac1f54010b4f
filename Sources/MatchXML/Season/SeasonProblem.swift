public import LibXML
public import Standings

/// An error in a season file, as plain values.
public struct SeasonProblem: Error, Hashable, Sendable {
  /// From 1; 0 if unknown.
  public let line: Int
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    case notWellFormed(XMLDiagnostic)
    case invalid(XMLDiagnostic)
    /// An element without its identifying attribute.
    case missing(element: String, name: String)
    case badDate(element: String, name: String, found: String)
    case badNumber(element: String, name: String, found: String, ClosedRange<Int>)
    case badScore(element: String, name: String, found: String)
    /// An order with fewer than two teams.
    case badOrder(element: String, name: String, found: String)
    case unknownRules(String, known: [String])
    case unknownSetting(String, known: [String])
    case badSetting(String, found: String, SettingExpectation)
    /// A name used by two entries.
    case twice(String, firstLine: Int)
  }
}

/// All errors in a season file, by line; never empty.
public struct SeasonProblems: Error, Hashable, Sendable {
  public let problems: [SeasonProblem]
}
