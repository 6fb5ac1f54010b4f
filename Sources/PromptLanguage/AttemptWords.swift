import MatchModel
import Phrases

/// Parses the words after a goal or a chance: `cap`, `de penal`, `assist 7`.
extension LineParser {
  /// - Parameter isTimed: whether the first number may be a minute: `al 23 gol de 9`.
  func takeAttempt(
    _ clause: inout Clause, _ rest: inout ArraySlice<Word>, after clauseName: Word, hasOutcome: Bool, hasAssist: Bool,
    isTimed: Bool = false
  ) throws(LineProblem) {
    var words = AttemptWords(
      parser: self, clauseName: clauseName, hasOutcome: hasOutcome, hasAssist: hasAssist, isTimed: isTimed,
      clause: clause, rest: rest)
    try words.takeAll()
    (clause, rest) = (words.clause, words.rest)
  }

  /// True if the words say which team benefits: `a favor`, `en contra`.
  func isFavour(_ words: ArraySlice<Word>) -> Bool {
    let link = SentenceWords.builtIn.links.match(words)?.meaning
    return link == .favour || link == .against || link == .conceded
  }
}

/// The words after a goal or a chance, and what is known of it.
private struct AttemptWords {
  let parser: LineParser
  let clauseName: Word
  let hasOutcome: Bool
  let hasAssist: Bool
  let isTimed: Bool
  var clause: Clause
  var rest: ArraySlice<Word>

  private var vocabulary: Vocabulary { parser.vocabulary }

  mutating func takeAll() throws(LineProblem) {
    while let word = rest.first {
      if try takeAfterComma(word) { continue }
      try refuseArea(word)
      if takeOutcome() || takeBodyPart() || takeOrigin() || takeZone(word) { continue }
      if try takeAssist(word) { continue }
      if takePasser(word) || takeFiller(word) || takeScorer() || takeTwo(word) { continue }
      try refuseUnmarked(word)
      let codes = vocabulary.codes
      let known = codes.bodyParts.allWords + codes.origins.allWords + (hasOutcome ? codes.outcomes.allWords : [])
      throw LineProblem(.unknownWord(word.text, nearest: nearest(to: word.text, in: known)), column: word.column)
    }
  }

  // MARK: - Details

  private mutating func takeOutcome() -> Bool {
    guard hasOutcome, clause.outcome == nil, let found = vocabulary.codes.outcomes.match(words: rest.map(\.text)) else {
      return false
    }
    clause.outcome = found.value
    rest = rest.dropFirst(found.count)
    return true
  }

  private mutating func takeBodyPart() -> Bool {
    guard clause.bodyPart == nil, let found = vocabulary.codes.bodyParts.match(words: rest.map(\.text)),
      vocabulary.table.bodyParts.contains(where: { $0.code == found.value })
    else { return false }
    clause.bodyPart = found.value
    rest = rest.dropFirst(found.count)
    return true
  }

  private mutating func takeOrigin() -> Bool {
    guard clause.origin == nil, let found = vocabulary.codes.origins.match(words: rest.map(\.text)) else {
      return false
    }
    clause.origin = found.value
    rest = rest.dropFirst(found.count)
    return true
  }

  /// `zone 5`
  private mutating func takeZone(_ word: Word) -> Bool {
    guard vocabulary.particles[word.text] == .zone, let next = rest.dropFirst().first,
      let zone = wholeNumber(next.text).flatMap(Zone.init(rawValue:))
    else { return false }
    clause.zone = zone
    rest = rest.dropFirst(2)
    return true
  }

  private mutating func takeFiller(_ word: Word) -> Bool {
    guard vocabulary.particles[word.text] == .filler else { return false }
    rest.removeFirst()
    return true
  }

  /// The error for a part of the field that consists of several zones: `fora de l'àrea`.
  private func refuseArea(_ word: Word) throws(LineProblem) {
    guard clause.zone == nil, let (area, count) = SentenceWords.builtIn.areas.match(rest) else { return }
    let examples = area.zones.map { zone in code { $0.zone = zone } }
    let text = rest.prefix(count).map(\.text).joined(separator: " ")
    throw LineProblem(.areaNamed(text, examples: examples), column: word.column)
  }

  // MARK: - Persons

  /// `gol de penalti 4`
  private mutating func takeScorer() -> Bool {
    guard clause.who == nil, let who = parser.takePerson(&rest, isAttempt: true) else { return false }
    clause.who = who
    return true
  }

  /// The assistant after a comma, which may also separate details, as in answers: `header, corner`.
  private mutating func takeAfterComma(_ word: Word) throws(LineProblem) -> Bool {
    guard hasAssist, word.text.hasPrefix(",") else { return false }
    rest.removeFirst()
    var name = Word(String(word.text.dropFirst()), column: word.column + 1)
    if name.text.isEmpty {
      guard let next = rest.first else { throw LineProblem(.badNumber(word.text), column: word.column) }
      guard parser.who(next) != nil || next.text.contains(where: \.isNumber) else { return true }
      name = next
      rest.removeFirst()
    }
    guard let other = parser.who(name) else { throw LineProblem(.badNumber(name.text), column: name.column) }
    try assist(other, word)
    return true
  }

  /// The assistant after the word for it: `assist 7`, `assistència de 7`.
  private mutating func takeAssist(_ word: Word) throws(LineProblem) -> Bool {
    guard hasAssist, vocabulary.particles[word.text] == .assist, let (other, after) = assistant(after: rest) else {
      return false
    }
    try assist(other, word)
    rest = after
    return true
  }

  private mutating func assist(_ who: Who, _ word: Word) throws(LineProblem) {
    guard clause.other == nil else {
      throw LineProblem(.wordLeftOver(word.text, clause: clauseName.text), column: word.column)
    }
    clause.other = who
  }

  /// The assistant after a known scorer: `9 gol de 7`, `goal by 9 from 7`.
  private mutating func takePasser(_ word: Word) -> Bool {
    guard hasAssist, !isTimed, let who = clause.who, who.name != .team, clause.other == nil,
      SentenceWords.builtIn.passers[word.text] != nil, let (other, after) = assistant(after: rest)
    else { return false }
    clause.other = other
    rest = after
    return true
  }

  private func assistant(after words: ArraySlice<Word>) -> (who: Who, rest: ArraySlice<Word>)? {
    var rest = words.dropFirst()
    parser.skipFillers(&rest)
    guard let name = rest.first, let who = parser.who(name) else { return nil }
    return (who, rest.dropFirst())
  }

  /// Two numbers in one word: scorer and assistant, `gol 9,7`; zone and assistant, `9 gol dreta 5.7`.
  private mutating func takeTwo(_ word: Word) -> Bool {
    guard hasAssist, clause.other == nil else { return false }
    let parts = word.text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }.map(String.init)
    guard parts.count == 2, let other = parser.who(Word(parts[1], column: word.column)), other.name != .team else {
      return false
    }
    if clause.who == nil {
      guard let who = parser.who(Word(parts[0], column: word.column)), who.name != .team else { return false }
      clause.who = who
    } else {
      guard clause.zone == nil, let zone = wholeNumber(parts[0]).flatMap(Zone.init(rawValue:)) else { return false }
      clause.zone = zone
    }
    clause.other = other
    rest.removeFirst()
    return true
  }

  /// The error for a second number without an explanation: `9 gol 7`, `9 gol v7`.
  private func refuseUnmarked(_ word: Word) throws(LineProblem) {
    guard hasAssist, let scorer = clause.who, clause.other == nil, rest.count == 1, let who = parser.who(word),
      who.name != .team
    else { return }
    let assist = code { $0.other = Who(who.name) }
    if let side = who.side, let own = scorer.side ?? parser.ours, side != own {
      throw LineProblem(
        .assistByOpponent(word.text, alone: code { _ in }, assist: assist), column: word.column)
    }
    let zone = clause.zone == nil ? wholeNumber(word.text).flatMap(Zone.init(rawValue:)) : nil
    throw LineProblem(
      .assistUnmarked(word.text, assist: assist, zone: zone.map { zone in code { $0.zone = zone } }),
      column: word.column)
  }

  /// The clause in codes, with a change.
  private func code(_ change: (inout Clause) -> Void) -> String {
    var told = clause
    change(&told)
    return told.attemptCode ?? ""
  }
}
