import MatchModel
import PromptLanguage

extension Session {
  /// Reports, once for each, the words of a recorded line that have no place in the record, and a note that keeps them:
  /// `córner de la dreta`.
  func reportUnrecorded(_ line: ClauseLine, _ text: String) -> [Fact] {
    line.clauses.flatMap {
      reportUnrecorded($0.unrecorded, in: text, from: $0.column, isConfirmed: line.isConfirmed)
    }
  }

  /// The same for a command that was typed as a sentence: `gol anulado por fuera de juego`.
  func reportUnrecorded(_ call: CommandCall, _ text: String) -> [Fact] {
    reportUnrecorded(call.unrecorded, in: text, from: call.column, isConfirmed: call.isConfirmed)
  }

  private func reportUnrecorded(
    _ unrecorded: [String], in text: String, from column: Int, isConfirmed: Bool
  ) -> [Fact] {
    guard dialogue != nil else { return [] }
    return unrecorded.filter { memory.unrecorded.insert($0).inserted }.map { words in
      fact(.unrecorded(words, note: Self.note(text, from: column, isConfirmed: isConfirmed)))
    }
  }

  /// A note with the typed text from a column on, without its mark of confirmation, at the time with which the text
  /// begins.
  private static func note(_ text: String, from column: Int, isConfirmed: Bool) -> String {
    let text = LineParser.readable(text)
    let time = text.dropLast(TimeExpression.leading(in: text).rest.count)
    // The time may be glued to the first word: `23'córner`.
    var words = LineParser.words(of: String(text.dropFirst(column - 1)))
    if isConfirmed, let last = words.popLast(), last.text != "!" { words.append(last.without("!")) }
    return (time.split(separator: " ") + ["n"] + words.map { $0.text[...] }).joined(separator: " ")
  }
}
