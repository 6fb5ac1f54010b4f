public import Standings

/// What a file of results holds.
public struct ReadResults: Sendable {
  /// A result and where it stands.
  public struct Entry: Hashable, Sendable {
    public let line: Int
    public var result: MatchResult

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

  public var results: [MatchResult] { entries.map(\.result) }
}
