import MatchModel
import Phrases

/// Players by their names, where nothing else can be meant: `Messi gol`, `Alexis comes off injured`.
extension LineParser {
  /// The clauses of a line that cannot be read, with their numbers in the place of the players whom it names; nil where
  /// it names nobody, or somebody whose name another one has too, and where it cannot be read so either.
  func naming(_ words: [Word], typed line: String, isConfirmed: Bool) -> Line? {
    var numbered: [Word] = []
    var isLastNamed = false
    var latest: (side: Side, id: PlayerID)?
    for word in words {
      let player = player(named: word)
      // Both names of one player: `Andrés Iniesta`.
      if let player, let latest, player == latest { continue }
      (latest, isLastNamed) = (player, player != nil)
      guard let player, let number = squads?[player.side][player.id].number else {
        numbered.append(word)
        continue
      }
      numbered.append(Word(Who(.number(number), side: player.side).typed, column: word.column))
    }
    guard numbered.map(\.text) != words.map(\.text),
      case .clauses(let told)? = try? self.line(numbered, typed: line, isConfirmed: isConfirmed),
      // A text is what was typed.
      !isLastNamed || told.clauses.allSatisfy({ $0.text.isEmpty && ($0.reason == nil || $0.hasListedReason) })
    else { return nil }
    return .clauses(told)
  }

  /// The only player of whose name a word is one, and that says nothing else.
  private func player(named word: Word) -> (side: Side, id: PlayerID)? {
    let text = folded(word.text.last == "," ? String(word.text.dropLast()) : word.text)
    guard let squads, text.count > 2, text.allSatisfy(\.isLetter), terms([Word(text, column: 1)]) == nil else {
      return nil
    }
    let found = Side.allCases.flatMap { side in
      squads[side].playerIDsByNumber.filter { id in
        folded(squads[side][id].name).split { !$0.isLetter }.contains { $0 == text }
      }.map { (side, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
