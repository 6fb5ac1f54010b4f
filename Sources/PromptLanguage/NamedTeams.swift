import MatchModel
import Phrases

/// Teams named in words, if nothing else can be meant: `corner Riudoms`, `gol del Real Madrid`.
struct TeamNames {
  private let squads: BothSides<Team>
  /// The words of both team names, folded.
  private let words: BothSides<Set<String>>

  init(_ squads: BothSides<Team>) {
    self.squads = squads
    words = squads.map { Self.words(of: $0.name) }
  }

  /// The line with each team's name replaced by a word for its side; nil if it contains no team name. A team is
  /// recognised by a word that appears in no other name, whether of a team or a player.
  func sided(_ line: [Word], by parser: LineParser) -> [Word]? {
    var found: [Word] = []
    var rest = line[...]
    while let word = rest.first {
      guard let side = side(named: word, parser) else {
        found.append(word)
        rest.removeFirst()
        continue
      }
      // More words of the same name: `CE Riudoms`, `Atlètic de Madrid`.
      while let last = found.last, isPart(last, of: side, parser) { found.removeLast() }
      rest.removeFirst()
      let name = rest.prefix { words[side].contains(Self.plain($0)) }
      if let last = name.lastIndex(where: { isPart($0, of: side, parser) }) { rest = rest[(last + 1)...] }
      found.append(Word(Self.word(for: side), column: word.column))
      if word.text.last == "," { found.append(Word(",", column: word.column)) }
    }
    return found.map(\.text) == line.map(\.text) ? nil : found
  }

  /// The side with this word in its name, if the word has no other meaning.
  private func side(named word: Word, _ parser: LineParser) -> Side? {
    let sides = Side.allCases.filter { words[$0].contains(Self.plain(word)) }
    guard sides.count == 1, isPart(word, of: sides[0], parser), !isPlayers(word) else { return nil }
    return sides[0]
  }

  /// True if a word belongs to a team's name and has no meaning of its own.
  private func isPart(_ word: Word, of side: Side, _ parser: LineParser) -> Bool {
    let text = Self.plain(word)
    return words[side].contains(text) && parser.terms([Word(text, column: 1)]) == nil
  }

  private func isPlayers(_ word: Word) -> Bool {
    let text = Self.plain(word)
    return Side.allCases.contains { side in
      squads[side].players.contains { Self.words(of: $0.name).contains(text) }
    }
  }

  private static func words(of name: String) -> Set<String> {
    Set(folded(name).split { !$0.isLetter }.map(String.init).filter { $0.count > 1 })
  }

  private static func plain(_ word: Word) -> String {
    folded(word.without(",").text)
  }

  /// A word that means a side and nothing else.
  static func word(for side: Side) -> String { side == .home ? "hosts" : "visitors" }
}

extension LineParser {
  /// The names of the teams that are understood, with their sides.
  package var teamNames: [(name: String, side: Side)] {
    guard let squads else { return [] }
    let names = TeamNames(squads)
    return Side.allCases.map { (squads[$0].name, $0) }.filter { name, side in
      names.sided(Self.words(of: name), by: self)?.map(\.text) == [TeamNames.word(for: side)]
    }
  }

  /// Parses an unreadable line again with its team names replaced by their sides. Nil if it contains no team names, or
  /// if the line remains unreadable.
  func namingTeams(_ sided: [Word]?, typed line: String, isConfirmed: Bool) -> ClauseLine? {
    guard let sided, let parsed = clauseLine(sided, typed: line, isConfirmed: isConfirmed),
      // Free text must be kept as typed.
      !parsed.clauses.contains(where: \.hasFreeText)
    else { return nil }
    return parsed
  }
}
