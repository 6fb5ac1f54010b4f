import Phrases
import PromptLanguage

/// Asks what another dialogue asks: says so beforehand, and takes `undo` for dropping what the question is about.
final class WatchedDialogue: Dialogue {
  private let dialogue: any Dialogue
  var willAsk: () -> Void = {}
  /// Whether an answer takes the question back.
  var takesBack: (String) -> Bool = { _ in false }

  init(_ dialogue: any Dialogue) { self.dialogue = dialogue }

  func ask(_ question: Question) -> Answer {
    willAsk()
    let answer = dialogue.ask(question)
    guard case .text(let text) = answer, takesBack(text) else { return answer }
    return .dropped
  }
}

/// `undo` where an answer is awaited: what was typed last is the line that the question is about, and no line before it.
extension Session {
  /// Whether an answer takes the question back; noted, so that it is said.
  func takesBackQuestion(_ answer: String) -> Bool {
    guard case .command(let call) = try? parser.parse(answer), call.kind == .undo, call.words.isEmpty else {
      return false
    }
    isQuestionTakenBack = true
    return true
  }

  /// The clause of a line that was asked about, as it was typed; the whole line where that is none of its own.
  func dropped(of line: Line, _ text: String, _ clause: Clause?) -> String {
    let text = LineParser.readable(text)
    guard let clause, case .clauses(let line) = line else { return text }
    let next = line.clauses.map(\.column).first { $0 > clause.column } ?? text.count + 1
    let typed = text.dropFirst(clause.column - 1).prefix(next - clause.column)
    return typed.split(separator: " ").joined(separator: " ")
  }

  /// What became of a question that was taken back, and how to go on; nothing where none was.
  /// - Parameter dropped: the line that was dropped with it.
  func toldTakenBack(dropping dropped: String? = nil) -> [Fact] {
    guard isQuestionTakenBack else { return [] }
    isQuestionTakenBack = false
    return [fact(.questionTakenBack(dropping: dropped))]
  }
}
