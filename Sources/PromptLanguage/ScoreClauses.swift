import MatchModel
import MatchRules
import Phrases

/// The syntax of declared ways of scoring: `9g`, `9t,7`, `9p+-`, `9 triple fallat`.
extension ClauseSpec {
  /// The entry of a declared way of scoring.
  init(_ score: DeclaredScore, _ rules: RuleSet) {
    kind = .score(score.code)
    code = score.letters
    (subject, suffix) = (.player, .score(score))
    slots = score.isSeries ? [.who] : [.who, .assistant]
    isPlain = !rules.without.contains(.chance)
    example = "9" + score.letters + (score.isSeries ? "+-" : "")
    // Without declared names, the code is shown.
    names = rules.words(for: score.code) ?? DeclaredWords(DeclaredWords.languages.map { _ in score.code.rawValue })
  }
}

extension DeclaredScore {
  /// The marks that may follow its letters, depending on whether the game has chances.
  func accepted(by table: ClauseTable) -> String {
    let marks = table.hasChances ? isSeries ? ["+"] : [] : isSeries ? ["+", "-"] : ["-"]
    return (marks + (isSeries ? [] : [",N"])).joined(separator: " ")
  }

  /// True if the mark may follow these attempts.
  package func takes(_ mark: Character, after attempts: [Bool], by table: ClauseTable) -> Bool {
    guard attempts.count < (isSeries ? Self.mostAttempts : 1) else { return false }
    return mark == "-" ? !table.hasChances : mark == "+" && isSeries
  }
}

extension LineParser {
  /// Parses the words after a way of scoring: `triple 9 fallat`, `9 lliure +-`.
  func takeScore(
    _ clause: inout Clause, _ rest: inout ArraySlice<Word>, _ score: DeclaredScore, after name: Word
  ) throws(LineProblem) {
    takeWho(&clause, &rest, isAttempt: true)
    while let word = rest.first {
      if let marks = marks(word, score, after: clause.attempts) {
        clause.attempts += marks
        rest.removeFirst()
      } else if particle(word) == .made {
        // In a series, attempts are counted; otherwise success needs no mark.
        if score.takes("+", after: clause.attempts, by: vocabulary.table) { clause.attempts.append(true) }
        rest.removeFirst()
      } else if let found = vocabulary.codes.outcomes.match(words: rest.map(\.text)),
        score.takes("-", after: clause.attempts, by: vocabulary.table)
      {
        clause.attempts.append(false)
        rest = rest.dropFirst(found.count)
      } else if word.text.hasPrefix(","), word.text.count > 1 {
        // `,7`: the assist, as in codes.
        rest[rest.startIndex] = Word(String(word.text.dropFirst()), column: word.column + 1)
      } else if word.text == "," || [.filler, .assist].contains(particle(word)) {
        rest.removeFirst()
      } else if clause.who == nil || clause.who?.name == .team, let who = takePerson(&rest, isAttempt: true) {
        clause.who = who
      } else if !score.isSeries, clause.other == nil, let who = takePerson(&rest), who.name != .team {
        clause.other = who
      } else {
        throw LineProblem(.wordLeftOver(word.text, clause: name.text), column: word.column)
      }
    }
  }

  /// The attempts in a word of marks, `+-+`; nil for any other word.
  private func marks(_ word: Word, _ score: DeclaredScore, after attempts: [Bool]) -> [Bool]? {
    var told = attempts
    for mark in word.text {
      guard score.takes(mark, after: told, by: vocabulary.table) else { return nil }
      told.append(mark == "+")
    }
    return told.count > attempts.count ? Array(told.dropFirst(attempts.count)) : nil
  }
}
