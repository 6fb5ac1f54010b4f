/// What is wrong with a PO file, and where. For translators' tools and tests: people at the prompt never see it.
public struct POError: Error, Equatable, Sendable {
  /// What can be wrong with a PO file.
  public enum Problem: Equatable, Sendable {
    /// The file does not begin with the entry of the empty `msgid`.
    case noHeader
    /// The header does not say `charset=UTF-8`, or a text is not UTF-8.
    case notUTF8
    /// The header's rule is not `nplurals=2; plural=(n != 1)`, the only one known here.
    case otherPluralForms
    /// The line is no comment, keyword or string, or not one that may come here.
    case unexpectedLine
    /// A string has no closing quote on its line.
    case unterminatedString
    /// Only `\n`, `\t`, `\"` and `\\` are known.
    case unknownEscape
    /// The key has a text already.
    case duplicateKey(String)
  }

  /// What is wrong.
  public let problem: Problem
  /// From 1.
  public let line: Int

  init(_ problem: Problem, line: Int) {
    self.problem = problem
    self.line = line
  }
}
