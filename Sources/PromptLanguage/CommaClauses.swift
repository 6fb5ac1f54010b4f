import MatchModel
import Phrases

/// Several clauses in words, or a clause and its details, separated by commas: `8 falta a v2, v2 groga`, `v4f9, penal`.
extension LineParser {
  /// The clauses, if each part between commas is one or continues the one before it; otherwise nil.
  /// - Throws: the error in a part that is almost a clause.
  func betweenCommas(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause]? {
    var parts: [ArraySlice<Word>] = [[]]
    for word in words {
      let bare = word.without(",")
      if !bare.text.isEmpty { parts[parts.count - 1].append(bare) }
      if bare != word { parts.append([]) }
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var found: [Clause] = []
    // The words that the next part may continue, and the number of clauses before them.
    var (said, before) = (ArraySlice<Word>(), 0)
    for part in parts {
      if let next = complete(part, line: line) {
        (said, before) = (part, found.count)
        found += next
        if isInWords(part) { Self.carrySide(ofShotIn: &found, at: before - 1) }
      } else if !said.isEmpty, let whole = complete(said + part, line: line),
        !whole.contains(where: \.hasFreeReason)
      {
        said += part
        found.replaceSubrange(before..., with: whole)
      } else {
        if !found.isEmpty, let problem = reasonAlone(part) { throw problem }
        return nil
      }
    }
    return found
  }

  /// The clauses in a part of a line; nil if it cannot be read or leads to questions.
  private func complete(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    (try? clausesOrSentence(words, line: line)).flatMap { $0.contains(where: \.asks) ? nil : $0 }
  }

  /// The words with a comma before an assist split off: `gol de cap,7`. Nil if the words contain none.
  static func withoutGluedCommas(_ words: [Word]) -> [Word]? {
    let split = words.flatMap { word -> [Word] in
      guard let comma = word.text.firstIndex(of: ","), comma > word.text.startIndex,
        word.text[..<comma].allSatisfy(\.isLetter), word.text[..<comma].count > 1,
        word.text[comma...].dropFirst().contains(where: { $0.isNumber || $0 == "?" })
      else { return [word] }
      let start = word.column + word.text.distance(from: word.text.startIndex, to: comma)
      return [Word(String(word.text[..<comma]), column: word.column), Word(String(word.text[comma...]), column: start)]
    }
    return split.count > words.count ? split : nil
  }

  /// The clauses in a part of a line, in any form.
  func clausesOrSentence(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause] {
    do { return try clauses(words, line: line) } catch {
      guard case .clauses(let parsed, nil) = SentenceReader.read(words, isTimed: true, self) else { throw error }
      return parsed
    }
  }
}
