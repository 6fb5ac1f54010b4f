/// An error in a PO file, for translation tools and tests. Users never see it.
public struct POError: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    /// The file does not begin with an entry with an empty `msgid`.
    case noHeader
    /// The header lacks `charset=UTF-8`, or a text is not valid UTF-8.
    case notUTF8
    /// The plural rule is not `nplurals=2; plural=(n != 1)`, the only supported one.
    case otherPluralForms
    /// The line is not a comment, keyword or string, or is not allowed here.
    case unexpectedLine
    case unterminatedString
    /// Only `\n`, `\t`, `\"` and `\\` are supported.
    case unknownEscape
    /// The key already has a text.
    case duplicateKey(String)
  }

  public let problem: Problem
  public let line: Int

  init(_ problem: Problem, line: Int) {
    self.problem = problem
    self.line = line
  }
}
