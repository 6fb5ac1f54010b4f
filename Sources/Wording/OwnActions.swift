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

  /// "blue cards", or "blue card" for one. The catalogues have both for the names in the bundled rules; other names are
  /// unchanged.
  public func counted(_ code: CardColor, isOne: Bool, by rules: RuleSet) -> String {
    let name = name(of: code, by: rules)
    // A card may be counted by its full name, although the rules name its colour first: `azul tarjeta_azul`.
    let words = rules.words(for: code)?.words(in: book.language.code) ?? []
    return counted(code.rawValue, isOne: isOne, named: [name] + words.map { $0.replacing("_", with: " ") })
  }

  /// "duels", or "duel" for one.
  public func counted(_ code: ActionCode, isOne: Bool, by rules: RuleSet) -> String {
    counted(code.rawValue, isOne: isOne, named: [name(of: code, by: rules)])
  }

  /// - Parameter names: the usual one first, and those that may stand for it.
  private func counted(_ code: String, isOne: Bool, named names: [String]) -> String {
    guard book.has("declared.\(code)") else { return names[0] }
    let one = book(Phrase("declared.\(code)"))
    guard names.contains(one) else { return names[0] }
    return isOne ? one : book(Phrase("declared-plural.\(code)"))
  }

  /// The bonus for too many team fouls: "free kick without wall". Nil if the rules give no names.
  public func bonusOfTeamFouls(by rules: RuleSet) -> String? {
    rules.wordsForTeamFouls.map { shown($0, or: "") }
  }

  func shown(_ words: DeclaredWords?, or code: String) -> String {
    oneLine((words?.words(in: book.language.code).first ?? code).replacing("_", with: " "))
  }
}
