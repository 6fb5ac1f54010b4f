import MatchModel
import MatchRules
import Phrases

/// The actions that a game declares, in the words that it gives them.
extension Wording {
  /// What the action is called: "duel"; its code where nothing is said.
  public func name(of code: ActionCode, by rules: RuleSet) -> String {
    shown(rules.words(for: code), or: code.rawValue)
  }

  /// How an outcome of it is called: "won".
  public func name(of outcome: Outcome, of code: ActionCode, by rules: RuleSet) -> String {
    shown(rules.words(for: outcome, of: code), or: outcome.rawValue)
  }

  /// What a way of scoring is called: "three".
  public func name(of code: ScoreCode, by rules: RuleSet) -> String {
    shown(rules.words(for: code), or: code.rawValue)
  }

  /// What a kind of foul is called: "indirect".
  public func name(of code: FoulCode, by rules: RuleSet) -> String {
    code == .handball ? book(Phrase("card-reason.handball")) : shown(rules.words(for: code), or: code.rawValue)
  }

  /// What a card is called: "yellow", "two minutes".
  public func name(of code: CardColor, by rules: RuleSet) -> String {
    CardColor.documented.contains(code) ? color(code) : shown(rules.words(for: code), or: code.rawValue)
  }

  /// What the team fouls bring that are too many: "free kick without wall"; nil where the rules do not say it.
  public func bonusOfTeamFouls(by rules: RuleSet) -> String? {
    rules.wordsForTeamFouls.map { shown($0, or: "") }
  }

  func shown(_ words: DeclaredWords?, or code: String) -> String {
    oneLine((words?.words(in: book.language.code).first ?? code).replacing("_", with: " "))
  }
}
