import MatchModel
import Phrases

/// The two players of a substitution in words: `surt 10 entra 14`, `14 for 10`.
extension LineParser {
  /// True if a word or a code, and not just the order, shows who goes off: `surt 10 entra 14` and `10>14`, but not `10
  /// per 14`.
  package func showsWhoGoesOff(_ text: String) -> Bool {
    let words = Self.words(of: text)
    return words.indices.contains { index in
      let text = words[index].text
      if text.contains(where: \.isDigit), text.contains(">") || text.dropLast().contains(".") { return true }
      let link = SentenceWords.builtIn.links.match(words[index...])?.meaning
      return [.off, .on].contains(particle(words[index])) || link == .off || link == .on
    }
  }

  /// Glued substitutions after the word for them: `double change 10>14 11>17`.
  func pairsAfterWord(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    let said = SentenceWords.builtIn
    var rest = words
    var isSaid = false
    while let first = rest.first, !first.text.contains(where: \.isDigit) {
      let names = [vocabulary.clauses.match(rest), said.clauses.match(rest)].compactMap(\.self)
      if let found = names.max(by: { $0.count < $1.count }), found.meaning == .substitution {
        isSaid = true
        rest = rest.dropFirst(found.count)
      } else if first.text == "," || isFiller(first) {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    let pairs = rest.filter { $0.text != "," && link($0) != .and }.map { $0.without(",") }
    guard isSaid, !pairs.isEmpty, pairs.allSatisfy({ $0.text.contains(">") || $0.text.contains(".") }),
      let parsed = try? clauses(pairs[...], line: line),
      parsed.allSatisfy({ $0.kind == .substitution && !$0.asks })
    else { return nil }
    return parsed
  }
}
