import MatchModel
import Phrases

/// Teams by their own names, where nothing else can be meant: `corner Riudoms`, `gol del Real Madrid`.
struct TeamNames {
  private let squads: BothSides<Team>
  /// The words of both names, folded.
  private let words: BothSides<Set<String>>

  init(_ squads: BothSides<Team>) {
    self.squads = squads
    words = BothSides(home: Self.words(of: squads.home.name), away: Self.words(of: squads.away.name))
  }

  /// The line with a word for its side in the place of each team whom a word names that no other team and no player is
  /// called by; nil where none does.
  func sided(_ line: [Word], by parser: LineParser) -> [Word]? {
    var found: [Word] = []
    var rest = line[...]
    while let word = rest.first {
      guard let side = side(named: word, parser) else {
        found.append(word)
        rest.removeFirst()
        continue
      }
      // Other words of the name before and after the one that tells it: `CE Riudoms`, `Atlètic de Madrid`.
      while let last = found.last, isPart(last, of: side, parser) { found.removeLast() }
      rest.removeFirst()
      let name = rest.prefix { words[side].contains(Self.plain($0)) }
      if let last = name.lastIndex(where: { isPart($0, of: side, parser) }) { rest = rest[(last + 1)...] }
      found.append(Word(Self.word(for: side), column: word.column))
      if word.text.last == "," { found.append(Word(",", column: word.column)) }
    }
    return found.map(\.text) == line.map(\.text) ? nil : found
  }

  /// The side of whose name a word is one, and that means nothing else.
  private func side(named word: Word, _ parser: LineParser) -> Side? {
    let sides = Side.allCases.filter { words[$0].contains(Self.plain(word)) }
    guard sides.count == 1, isPart(word, of: sides[0], parser), !isPlayers(word) else { return nil }
    return sides[0]
  }

  /// Whether a word is of a team's name, and none of the language.
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
    folded(word.text.last == "," ? String(word.text.dropLast()) : word.text)
  }

  /// A word that nothing but a side is called by.
  private static func word(for side: Side) -> String { side == .home ? "hosts" : "visitors" }
}

extension LineParser {
  /// The clauses of a line that cannot be read, with the sides in the place of the teams that it names; nil where it
  /// names none, or cannot be read so either.
  func namingTeams(_ words: [Word], typed line: String, isConfirmed: Bool) -> Line? {
    guard let squads, let sided = TeamNames(squads).sided(words, by: self),
      case .clauses(let told)? = try? self.line(sided, typed: line, isConfirmed: isConfirmed),
      // A text is what was typed.
      told.clauses.allSatisfy({ $0.text.isEmpty && ($0.reason == nil || $0.hasListedReason) })
    else { return nil }
    return .clauses(told)
  }
}
