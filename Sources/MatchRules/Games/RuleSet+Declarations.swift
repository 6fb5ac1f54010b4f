import MatchModel

/// Declarations in a rule set: the key families `action.CODE`, `score.CODE`, `foul.CODE`, `sanction.CODE`, `sum.CODE`,
/// `most.CODE` and `words.CODE`.
extension RuleSet {
  public func action(_ code: ActionCode) -> DeclaredAction? { actions.first { $0.code == code } }

  /// Nil if the rules give no names.
  public func words(for code: ActionCode) -> DeclaredWords? { words[code.rawValue] }

  public func foul(_ code: FoulCode) -> DeclaredFoul? { fouls.first { $0.code == code } }

  /// Kinds of foul that only this game has.
  public var ownFouls: [DeclaredFoul] { fouls.filter { $0.code != .handball } }

  /// Nil if the rules give no names.
  public func words(for code: FoulCode) -> DeclaredWords? { words[code.rawValue] }

  /// The name of the bonus that opponents get for too many team fouls. Nil if the rules give none.
  public var wordsForTeamFouls: DeclaredWords? { words[Self.teamFoulsKey] }

  static let teamFoulsKey = "team-fouls"

  /// Nil if the rules give no names.
  public func words(for outcome: Outcome, of code: ActionCode) -> DeclaredWords? {
    words["\(code.rawValue).\(outcome.rawValue)"]
  }

  /// Adds or replaces a declaration, sorted by code.
  mutating func declare(_ action: DeclaredAction) {
    actions.removeAll { $0.code == action.code }
    let place = actions.firstIndex { $0.code.rawValue > action.code.rawValue } ?? actions.endIndex
    actions.insert(action, at: place)
  }

  /// Adds or replaces a declaration, sorted by code.
  mutating func declare(_ foul: DeclaredFoul) {
    fouls.removeAll { $0.code == foul.code }
    let place = fouls.firstIndex { $0.code.rawValue > foul.code.rawValue } ?? fouls.endIndex
    fouls.insert(foul, at: place)
  }

  /// Enables or disables handball as a separate kind of foul.
  mutating func setHandball(_ isKnown: Bool) {
    if !isKnown { fouls.removeAll { $0.code == .handball } } else if foul(.handball) == nil { declare(.handball) }
  }

  /// Removes an action and its names.
  mutating func undeclare(_ code: ActionCode) {
    actions.removeAll { $0.code == code }
    removeWords(of: code.rawValue)
  }

  /// Removes a kind of foul and its names.
  mutating func undeclare(_ code: FoulCode) {
    fouls.removeAll { $0.code == code }
    removeWords(of: code.rawValue)
  }

  /// Removes a declared sanction and its names.
  mutating func undeclareSanction(_ code: CardColor) {
    sanctions.removeAll { $0.code == code }
    removeWords(of: code.rawValue)
  }

  /// Removes a declared sum and its names.
  mutating func undeclareSum(_ code: CardColor) {
    sums.removeAll { $0.code == code }
    removeWords(of: code.rawValue)
  }

  mutating func removeWords(of code: String) {
    words = words.filter { $0.key != code && !$0.key.hasPrefix("\(code).") }
  }

  /// The keys and values of all declarations, as in a file.
  var declarations: [String: String] {
    var found = words.map { ("\(Family.words.rawValue).\($0.key)", $0.value.text) }
    found += ownOrigins.map { ("\(Family.words.rawValue).\(Family.origin).\($0.code.rawValue)", $0.text) }
    found += actions.map { ("\(Family.action.rawValue).\($0.code.rawValue)", $0.text) }
    found += scores.map { ("\(Family.score.rawValue).\($0.code.rawValue)", $0.text) }
    found += fouls.filter { $0 != .handball }.map { ("\(Family.foul.rawValue).\($0.code.rawValue)", $0.text) }
    found += ownSanctions.map { ("\(Family.sanction.rawValue).\($0.code.rawValue)", $0.text) }
    found += most.map { ("\(Family.most.rawValue).\($0.key.rawValue)", $0.value.text) }
    found += ownSums.map { ("\(Family.sum.rawValue).\($0.code.rawValue)", $0.text) }
    if foul(.handball) == nil, !without.contains(.handball) {
      found.append(("\(Family.foul.rawValue).\(FoulCode.handball.rawValue)", "none"))
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// A copy without declarations.
  func undeclared() -> RuleSet {
    var rules = self
    rules.actions = []
    rules.scores = []
    rules.words = [:]
    rules.ownOrigins = []
    rules.fouls = without.contains(.handball) ? [] : [.handball]
    rules.sanctions.removeAll { ownSanctions.contains($0) }
    rules.sums.removeAll { ownSums.contains($0) }
    rules.most = [:]
    return rules
  }

  /// The base rule set's declarations that this one removes, each with the value `none`.
  func declarationsGivenUp(of base: RuleSet) -> [String: String] {
    var keys = base.actions.map { "\(Family.action.rawValue).\($0.code.rawValue)" }
    keys += base.scores.map { "\(Family.score.rawValue).\($0.code.rawValue)" }
    keys += base.ownFouls.map { "\(Family.foul.rawValue).\($0.code.rawValue)" }
    keys += base.ownSanctions.map { "\(Family.sanction.rawValue).\($0.code.rawValue)" }
    keys += base.most.keys.map { "\(Family.most.rawValue).\($0.rawValue)" }
    keys += base.ownSums.map { "\(Family.sum.rawValue).\($0.code.rawValue)" }
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, RuleParameter.none) })
  }

  /// Keys of words for undeclared items.
  var wordsOfNothing: [String] {
    let known = Set(
      actions.flatMap { action in
        [action.code.rawValue] + action.outcomes.map { "\(action.code.rawValue).\($0.code.rawValue)" }
      } + scores.map(\.code.rawValue) + ownFouls.map(\.code.rawValue) + ownSanctions.map(\.code.rawValue)
        + ownSums.map(\.code.rawValue)
        + [Self.teamFoulsKey])
    return words.keys.filter { !known.contains($0) }.sorted()
  }
}

/// A family of keys, which is the part before the dot.
public enum Family: String, CaseIterable, Sendable {
  case action, score, foul, sanction, sum, most, words

  /// The prefix that separates names of origins from names of actions: `words.origin.doble-penal`.
  static let origin = "origin"

  /// Splits a key into its family and the code after the dot. The sanctions of football are ordinary parameters and
  /// belong to no family.
  public static func parted(_ key: String) -> (family: Family, code: String)? {
    guard let dot = key.firstIndex(of: "."), let family = Family(rawValue: String(key[..<dot])) else { return nil }
    let code = String(key[key.index(after: dot)...])
    if family == .sanction || family == .sum, CardColor.documented.contains(CardColor(rawValue: code)) { return nil }
    return (family, code)
  }
}

extension RuleParameter {
  /// The parameter for a declaration. Nil if the key is not in a family.
  static func declared(_ key: String) -> RuleParameter? {
    guard let (family, code) = Family.parted(key),
      code.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isCode)
    else { return nil }
    switch family {
    case .action: return isCode(code[...]) ? action(ActionCode(rawValue: code), key) : nil
    case .score: return isCode(code[...]) ? score(ScoreCode(rawValue: code), key) : nil
    case .foul: return isCode(code[...]) ? foul(FoulCode(rawValue: code), key) : nil
    case .sanction: return isCode(code[...]) ? sanction(CardColor(rawValue: code), key) : nil
    case .sum: return isCode(code[...]) ? sum(CardColor(rawValue: code), key) : nil
    case .most: return isCode(code[...]) ? most(CardColor(rawValue: code), key) : nil
    case .words:
      let parts = code.split(separator: ".")
      if parts.count == 2, parts[0] == Family.origin { return origin(Origin(rawValue: String(parts[1])), key) }
      return words(of: code, key)
    }
  }

  /// True if the text is a valid code: lower-case letters, digits and hyphens, beginning with a letter.
  static func isCode(_ text: Substring) -> Bool {
    guard let first = text.first, ("a"..."z").contains(first), text.count <= 30 else { return false }
    return text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }

  private static func action(_ code: ActionCode, _ key: String) -> RuleParameter {
    declaration(
      key, .action, { $0.action(code)?.text }, { DeclaredAction(code, $0) }, { $0.declare($1) }, { $0.undeclare(code) })
  }

  private static func score(_ code: ScoreCode, _ key: String) -> RuleParameter {
    declaration(
      key, .score, { $0.score(code)?.text }, { DeclaredScore(code, $0) }, { $0.declare($1) }, { $0.undeclare(code) })
  }

  private static func foul(_ code: FoulCode, _ key: String) -> RuleParameter {
    declaration(
      key, .foul, { $0.foul(code)?.text }, { DeclaredFoul(code, $0) }, { $0.declare($1) }, { $0.undeclare(code) })
  }

  /// A parameter for a declaration, which the value `none` removes.
  private static func declaration<Value>(
    _ key: String, _ expectation: Expectation, _ read: @escaping @Sendable (RuleSet) -> String?,
    _ parse: @escaping @Sendable (String) -> Value?, _ declare: @escaping @Sendable (inout RuleSet, Value) -> Void,
    _ undeclare: @escaping @Sendable (inout RuleSet) -> Void
  ) -> RuleParameter {
    RuleParameter(
      key: key, expectation: expectation, read: { read($0) ?? none },
      write: { value, rules in
        if value == none {
          undeclare(&rules)
          return true
        }
        guard let parsed = parse(value) else { return false }
        declare(&rules, parsed)
        return true
      })
  }

  private static func sanction(_ code: CardColor, _ key: String) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .ownSanction, read: { $0.sanction(code)?.text ?? none },
      write: { value, rules in
        if value == none {
          rules.undeclareSanction(code)
          return true
        }
        guard let sanction = Sanction(code, value), !rules.sums.contains(where: { $0.code == code }) else {
          return false
        }
        rules.declare(sanction)
        return true
      })
  }

  private static func sum(_ code: CardColor, _ key: String) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .ownSum, read: { rules in rules.sums.first { $0.code == code }?.text ?? none },
      write: { value, rules in
        if value == none {
          rules.undeclareSum(code)
          return true
        }
        guard let sum = SanctionSum(code, value), !rules.sanctions.contains(where: { $0.code == code }) else {
          return false
        }
        rules.declare(sum)
        return true
      })
  }

  private static func most(_ code: CardColor, _ key: String) -> RuleParameter {
    RuleParameter(
      key: key, expectation: .most, read: { $0.most[code]?.text ?? none },
      write: { value, rules in
        let limit = SanctionLimit(value)
        guard limit != nil || value == none else { return false }
        rules.most[code] = limit
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

  static let none = "none"
}
