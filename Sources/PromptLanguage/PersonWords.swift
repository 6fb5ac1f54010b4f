import MatchModel
import Phrases

/// Parses people in words: `9`, `v9`, `visitors 9`, `l'entrenador visitant`.
extension LineParser {
  /// `9`, `v9`, `?1`, `coach`, `l'entrenador`, `l`.
  package func who(_ word: Word) -> Who? {
    if isLongerThanAnyName(word.text) { return nil }
    let text = folded(word.text)
    // After the elided Catalan article, `l'11` is the player with this number, not the home side's.
    if text.hasPrefix("l'") { return name(text.dropFirst(2)).map { Who($0) } }
    if let side = vocabulary.sides[text] { return Who(.team, side: side) }
    let whole = name(text[...])
    // `assistant` begins with the letter of a side.
    guard whole?.isOfficial != true, let side = text.first.flatMap(Self.side) else { return whole.map { Who($0) } }
    let rest = text.dropFirst()
    return rest.isEmpty ? Who(.team, side: side) : name(rest).map { Who($0, side: side) }
  }

  /// A number, `?`, or an official by code or word; nil if the text is something else.
  private func name(_ text: Substring) -> Who.Name? {
    PersonCode(whole: text, vocabulary.table.numbers)?.name
      ?? vocabulary.officials[String(text)].map(Who.Name.official)
  }

  package func skipFillers(_ rest: inout ArraySlice<Word>) { skip(&rest, [.filler]) }

  /// Skips commas and these particles.
  func skip(_ rest: inout ArraySlice<Word>, _ particles: [Vocabulary.Particle]) {
    rest = rest.drop { $0.text == "," || particle($0).map(particles.contains) == true }
  }

  package func particle(_ word: Word) -> Vocabulary.Particle? {
    vocabulary.particles[word.without(":").text]
  }

  /// True for words such as articles and auxiliaries, which add nothing.
  func isFiller(_ word: Word) -> Bool { particle(word) == .filler || link(word) == .nothing }

  package func link(_ word: Word) -> SentenceWords.Link? { SentenceWords.builtIn.links[word.text] }

  /// The side of a letter before a number.
  package static func side(_ letter: Character) -> Side? {
    switch letter {
    case "l", "h": .home
    case "v", "a": .away
    default: nil
    }
  }

  /// The side in a word after a person: `visitors`, or its letter; but `a` also means "to" in two languages.
  func sideAfter(_ word: Word) -> Side? {
    if let side = vocabulary.sides[word.text] { return side }
    let letter = folded(word.text)
    return ["l", "h", "v"].contains(letter) ? letter.first.flatMap(Self.side) : nil
  }

  /// The person at the beginning, and the number of words: two for `segon entrenador` and `vsegon entrenador`.
  private func person(at words: ArraySlice<Word>) -> (who: Who, count: Int)? {
    if let (official, count) = vocabulary.officials.match(words), count > 1 { return (Who(.official(official)), count) }
    if let first = words.first, let side = folded(first.text).first.flatMap(Self.side),
      let (official, count) = vocabulary.officials.match(
        [Word(String(first.text.dropFirst()), column: first.column + 1)] + words.dropFirst()), count > 1
    {
      return (Who(.official(official), side: side), count)
    }
    return words.first.flatMap { who($0) }.map { ($0, 1) }
  }

  /// Parses a person with the side before or after: `9`, `v9`, `visitors 9`, `coach visitors`, `coach v`, or with an
  /// article: `the 9`. Returns nil and consumes nothing without a person.
  package func takePerson(_ rest: inout ArraySlice<Word>) -> Who? {
    let ahead = rest.drop { self.who($0) == nil && particle($0) == .filler }
    guard let (found, count) = person(at: ahead), ahead.count == rest.count || !found.isTeam else { return nil }
    var who = found
    rest = ahead.dropFirst(count)
    guard let next = rest.first else { return who }
    if who.isTeam {
      guard let side = who.side, let found = person(at: rest), !found.who.isTeam, found.who.side == nil else {
        return who
      }
      rest = rest.dropFirst(found.count)
      return Who(found.who.name, side: side)
    }
    if who.side == nil, let side = sideAfter(next) {
      who.side = side
      rest.removeFirst()
    }
    return who
  }

  /// True if the squad lists the player as a goalkeeper; in an unknown squad, number 1 is the goalkeeper.
  func isGoalkeeper(_ who: Who) -> Bool {
    guard case .number(let number) = who.name else { return false }
    if let squads, let side = who.side ?? ours {
      let team = squads[side]
      if team.players.contains(where: \.isGoalkeeper) {
        return team.player(numbered: number).map { team[$0].isGoalkeeper } ?? false
      }
    }
    return number.rawValue == 1
  }
}
