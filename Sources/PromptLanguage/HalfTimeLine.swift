/// Substitutions, cards and sanctions at half-time: `half-time 9>14`, `al descans surt 9 entra 14`, `v4 red at
/// half-time`.
extension LineParser {
  /// The clauses after the word for half-time; nil if the line is something else.
  func afterHalfTime(_ words: ArraySlice<Word>, typed line: String) -> [Clause]? {
    let said = words.drop { vocabulary.particles[$0.text] == .filler }
    guard let (half, count) = SentenceWords.builtIn.halves.match(said), half == .interval else { return nil }
    return atHalfTime(said.dropFirst(count), typed: line)
  }

  private func atHalfTime(_ words: ArraySlice<Word>, typed line: String) -> [Clause]? {
    guard let parsed = clauseLine(Array(words), typed: line), parsed.time == nil,
      parsed.clauses.allSatisfy({ $0.kind == .substitution || $0.kind.card != nil })
    else { return nil }
    return parsed.clauses.map { clause in
      var clause = clause
      clause.namedPeriod = .interval
      return clause
    }
  }

  /// Like `afterHalfTime`, with the word at the end: `9>14 descans`, `9>14 at half-time`. The word alone ends a half.
  func beforeHalfTime(_ words: ArraySlice<Word>, typed line: String) -> [Clause]? {
    guard words.count > 1, words.last?.text.first?.isLetter == true else { return nil }
    let halves = SentenceWords.builtIn.halves
    for count in 1...min(3, words.count - 1) {
      let name = words.suffix(count)
      guard let found = halves.match(name), found.meaning == .interval, found.count == count else { continue }
      var rest = words.dropLast(count)
      while let small = rest.last, rest.count > 1,
        vocabulary.particles[small.text] == .filler || link(small) == .to
      { rest.removeLast() }
      if let read = atHalfTime(rest, typed: line), !read.isEmpty, !read.contains(where: \.asks) { return read }
    }
    return nil
  }
}
