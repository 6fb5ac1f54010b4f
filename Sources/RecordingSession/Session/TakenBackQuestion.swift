import MatchModel
import PromptLanguage

/// `undo` at a question cancels it.
extension Session {
  /// True if an answer is `undo`, which undoes the line in question and not the one before it.
  func takesBackQuestion(_ answer: String) -> Bool {
    parser.command(of: answer).map { $0.kind == .undo && $0.words.isEmpty } ?? false
  }

  /// The text of the cancelled clause, or of the whole line if that is not possible.
  func dropped(of line: Line, _ text: String, _ clause: Clause?) -> String {
    let text = LineParser.readable(text)
    guard let clause, case .clauses(let line) = line else { return text }
    let next = line.clauses.map(\.column).first { $0 > clause.column } ?? text.count + 1
    let typed = text.dropFirst(clause.column - 1).prefix(next - clause.column)
    return typed.split(separator: " ").joined(separator: " ")
  }

  /// The messages after a question was cancelled; empty otherwise.
  func reportTakenBack(dropping dropped: String? = nil) -> [Fact] {
    guard let dialogue, dialogue.isTakenBack else { return [] }
    dialogue.isTakenBack = false
    return [fact(.questionTakenBack(dropping: dropped))]
  }
}
