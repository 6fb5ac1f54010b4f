import MatchModel

/// Another record of the same match, to merge into the recorded one.
public struct MergeSource {
  /// Returns the index of the choice; nil if the user cancels.
  public typealias Asking = (ServiceQuestion) -> Int?

  public let file: String
  /// True if the user has confirmed that it is the same match.
  public let isSameMatch: Bool
  public let match: Match
  /// Nil if the user cannot be asked.
  public let ask: Asking?
}

/// A match with another record merged into it.
public struct MergedRecord {
  public let match: Match
  /// What the merge found, already put into words.
  public let said: [String]
  public let source: MergedSource?

  public init(_ match: Match, said: [String], source: MergedSource? = nil) {
    self.match = match
    self.said = said
    self.source = source
  }
}

/// What was merged, kept so that an answer can be changed later.
public struct MergedSource: Sendable {
  public let answers: String
  /// The other file, and the version that both come from if one was found.
  public let contents: [[UInt8]]

  public init(answers: String, contents: [[UInt8]]) {
    self.answers = answers
    self.contents = contents
  }
}
