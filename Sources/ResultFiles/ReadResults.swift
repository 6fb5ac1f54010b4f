public import Standings

/// What a file of results holds.
public struct ReadResults: Sendable {
  /// A result and where it stands.
  public struct Entry: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// What is told of the match.
    public var result: MatchResult

    /// - Parameter line: from 1.
    public init(line: Int, _ result: MatchResult) {
      self.line = line
      self.result = result
    }
  }

  /// In the order of the file.
  public internal(set) var entries: [Entry] = []
  /// What could not be read. The rest could.
  public internal(set) var problems: [ResultProblem] = []
  /// Titles of a table's columns that say nothing of results.
  public internal(set) var passedOver: [String] = []

  /// The results alone, in the order of the file.
  public var results: [MatchResult] { entries.map(\.result) }
}
