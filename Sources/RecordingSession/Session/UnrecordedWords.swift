import MatchModel
import PromptLanguage

extension Session {
  /// Reports, once for each, the words of a recorded line that have no place in the record, and a note that keeps them:
  /// `córner de la dreta`.
  func reportUnrecorded(_ line: ClauseLine, _ text: String) -> [Fact] {
    guard dialogue != nil else { return [] }
    return line.clauses.flatMap { clause in
      clause.unrecorded.filter { memory.unrecorded.insert($0).inserted }.map { words in
        fact(.unrecorded(words, note: line.note(text, from: clause)))
      }
    }
  }
}

extension ClauseLine {
  /// A note with the typed text from a clause on, without its mark of confirmation, at the time with which the text
  /// begins.
  fileprivate func note(_ text: String, from clause: Clause) -> String {
    let text = LineParser.readable(text)
    let time = text.dropLast(TimeExpression.leading(in: text).rest.count)
    var words = LineParser.words(of: text).drop { $0.column < clause.column }
    if isConfirmed, let last = words.popLast(), last.text != "!" { words.append(last.without("!")) }
    return (time.split(separator: " ") + ["n"] + words.map { $0.text[...] }).joined(separator: " ")
  }
}
