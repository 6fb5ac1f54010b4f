import MatchModel
import Phrases

/// Players named in words, if nothing else can be meant: `Messi gol`, `Alexis comes off injured`.
extension LineParser {
  /// Parses an unreadable line again after replacing players' names with their numbers. Nil if it contains no names, if
  /// a name is ambiguous, or if the line remains unreadable.
  func naming(_ words: [Word], typed line: String, isConfirmed: Bool) -> ClauseLine? {
    var numbered: [Word] = []
    var latest: (side: Side, id: PlayerID)?
    for word in words {
      let player = player(named: word)
      // First and last name of the same player: `Andrés Iniesta`.
      if let player, let latest, player == latest { continue }
      latest = player
      guard let player, let number = squads?[player.side][player.id].number else {
        numbered.append(word)
        continue
      }
      numbered.append(Word(Who(.number(number), side: player.side).typed, column: word.column))
    }
    guard numbered.map(\.text) != words.map(\.text),
      let told = clauseLine(numbered, typed: line, isConfirmed: isConfirmed),
      // Free text must be kept as typed.
      latest == nil || !told.clauses.contains(where: \.hasFreeText)
    else { return nil }
    return told
  }

  /// The only player with this word in the name, if the word has no other meaning.
  private func player(named word: Word) -> (side: Side, id: PlayerID)? {
    let text = folded(word.without(",").text)
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
