import Phrases
import PromptLanguage

/// A dialogue that announces its questions and treats `undo` as cancelling.
final class WatchedDialogue: Dialogue {
  private let dialogue: any Dialogue
  var willAsk: () -> Void = {}
  /// True if an answer takes the question back.
  var takesBack: (String) -> Bool = { _ in false }

  init(_ dialogue: any Dialogue) { self.dialogue = dialogue }

  func ask(_ question: Question) -> Answer {
    willAsk()
    let answer = dialogue.ask(question)
    guard case .text(let text) = answer, takesBack(text) else { return answer }
    return .dropped
  }
}

/// `undo` as an answer undoes the line in question, not the one before it.
extension Session {
  /// True if an answer takes the question back; remembered, so that it can be reported.
  func takesBackQuestion(_ answer: String) -> Bool {
    guard case .command(let call) = try? parser.parse(answer), call.kind == .undo, call.words.isEmpty else {
      return false
    }
    isQuestionTakenBack = true
    return true
  }

  /// The text of the cancelled clause, or of the whole line if that is not possible.
  func dropped(of line: Line, _ text: String, _ clause: Clause?) -> String {
    let text = LineParser.readable(text)
    guard let clause, case .clauses(let line) = line else { return text }
    let next = line.clauses.map(\.column).first { $0 > clause.column } ?? text.count + 1
    let typed = text.dropFirst(clause.column - 1).prefix(next - clause.column)
    return typed.split(separator: " ").joined(separator: " ")
  }

  /// The messages after a question was taken back; empty otherwise.
  /// - Parameter dropped: the line that was dropped with it.
  func toldTakenBack(dropping dropped: String? = nil) -> [Fact] {
    guard isQuestionTakenBack else { return [] }
    isQuestionTakenBack = false
    return [fact(.questionTakenBack(dropping: dropped))]
  }
}
