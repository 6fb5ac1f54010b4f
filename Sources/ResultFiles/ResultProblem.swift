/// Something in a file of results that cannot be, as a fact.
public struct ResultProblem: Error, Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// What is wrong.
  public let reason: Reason

  /// What can be wrong with a file of results.
  public enum Reason: Hashable, Sendable {
    /// A line that is no date, round, match or anything else.
    case notUnderstood(String)
    /// A match in which something stands where a score should be.
    case badScore(String)
    /// A day that no calendar has.
    case badDate(String)
    /// A day without a year, where nothing before it says which.
    case noYear(String)
    /// A team that plays against itself.
    case sameTeam(String)
    /// A bracket with goals that is never closed.
    case openBracket
    /// A line of more bytes than any has.
    case longLine(most: Int)
    // Of tables.
    case openQuote
    case tooManyCells(found: Int, expected: Int)
    /// A row without the name of a team.
    case noTeam
  }

  /// - Parameter line: from 1.
  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
