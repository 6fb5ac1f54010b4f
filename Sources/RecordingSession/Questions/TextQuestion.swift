import Phrases
import PromptLanguage

/// Questions for free text, where almost anything typed is the text.
extension Questionnaire {
  /// The result of a lookup: `score`, `ls -5`. Nil for a text, even one that begins like a command: `score board
  /// broken`, `drop deep`. Throws if it is a command that changes something, which is executed next.
  func commandInsteadOfText(_ typed: TypedAnswer) throws(Stop) -> [Fact]? {
    guard typed.isCommand, typed.text != "?", let call = typed.command, parser.isUnmistakable(call) else { return nil }
    guard let said = session.look(typed) else { throw overtaken(by: typed) }
    let isRefused = said.contains { if case .refused = $0.kind { true } else { false } }
    return isRefused && !call.words.isEmpty ? nil : said
  }
}

extension Clause {
  /// True for a note on the match without a text: `n`.
  var isBareNote: Bool { kind == .note && text.isEmpty && (who == nil || who == Who(.team)) }
}

extension TypedAnswer {
  /// The text of a note typed with its code: `n pendents`. This makes it possible to note a text that is also a
  /// command. Nil for other text.
  var noteText: String? {
    guard let line = clauses, line.time == nil, let note = line.onlyClause, note.kind == .note,
      note.who == nil || note.who == Who(.team),
      LineParser.words(of: text).first.map({ folded($0.text) }) == "n", !note.text.isEmpty
    else { return nil }
    return note.text
  }
}

extension LineParser {
  /// True if the text consists of clauses typed as codes with numbers: `9g`, `v4f9y 7c`, but not `c` or `four corners`.
  func isGlued(_ text: String) -> Bool {
    let words = Self.words(of: text)
    return !words.isEmpty
      && words.allSatisfy { word in
        word.text.contains(where: \.isDigit) && (try? vocabulary.table.clause(inCodes: word.text)) != nil
      }
  }
}
