import MatchModel
import MatchRules
import Phrases

/// The syntax of declared ways of scoring: `9g`, `9t,7`, `9p+-`, `9 triple fallat`.
extension ClauseSpec {
  init(_ score: DeclaredScore, _ rules: RuleSet) {
    let asked: [Slot] = !score.isSeries ? [.assistant] : rules.without.contains(.chance) ? [.outcome] : []
    self.init(
      .score(score.code), score.letters, .player, .score(score), asks: [.who] + asked,
      example: "9" + score.letters + (score.isSeries ? "+-" : ""))
    isPlain = !rules.without.contains(.chance)
    names = rules.words(for: score.code) ?? DeclaredWords(score.code.rawValue)
  }
}

extension DeclaredScore {
  /// The marks that may follow its letters, depending on whether the game has chances.
  func accepted(by table: ClauseTable) -> String {
    let marks = "+-".filter { takes($0, after: [], by: table) }
    return (marks.map(String.init) + (isSeries ? [] : [",N"])).joined(separator: " ")
  }

  /// True if the mark may follow these attempts.
  package func takes(_ mark: Character, after attempts: [Bool], by table: ClauseTable) -> Bool {
    guard attempts.count < (isSeries ? Self.mostAttempts : 1) else { return false }
    return mark == "-" ? !table.hasChances : mark == "+" && isSeries
  }
}
