public import Standings

/// The contents of a file of results.
public struct ReadResults: Sendable {
  public struct Entry: Hashable, Sendable {
    public let line: Int
    public var result: MatchResult
  }

  public internal(set) var entries: [Entry] = []
  /// Errors. The remaining lines were read.
  public internal(set) var problems: [ResultProblem] = []
  /// Titles of columns that do not belong to a table of results.
  public internal(set) var passedOver: [String] = []

  public var results: [MatchResult] { entries.map(\.result) }

  /// True if the text has no match, and all its problems are lines that are nothing known.
  public var hasOnlyOtherLines: Bool {
    entries.isEmpty && !problems.isEmpty && problems.allSatisfy { $0.what.key == "results.not-understood" }
  }
}
