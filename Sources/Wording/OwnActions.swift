import MatchModel
import MatchRules
import Phrases

/// Names of actions and other items that a game declares.
extension Wording {
  /// "duel". The code if the rules give no names.
  public func name(of code: ActionCode, by rules: RuleSet) -> String {
    shown(rules.words(for: code), or: code.rawValue)
  }

  /// "won".
  public func name(of outcome: Outcome, of code: ActionCode, by rules: RuleSet) -> String {
    shown(rules.words(for: outcome, of: code), or: outcome.rawValue)
  }

  /// "three".
  public func name(of code: ScoreCode, by rules: RuleSet) -> String {
    shown(rules.words(for: code), or: code.rawValue)
  }

  /// "indirect".
  public func name(of code: FoulCode, by rules: RuleSet) -> String {
    code == .handball ? book(Phrase("card-reason.handball")) : shown(rules.words(for: code), or: code.rawValue)
  }

  /// "yellow", "two minutes".
  public func name(of code: CardColor, by rules: RuleSet) -> String {
    CardColor.documented.contains(code) ? color(code) : shown(rules.words(for: code), or: code.rawValue)
  }

  /// The bonus for too many team fouls: "free kick without wall". Nil if the rules give no names.
  public func bonusOfTeamFouls(by rules: RuleSet) -> String? {
    rules.wordsForTeamFouls.map { shown($0, or: "") }
  }

  func shown(_ words: DeclaredWords?, or code: String) -> String {
    oneLine((words?.words(in: book.language.code).first ?? code).replacing("_", with: " "))
  }
}
