import MatchModel
import MatchRules

/// Stores the match. Once `flush` returns, everything is on disk.
public protocol MatchStore: AnyObject {
  /// Saves the match as one undo step, labelled with the line. Nothing has changed if it throws.
  /// - Parameter source: the other record, if the step merged one. It is stored with the step.
  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem)
  /// Makes sure that the match and its history are durable.
  func flush() throws(StoreProblem)
  /// Undoes the last step; nil if there is nothing to undo. Nothing has changed if it throws.
  func undo() throws(StoreProblem) -> StoredStep?
  /// Redoes the last undone step; nil if there is nothing to redo.
  func redo() throws(StoreProblem) -> StoredStep?
  /// The match that `redo` would restore, if the last operation was an undo; otherwise nil.
  func undone() -> Match?
  /// The stored match, which replaces one that cannot be saved; nil if unknown.
  func kept() -> Match?
  /// Does deferred work while the user is not waiting: cleans up after the last save and prepares the next one.
  func prepare()
  /// The open lines of the last session.
  func openLines() -> [String]
  /// Stores open lines next to the match. Lines that cannot be stored last until the program ends.
  /// - Parameter next: the open lines from the next save on, because the program may be killed between the two; nil if
  ///   they stay the same.
  func keep(open lines: [String], next: [String]?)
  /// The contents of the file, with an XML declaration that states UTF-8, the encoding of the output.
  func xml(_ match: Match) -> String
}

extension MatchStore {
  public func openLines() -> [String] { [] }
  /// Does nothing, so the lines are lost when the session ends.
  public func keep(open lines: [String], next: [String]?) {}
  public func kept() -> Match? { nil }
}

/// The match at a step of the history.
public struct StoredStep {
  public let match: Match
  public let label: String

  /// - Parameter label: the typed line.
  public init(match: Match, label: String) {
    self.match = match
    self.label = label
  }
}

/// A failure of the store. It is already put into words, because only the store knows its files and what their errors
/// mean.
public struct StoreProblem: Error, Equatable, Sendable {
  /// The message in the user's language.
  public let message: String
  /// True if a retry is pointless. The match must then be restored.
  let isFinal: Bool

  public init(_ message: String, isFinal: Bool = false) {
    self.message = message
    self.isFinal = isFinal
  }
}
