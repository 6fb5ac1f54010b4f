import MatchModel
import MatchRules
import Phrases

/// Parses the words after a declared action: `duel 9 guanyat zona 5 contra 4`.
extension LineParser {
  /// The words with an outcome moved after its declared action: `defensive rebound` becomes `rebound defensive`. Nil
  /// for other words.
  func endingLast(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    for spec in vocabulary.table.own {
      guard let action = spec.declared, let ending = vocabulary.endings(of: action.code).match(words) else { continue }
      let after = words.dropFirst(ending.count)
      guard let name = vocabulary.clauses.match(after), name.meaning == spec.kind else { continue }
      return after.prefix(name.count) + words.prefix(ending.count) + after.dropFirst(name.count)
    }
    return nil
  }

  func takeOwn(
    _ clause: inout Clause, _ rest: inout ArraySlice<Word>, _ action: DeclaredAction, after name: Word
  ) throws(LineProblem) {
    func leftOver(_ word: Word) -> LineProblem {
      LineProblem(.wordLeftOver(word.text, clause: name.text), column: word.column)
    }
    takeWho(&clause, &rest)
    if action.subject == .team, let who = clause.who, who.name != .team {
      throw LineProblem(.nobodyIn(clause: name.text), column: name.column)
    }
    let endings = vocabulary.endings(of: action.code)
    while let word = rest.first {
      if word.text.hasPrefix(","), word.text.count > 1 {
        // `,4`: the opponent, as in codes.
        rest[rest.startIndex] = Word(String(word.text.dropFirst()), column: word.column + 1)
      } else if clause.outcome == nil, let (code, count) = endings.match(rest) {
        clause.outcome = code
        rest = rest.dropFirst(count)
      } else if clause.outcome == nil, let ending = action.outcomes.first(where: { String($0.sign) == word.text }) {
        clause.outcome = ending.code
        rest.removeFirst()
      } else if action.field != nil, clause.zone == nil, particle(word) == .zone, let next = rest.dropFirst().first,
        let zone = wholeNumber(next.text).flatMap(Zone.init(rawValue:))
      {
        clause.zone = zone
        rest = rest.dropFirst(2)
      } else if word.text == "," || [.filler, .versus, .on].contains(particle(word)) {
        rest.removeFirst()
      } else if action.subject == .player, clause.who == nil, let who = takePerson(&rest) {
        clause.who = who
      } else if action.hasOpponent, clause.other == nil, let who = takePerson(&rest), who.name != .team {
        clause.other = who
      } else {
        throw leftOver(word)
      }
    }
  }
}
