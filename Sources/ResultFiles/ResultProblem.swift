/// An error in a file of results, as plain values.
public struct ResultProblem: Error, Hashable, Sendable {
  public let line: Int
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// A line of an unknown kind.
    case notUnderstood(String)
    /// A match with something else in place of the score.
    case badScore(String)
    /// A day that does not exist.
    case badDate(String)
    /// A day without a year, and no earlier line that determines it.
    case noYear(String)
    case sameTeam(String)
    /// A list of goals without a closing parenthesis.
    case openBracket
    case longLine(most: Int)
    // Tables
    case openQuote
    case tooManyCells(found: Int, expected: Int)
    /// A row without a team name.
    case noTeam
  }

  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
