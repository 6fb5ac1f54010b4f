import MatchModel
import Phrases
import PromptLanguage

/// What is typed where the text of a note or a reason is asked for: nearly all of it is that text.
extension Questionnaire {
  /// The answer to a command that only looks and is nothing else: its word alone, or with what it can show. Nil for a
  /// text, though it may begin with such a word: `marcador espatllat`.
  func lookInsteadOfText(_ typed: TypedAnswer) -> [Fact]? {
    guard let call = typed.command, call.onlyLooks, !call.spec.takesText,
      call.words.isEmpty || call.words.allSatisfy({ parser.who($0) != nil }), typed.text != "?"
    else { return nil }
    return look(typed)
  }
}

extension Clause {
  /// Whether it is a note on the match of which nothing is said yet: `n`.
  var isBareNote: Bool { kind == .note && text.isEmpty && (who == nil || who == Who(.team)) }
}

extension TypedAnswer {
  /// The text of a note that is told with its code, as at the prompt: `n pendents`. So a word that is a command's can be
  /// noted where the text is asked for. Nil for any other text.
  var noteText: String? {
    guard let line = clauses, line.time == nil, line.clauses.count == 1,
      let note = line.clauses.first, note.kind == .note, note.who == nil || note.who == Who(.team),
      LineParser.words(of: text).first.map({ folded($0.text) }) == "n", !note.text.isEmpty
    else { return nil }
    return note.text
  }
}
