import MatchModel
import Phrases
import PromptLanguage

/// Questions for free text, where almost anything typed is the text.
extension Questionnaire {
  /// The result of a lookup command, which must be a single word or have people as its arguments. Nil for a text,
  /// although it may begin with such a word: `marcador espatllat`.
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
  /// The text of a note typed with its code: `n pendents`. In this way a text that is also a command can be noted. Nil
  /// for other text.
  var noteText: String? {
    guard let line = clauses, line.time == nil, line.clauses.count == 1,
      let note = line.clauses.first, note.kind == .note, note.who == nil || note.who == Who(.team),
      LineParser.words(of: text).first.map({ folded($0.text) }) == "n", !note.text.isEmpty
    else { return nil }
    return note.text
  }
}
