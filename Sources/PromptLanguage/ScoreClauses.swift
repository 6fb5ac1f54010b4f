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

extension ClauseTable {
  /// The points of a way of scoring, except for a series; nil for other clauses.
  func points(of kind: ClauseKind) -> Int? {
    if case .score(let score)? = self[kind]?.suffix, !score.isSeries { score.points } else { nil }
  }

  /// The only way of scoring with these points.
  func kind(withPoints points: Int) -> ClauseKind? {
    let found = ownScores.map(\.kind).filter { self.points(of: $0) == points }
    return found.count == 1 ? found[0] : nil
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
