import MatchModel
import Phrases

/// The two players of a substitution in words: `surt 10 entra 14`, `14 for 10`.
extension LineParser {
  /// True if a word or a code, and not just the order, shows who goes off: `surt 10 entra 14` and `10>14`, but not `10
  /// per 14`.
  package func tellsWhoGoesOff(_ text: String) -> Bool {
    let words = Self.words(of: text)
    return words.indices.contains { index in
      let text = words[index].text
      if text.contains(where: \.isDigit), text.contains(">") || text.dropLast().contains(".") { return true }
      let link = SentenceWords.builtIn.links.match(words[index...])?.meaning
      return [.off, .on].contains(particle(words[index])) || link == .off || link == .on
    }
  }

  /// `14 off 9 on`, `surt 14 entra 9`: a substitution without the word for it.
  func pairWithoutWord(_ words: ArraySlice<Word>) -> Clause? {
    guard words.count == 4, let first = words.first else { return nil }
    var pairs = [words.prefix(2), words.suffix(2)].map(Array.init)
    if who(first) == nil { pairs = pairs.map { $0.reversed() } }
    guard let one = who(pairs[0][0]), let other = who(pairs[1][0]), one.name != .team, other.name != .team else {
      return nil
    }
    var clause = Clause(.substitution, column: first.column)
    switch (vocabulary.particles[pairs[0][1].text], vocabulary.particles[pairs[1][1].text]) {
    case (.off, .on): (clause.who, clause.other) = (one, other)
    case (.on, .off): (clause.who, clause.other) = (other, one)
    default: return nil
    }
    if clause.who?.side == nil { clause.who?.side = clause.other?.side }
    return clause
  }

  /// Glued substitutions after the word for them: `double change 10>14 11>17`.
  func pairsAfterWord(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    let said = SentenceWords.builtIn
    var rest = words
    var isSaid = false
    while let first = rest.first, first.text.last?.isLetter == true || first.text.last == ":" {
      let names = [vocabulary.clauses.match(rest), said.clauses.match(rest)].compactMap(\.self)
      if let found = names.max(by: { $0.count < $1.count }), found.meaning == .substitution {
        isSaid = true
        rest = rest.dropFirst(found.count)
      } else if particle(first) == .filler || said.links[first.text] == .nothing {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    let pairs = rest.filter { $0.text != "," && said.links[$0.text] != .and }.map { word in
      word.text.last == "," ? Word(String(word.text.dropLast()), column: word.column) : word
    }
    guard isSaid, !pairs.isEmpty, pairs.allSatisfy({ $0.text.contains(">") || $0.text.contains(".") }),
      let told = try? clauses(pairs[...], line: line),
      told.allSatisfy({ $0.kind == .substitution && !$0.asks })
    else { return nil }
    return told
  }

  func takePair(_ clause: inout Clause, _ rest: inout ArraySlice<Word>, after name: Word) throws(LineProblem) {
    var expectsOn = clause.who != nil
    if clause.kind != .substitution {
      takeWho(&clause, &rest)
      return
    }
    // `sub 10 off 14 on`, as the answers are worded.
    let said = rest.filter { $0.text != "," && vocabulary.particles[$0.text] != .filler }
    if clause.who == nil, let pair = pairWithoutWord(said[...]) {
      (clause.who, clause.other) = (pair.who, pair.other)
      rest = []
      return
    }
    while let word = rest.first {
      switch word.text == "," ? .filler : vocabulary.particles[word.text] {
      case .off: expectsOn = false
      case .on: expectsOn = true
      case .concussion: clause.isConcussion = true
      case .filler, .because: break
      case .replacing where clause.who != nil && clause.other == nil:
        // `14 for 10`: the first player comes on.
        (clause.who, clause.other) = (nil, clause.who)
        expectsOn = false
      default:
        if clause.who == nil, clause.other == nil, let pair = glued(word) {
          (clause.who, clause.other) = (pair.who, pair.other)
          clause.isConcussion = pair.isConcussion
          break
        }
        guard let who = who(word), (expectsOn ? clause.other : clause.who) == nil else {
          throw LineProblem(.wordLeftOver(word.text, clause: name.text), column: word.column)
        }
        if expectsOn { clause.other = who } else { clause.who = who }
        expectsOn = clause.other == nil
      }
      rest.removeFirst()
    }
    if clause.other?.side != nil, clause.who?.side == nil { clause.who?.side = clause.other?.side }
    // The side may be repeated.
    if clause.other?.side == clause.who?.side { clause.other?.side = nil }
    if clause.who == nil || clause.other == nil { clause.asks = true }
  }

  /// `14>9` after the word for a substitution.
  private func glued(_ word: Word) -> Clause? {
    var scanner = ClauseScanner(word.text, column: word.column, vocabulary.table)
    guard let clause = try? scanner.scan(), clause.kind == .substitution, clause.who != nil, !clause.asks else {
      return nil
    }
    return clause
  }
}
