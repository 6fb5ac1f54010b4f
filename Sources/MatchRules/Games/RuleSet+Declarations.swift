import MatchModel

/// What a rule set declares: families of keys, `action.CODE` and `words.CODE`.
extension RuleSet {
  public func action(_ code: ActionCode) -> DeclaredAction? { actions.first { $0.code == code } }

  /// What an action is called; nil where nothing is said.
  public func words(for code: ActionCode) -> DeclaredWords? { words[code.rawValue] }

  /// What an outcome of an action is called; nil where nothing is said.
  public func words(for outcome: Outcome, of code: ActionCode) -> DeclaredWords? {
    words["\(code.rawValue).\(outcome.rawValue)"]
  }

  /// Puts it among the others, by code.
  mutating func declare(_ action: DeclaredAction) {
    actions.removeAll { $0.code == action.code }
    let place = actions.firstIndex { $0.code.rawValue > action.code.rawValue } ?? actions.endIndex
    actions.insert(action, at: place)
  }

  /// The keys of everything that is declared, each with its value as a file has it.
  var declarations: [String: String] {
    var found = words.map { ("\(Family.words.rawValue).\($0.key)", $0.value.text) }
    found += actions.map { ("\(Family.action.rawValue).\($0.code.rawValue)", $0.text) }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// Without what it declares.
  func undeclared() -> RuleSet {
    var rules = self
    (rules.actions, rules.words) = ([], [:])
    return rules
  }

  /// Keys of words that are of nothing.
  var wordsOfNothing: [String] {
    let known = Set(
      actions.flatMap { action in
        [action.code.rawValue] + action.outcomes.map { "\(action.code.rawValue).\($0.code.rawValue)" }
      })
    return words.keys.filter { !known.contains($0) }.sorted()
  }
}

/// A family of keys: what stands before the dot.
public enum Family: String, CaseIterable, Sendable {
  case action, words

  /// The family of a key, and what stands behind the dot.
  public static func parted(_ key: String) -> (family: Family, code: String)? {
    guard let dot = key.firstIndex(of: "."), let family = Family(rawValue: String(key[..<dot])) else { return nil }
    return (family, String(key[key.index(after: dot)...]))
  }
}

extension RuleParameter {
  /// The parameter of a declared thing; nil where the key is none of the families'.
  static func declared(_ key: String) -> RuleParameter? {
    guard let (family, code) = Family.parted(key),
      code.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isCode)
    else { return nil }
    switch family {
    case .action: return isCode(code[...]) ? action(ActionCode(rawValue: code), key) : nil
    case .words: return words(of: code, key)
    }
  }

  /// Whether a text can be a code: small letters, digits and hyphens, a letter first.
  static func isCode(_ text: Substring) -> Bool {
    guard let first = text.first, ("a"..."z").contains(first), text.count <= 30 else { return false }
    return text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }

  private static func action(_ code: ActionCode, _ key: String) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .action, read: { $0.action(code)?.text ?? none },
      write: { value, rules in
        if value == none {
          rules.actions.removeAll { $0.code == code }
          rules.words = rules.words.filter { $0.key != code.rawValue && !$0.key.hasPrefix("\(code.rawValue).") }
          return true
        }
        guard let action = DeclaredAction(code, value) else { return false }
        rules.declare(action)
        return true
      })
  }

  private static func words(of code: String, _ key: String) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .names, read: { $0.words[code]?.text ?? none },
      write: { value, rules in
        if value == none {
          rules.words[code] = nil
          return true
        }
        guard let words = DeclaredWords(value) else { return false }
        rules.words[code] = words
        return true
      })
  }

  private static let none = "none"
}
