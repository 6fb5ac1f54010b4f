import MatchModel
import Phrases

/// Parses the words after a foul: `a 9`, `mans`, `groga`.
extension LineParser {
  /// True if `a`, `on` or `sobre` stands before the first person.
  func isOfVictim(_ words: ArraySlice<Word>) -> Bool {
    words.prefix { $0.text == "," || particle($0) == .filler || particle($0) == .on }
      .contains { SentenceWords.builtIn.links[$0.text] == .to }
  }

  /// The kind of foul at the beginning of the words, and how many of them name it.
  func foulKind(_ words: ArraySlice<Word>) -> (code: FoulCode, count: Int)? {
    guard let first = words.first else { return nil }
    if particle(first) == .handball, vocabulary.table.fouls.contains(where: { $0.code == .handball }) {
      return (.handball, 1)
    }
    return vocabulary.foulKinds.match(words).map { ($0.meaning, $0.count) }
  }

  func takeFoul(_ clause: inout Clause, _ rest: inout ArraySlice<Word>, line: String) throws(LineProblem) {
    var isBy = false
    while let word = rest.first {
      if let told = foulKind(rest) {
        clause.foulCode = told.code
        rest = rest.dropFirst(told.count)
        // `6 indirect foul`
        if told.code != .handball, let (kind, count) = vocabulary.clauses.match(rest), kind == .foul {
          rest = rest.dropFirst(count)
        }
        continue
      } else if let count = secondYellow(rest) {
        (clause.card, clause.isSecondYellow) = (.yellow, true)
        rest = rest.dropFirst(count)
        continue
      } else if let card = vocabulary.codes.color(named: word.text), vocabulary.table.has(card) {
        clause.card = card
      } else if clause.card == nil, let found = vocabulary.clauses.match(rest), found.meaning.isDeclared,
        let card = found.meaning.card
      {
        // `dos minuts`
        clause.card = card
        rest = rest.dropFirst(found.count)
        continue
      } else if clause.isYellow, let said = vocabulary.particles.match(rest), said.meaning == .stays {
        clause.staysOn = true
        rest = rest.dropFirst(said.count)
        continue
      } else if let particle = vocabulary.particles[word.text], particle == .filler || particle == .on {
        // After `a`, `on` or `sobre` comes the victim.
        if SentenceWords.builtIn.links[word.text] == .by { isBy = true }
      } else if clause.card != nil, let reason = cardReason(after: rest, line: line) {
        clause.reason = reason
        rest = []
        return
      } else if word.text == "," {
        // `mans, groga`
      } else if clause.who == nil, let who = takePerson(&rest) {
        // `mans 4`
        clause.who = who
        continue
      } else if clause.other == nil, let victim = takePerson(&rest) {
        // `falta visitant del 4`: 4 commits the foul.
        if isBy {
          throw LineProblem(.wordLeftOver(word.text, clause: word.text), column: word.column)
        }
        clause.other = victim
        continue
      } else {
        let known = vocabulary.codes.colors.allWords
        throw LineProblem(.unknownWord(word.text, nearest: nearest(to: word.text, in: known)), column: word.column)
      }
      rest.removeFirst()
    }
  }

  /// The reason for a card after its particle: `groga per retenir`, `yellow for holding`. Nil if the words name a
  /// person.
  private func cardReason(after words: ArraySlice<Word>, line: String) -> CardReason? {
    let reason = words.dropFirst()
    guard let first = words.first, [.because, .replacing].contains(particle(first)), let next = reason.first,
      next.text.first?.isLetter == true, who(next) == nil
    else { return nil }
    if let listed = vocabulary.reason(reason), listed.count == reason.count { return listed.meaning }
    return CardReason(Self.text(reason, of: line))
  }
}
