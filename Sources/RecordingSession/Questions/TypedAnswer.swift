import PromptLanguage

/// What was typed where an answer was awaited. As a line it is read once, and only where it is no answer.
package final class TypedAnswer {
  let text: String
  private let parser: LineParser
  private(set) lazy var line = Result { () throws(LineProblem) in try parser.parse(text) }

  package init(_ text: String, _ parser: LineParser) { (self.text, self.parser) = (text, parser) }

  /// Whether it is a line, were it a letter: `9g`, `undo`, `c`, but not `9`.
  package var isLine: Bool { if case .success(let line) = line { line != .empty } else { false } }

  /// Whether it is a line of its own, and no answer to a question: `9g`, `undo`, `45+1' vc`, but not `9` or `c`. A clock
  /// is stopped and started without waiting for an answer.
  var isWholeLine: Bool { (text.count > 1 || ClockMark(rawValue: text) != nil) && isLine }

  /// Whether it is a command, and neither an answer nor clauses: `undo`, `ls 3`, but not `+30`.
  var isCommand: Bool { command != nil && text.first != "+" && text.first != "-" }

  /// The command that it is.
  var command: CommandCall? { if case .success(.command(let call)) = line { call } else { nil } }

  /// The clauses that it is.
  var clauses: ClauseLine? { if case .success(.clauses(let clauses)) = line { clauses } else { nil } }
}
