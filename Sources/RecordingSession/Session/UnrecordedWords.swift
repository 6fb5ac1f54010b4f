import MatchModel
import PromptLanguage

extension Session {
  /// Reports, once for each, the words of a recorded line that have no place in the record, and a note that keeps them:
  /// `córner de la dreta`.
  func reportUnrecorded(_ line: ClauseLine, _ text: String) -> [Fact] {
    guard dialogue != nil else { return [] }
    return line.clauses.flatMap { clause in
      clause.unrecorded.filter { memory.unrecorded.insert($0).inserted }.map { words in
        fact(.unrecorded(words, note: "n " + line.text(text, from: clause)))
      }
    }
  }
}

extension ClauseLine {
  /// The typed text from a clause on, without its mark of confirmation.
  fileprivate func text(_ text: String, from clause: Clause) -> String {
    var words = LineParser.words(of: LineParser.readable(text)).drop { $0.column < clause.column }
    if isConfirmed, let last = words.popLast(), last.text != "!" { words.append(last.without("!")) }
    return words.map(\.text).joined(separator: " ")
  }
}
