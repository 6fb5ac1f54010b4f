import MatchModel
import Phrases

/// Players named in words, if nothing else can be meant: `Messi gol`, `Alexis comes off injured`.
extension LineParser {
  /// A line in which numbers take the place of players' names.
  struct Numbered {
    /// Every number has its side, so that it cannot be read as a minute or a zone.
    fileprivate(set) var words: [Word] = []
    /// The same as a user would type them: our numbers have no side.
    fileprivate(set) var typed: [Word] = []
    /// The error for the first name that several players have. In the words, it is the first of these players.
    fileprivate(set) var shared: LineProblem?
    fileprivate(set) var endsWithName = false
  }

  /// The line with players' names replaced by their numbers; nil if it contains none.
  func numbered(_ words: [Word]) -> Numbered? {
    var line = Numbered()
    var rest = words[...]
    var hasNames = false
    func add(_ word: Word, typed: Word? = nil) {
      line.words.append(word)
      line.typed.append(typed ?? word)
    }
    while let word = rest.first {
      let named = players(named: rest)
      line.endsWithName = named != nil
      guard let (players, count) = named else {
        add(word)
        rest.removeFirst()
        continue
      }
      hasNames = true
      if folded(word.text).hasPrefix("d'") { add(Word("de", column: word.column)) }
      let typed = Word(asTyped(players[0]).typed, column: word.column)
      add(Word(players[0].typed, column: word.column), typed: typed)
      if players.count > 1, line.shared == nil {
        let name = rest.prefix(count).map { $0.without(",") }.text
        line.shared = LineProblem(
          .nameShared(String(withoutElision(name)), typed: name, players.map(asTyped)), column: word.column)
      }
      rest = rest.dropFirst(count)
    }
    return hasNames ? line : nil
  }

  /// The clauses of a line with names; nil if it remains unreadable.
  /// - Throws: the error about a name that several players have, if the line can be read otherwise.
  func naming(_ line: Numbered?, typed text: String, isConfirmed: Bool) throws(LineProblem) -> ClauseLine? {
    guard let line, var parsed = clauseLine(line.words, typed: text, isConfirmed: isConfirmed),
      // Free text must be kept as typed; the word for an injury is.
      !line.endsWithName || !parsed.clauses.contains(where: { $0.hasFreeText && $0.injury == nil })
    else { return nil }
    if let shared = line.shared { throw shared }
    for index in parsed.clauses.indices where parsed.clauses[index].who?.side == ours {
      parsed.clauses[index].who?.side = nil
    }
    return parsed
  }

  /// The error for an unreadable line with names. It is about a shared name or about the rest of the line.
  func problem(ofNaming line: Numbered?, typed text: String) -> LineProblem? {
    guard let line else { return nil }
    if let shared = line.shared { return shared }
    do { _ = try self.line(line.typed, typed: text, isConfirmed: false) } catch { return error }
    return nil
  }

  /// True if a word means nothing but the name of a player.
  package func isPlayersName(_ word: Word) -> Bool { players(named: [word]) != nil }

  /// The players with the name at the beginning of the words, and the number of its words: `Iniesta`, `Andrés Iniesta`,
  /// and `Joan Pons` if there are two called Joan. The first word must have no other meaning.
  private func players(named words: ArraySlice<Word>) -> (players: [Who], count: Int)? {
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
    return count > 0 ? (found.map { Who(.number(squads[$0.side][$0.id].number), side: $0.side) }, count) : nil
  }

  /// The name without the elided Catalan article or preposition, `l'Àlex`, `d'Oriol`, or the English possessive.
  private func nameWord(_ word: Word) -> String {
    String(withoutElision(folded(word.without(",").text)))
  }

  private func withoutElision(_ name: String) -> Substring {
    var name = name[...]
    if ["l'", "d'", "n'"].contains(folded(String(name.prefix(2)))) { name.removeFirst(2) }
    if folded(String(name.suffix(2))) == "'s" { name.removeLast(2) }
    return name
  }

  private func asTyped(_ player: Who) -> Who { Who(player.name, side: player.side == ours ? nil : player.side) }
}
