public import Phrases

/// An error in a file of results.
public struct ResultProblem: Error, Equatable, Sendable {
  public let line: Int
  public let what: Phrase

  public init(line: Int, _ what: Phrase) {
    self.line = line
    self.what = what
  }
}
