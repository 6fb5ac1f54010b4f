import Phrases

/// Lines that only name the player who was meant in the line before: `no, al 14`, `era el 11`, `not 10 but 11`.
extension LineParser {
  /// The error for such a line, which names the right player last. It begins by taking back what was said.
  func playerCorrected(_ words: ArraySlice<Word>) -> LineProblem? {
    let said = SentenceWords.builtIn
    var rest = words.map { $0.without(",.:;") }[...]
    var (players, taken): ([Who], Int) = ([], 0)
    while let word = rest.first {
      if let count = said.corrections.match(rest)?.count ?? said.rightPlayers.match(rest)?.count
        ?? (particle(word) == .no ? 1 : nil)
      {
        taken += 1
        rest = rest.dropFirst(count)
      } else if taken > 0, let who = takePerson(&rest) {
        guard case .number = who.name else { return nil }
        players.append(who)
      } else if word.text.isEmpty || particle(word) == .filler || [.nothing, .by, .to].contains(link(word)) {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    guard let first = words.first, let who = players.last, players.count <= 2 else { return nil }
    return LineProblem(.playerCorrected(words.text, who), column: first.column)
  }
}
