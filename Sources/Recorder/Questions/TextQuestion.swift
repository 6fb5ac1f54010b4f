import MatchModel
import Phrases

/// What is typed where the text of a note or a reason is asked for: nearly all of it is that text.
extension Questionnaire {
  /// The answer to a command that only looks and is nothing else: its word alone, or with what it can show. Nil for a
  /// text, though it may begin with such a word: `marcador espatllat`.
  func lookInsteadOfText(_ text: String) -> [String]? {
    guard case .command(let call)? = try? parser.parse(text), call.onlyLooks, !call.spec.takesText,
      call.words.isEmpty || call.words.allSatisfy({ parser.who($0) != nil }), text != "?"
    else { return nil }
    return look(text)
  }
}

extension LineParser {
  /// The text of a note that is told with its code, as at the prompt: `n pendents`. So a word that is a command's can be
  /// noted where the text is asked for. Nil for any other text.
  func noteText(_ text: String) -> String? {
    guard case .clauses(let line)? = try? parse(text), line.time == nil, line.clauses.count == 1,
      let note = line.clauses.first, note.kind == .note, note.who == nil || note.who == Who(.team),
      Self.words(of: text).first.map({ folded($0.text) }) == "n", !note.text.isEmpty
    else { return nil }
    return note.text
  }
}
