import MatchModel
import Phrases

/// Players named in words, if nothing else can be meant: `Messi gol`, `Alexis comes off injured`.
extension LineParser {
  /// Parses a line again after replacing players' names with their numbers. Nil if it contains no names, if a name is
  /// ambiguous, or if the line remains unreadable.
  func naming(_ words: [Word], typed line: String, isConfirmed: Bool) -> ClauseLine? {
    var numbered: [Word] = []
    var rest = words[...]
    var endsWithName = false
    while let word = rest.first {
      let named = player(named: rest)
      endsWithName = named != nil
      if let named, let number = squads?[named.side][named.id].number {
        numbered.append(Word(Who(.number(number), side: named.side).typed, column: word.column))
        rest = rest.dropFirst(named.count)
      } else {
        numbered.append(word)
        rest.removeFirst()
      }
    }
    guard numbered.map(\.text) != words.map(\.text),
      let told = clauseLine(numbered, typed: line, isConfirmed: isConfirmed),
      // Free text must be kept as typed; the word for an injury is.
      !endsWithName || !told.clauses.contains(where: { $0.hasFreeText && $0.injury == nil })
    else { return nil }
    return told
  }

  /// True if a word means nothing but the name of one player.
  package func isPlayersName(_ word: Word) -> Bool { player(named: [word]) != nil }

  /// The only player with the name at the beginning of the words, and the number of its words: `Iniesta`, `Andrés
  /// Iniesta`, and `Joan Pons` if there are two called Joan. The first word must have no other meaning.
  private func player(named words: ArraySlice<Word>) -> (side: Side, id: PlayerID, count: Int)? {
    guard let squads, let first = words.first.map(nameWord), first.count > 2, first.allSatisfy(\.isLetter),
      terms([Word(first, column: 1)]) == nil
    else { return nil }
    var found = Side.allCases.flatMap { side in squads[side].playerIDsByNumber.map { (side: side, id: $0) } }
    var count = 0
    for word in words.map(nameWord) {
      let named = found.filter { player in
        folded(squads[player.side][player.id].name).split { !$0.isLetter }.contains { $0 == word }
      }
      if named.isEmpty { break }
      found = named
      count += 1
    }
    return count > 0 && found.count == 1 ? (found[0].side, found[0].id, count) : nil
  }

  private func nameWord(_ word: Word) -> String { folded(word.without(",").text) }
}

extension Clause {
  /// True if the player is given, and not just the side.
  var isOfPlayer: Bool { who.map { $0.name != .team } ?? false }
}
