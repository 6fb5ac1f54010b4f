import Phrases
import PromptLanguage

/// Questions for free text, where almost anything typed is the text.
extension Questionnaire {
  /// The result of a lookup command whose arguments are valid: `score`, `ls -5`. Nil for a text, although it may begin
  /// with such a word: `marcador espatllat`.
  func lookInsteadOfText(_ typed: TypedAnswer) -> [Fact]? {
    guard let call = typed.command, call.onlyLooks, !call.spec.takesText, call.kind != .help || call.words.isEmpty,
      typed.text != "?", let said = session.look(typed)
    else { return nil }
    let isRefused = said.contains { if case .refused = $0.kind { true } else { false } }
    return isRefused && !call.words.isEmpty ? nil : said
  }

  /// True for a correction with the number of an action or an open line: `del 5`, `edit 3 9g`, but not `drop deep`.
  func isCorrection(_ typed: TypedAnswer) -> Bool {
    guard let call = typed.command, let first = call.words.first, wholeNumber(first.text) != nil else { return false }
    let rest = call.words.dropFirst()
    let isClauses = !rest.isEmpty && (try? parser.clauses(rest, line: typed.text)) != nil
    switch call.kind {
    case .edit: return isClauses
    case .take: return rest.isEmpty || isClauses
    case .delete, .drop: return rest.allSatisfy { wholeNumber($0.text) != nil }
    case .annul: return rest.isEmpty
    case .move:
      guard let next = rest.first else { return false }
      return [.before, .after].contains(parser.particle(next)) || (try? TimeExpression(next.text, column: 1)) != nil
    default: return false
    }
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
    guard let line = clauses, line.time == nil, line.clauses.count == 1,
      let note = line.clauses.first, note.kind == .note, note.who == nil || note.who == Who(.team),
      LineParser.words(of: text).first.map({ folded($0.text) }) == "n", !note.text.isEmpty
    else { return nil }
    return note.text
  }
}
