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

  private func shown(_ words: DeclaredWords?, or code: String) -> String {
    oneLine((words?.words(in: book.language.code).first ?? code).replacing("_", with: " "))
  }
}
