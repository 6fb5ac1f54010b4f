import PromptLanguage

/// A typed answer. It is parsed as a line once, and only if it is not an answer.
package final class TypedAnswer {
  let text: String
  private let parser: LineParser
  private(set) lazy var line = Result { () throws(LineProblem) in try parser.parse(text) }

  package init(_ text: String, _ parser: LineParser) {
    self.text = text
    self.parser = parser
  }

  /// True if it is a valid line, even of one letter: `9g`, `undo`, `c`, but not `9`.
  package var isLine: Bool { if case .success(let line) = line { line != .empty } else { false } }

  /// True if it is a line that cannot be an answer: `9g`, `undo`, `45+1' vc`, but not `9` or `c`. The marks that stop
  /// and start the clock always count as lines.
  var isWholeLine: Bool { (text.count > 1 || ClockMark(rawValue: text) != nil) && isLine }

  /// True if it is a command and can be neither an answer nor clauses: `undo`, `ls 3`, but not `+30`.
  var isCommand: Bool { command != nil && text.first != "+" && text.first != "-" }

  var command: CommandCall? { if case .success(.command(let call)) = line { call } else { nil } }

  var clauses: ClauseLine? { if case .success(.clauses(let clauses)) = line { clauses } else { nil } }

  var problem: LineProblem? { if case .failure(let problem) = line { problem } else { nil } }

  var kinds: [ClauseKind]? { clauses?.clauses.map(\.kind) }
}
