import MatchModel

/// An item that a game declares by a line of its family: `action.CODE = TEXT`.
protocol Declaration: Hashable, Sendable {
  associatedtype CodeType: Code
  var code: CodeType { get }
  /// The value in a file.
  var text: String { get }
  /// Declarations are sorted by rank, and then by code.
  var rank: Int { get }
  /// True if its text contains its names. Otherwise they have a line of their own, `words.CODE`.
  static var hasOwnNames: Bool { get }
  init?(_ code: CodeType, _ text: String)
}

extension Declaration {
  var rank: Int { 0 }
  static var hasOwnNames: Bool { false }
}

extension Declaration where CodeType == CardColor {
  /// Football's sanctions come first.
  var rank: Int { CardColor.documented.contains(code) ? 0 : 1 }
}

/// Declarations in a rule set: the key families `action.CODE`, `score.CODE`, `foul.CODE`, `sanction.CODE`, `sum.CODE`,
/// `most.CODE` and `words.CODE`.
extension RuleSet {
  public func action(_ code: ActionCode) -> DeclaredAction? { actions.first { $0.code == code } }

  /// The names of a declared item. Nil if the rules give none.
  public func words(for code: some Code) -> DeclaredWords? { words[code.rawValue] }

  public func foul(_ code: FoulCode) -> DeclaredFoul? { fouls.first { $0.code == code } }

  public var ownFouls: [DeclaredFoul] { fouls.filter { $0.code != .handball } }

  /// The name of the bonus that opponents get for too many team fouls. Nil if the rules give none.
  public var wordsForTeamFouls: DeclaredWords? { words[Self.teamFoulsKey] }

  static let teamFoulsKey = "team-fouls"

  public func words(for outcome: Outcome, of code: ActionCode) -> DeclaredWords? {
    words["\(code.rawValue).\(outcome.rawValue)"]
  }

  /// Adds or replaces a declaration.
  mutating func declare<Value: Declaration>(_ declared: Value, in list: WritableKeyPath<RuleSet, [Value]>) {
    var others = self[keyPath: list].filter { $0.code != declared.code }
    let place = others.firstIndex { (declared.rank, declared.code.rawValue) < ($0.rank, $0.code.rawValue) }
    others.insert(declared, at: place ?? others.endIndex)
    self[keyPath: list] = others
  }

  /// Removes a declaration and its names.
  mutating func undeclare<Value: Declaration>(_ code: Value.CodeType, in list: WritableKeyPath<RuleSet, [Value]>) {
    self[keyPath: list].removeAll { $0.code == code }
    if Value.hasOwnNames { return }
    words = words.filter { $0.key != code.rawValue && !$0.key.hasPrefix("\(code.rawValue).") }
  }

  /// The keys and values of all declarations, as in a file.
  var declarations: [String: String] {
    func lines(_ family: Family, _ declared: [some Declaration]) -> [(String, String)] {
      declared.map { (family.key($0.code), $0.text) }
    }
    var found = words.map { (Family.words.key($0.key), $0.value.text) }
    found += ownOrigins.map { (Family.words.key("\(Family.origin).\($0.keyCode)"), $0.text) }
    found += lines(.action, actions) + lines(.score, scores) + lines(.foul, fouls.filter { $0 != .handball })
    found += lines(.sanction, ownSanctions) + lines(.sum, ownSums)
    found += most.map { (Family.most.key($0.key), $0.value.text) }
    if foul(.handball) == nil, !without.contains(.handball) {
      found.append((Family.foul.key(FoulCode.handball), RuleParameter.none))
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

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
    base.declarations.filter { key, _ in
      key != Family.foul.key(FoulCode.handball) && Family.parted(key)?.family != .words
    }.mapValues { _ in RuleParameter.none }
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

  public func key(_ code: some Code) -> String { key(code.rawValue) }

  public func key(_ code: String) -> String { "\(rawValue).\(code)" }

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
      code.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isCode),
      family == .words || isCode(code[...])
    else { return nil }
    switch family {
    case .action: return declaration(key, code, .action, in: \.actions)
    case .score: return declaration(key, code, .score, in: \.scores)
    case .foul: return declaration(key, code, .foul, in: \.fouls)
    case .sanction:
      return declaration(key, code, .ownSanction, in: \.sanctions) { sanction, rules in
        rules.sums.contains { $0.code == sanction.code }
      }
    case .sum:
      return declaration(key, code, .ownSum, in: \.sums) { sum, rules in
        rules.sanctions.contains { $0.code == sum.code }
      }
    case .most: return optional(key, .most, \.most[CardColor(rawValue: code)], \.text, SanctionLimit.init)
    case .words:
      let parts = code.split(separator: ".")
      guard parts.count == 2, parts[0] == Family.origin else {
        return optional(key, .names, \.words[code], \.text) { DeclaredWords($0) }
      }
      let origin = DeclaredOrigin.code(inKey: String(parts[1]))
      return declaration(key, origin.rawValue, .origin, in: \.ownOrigins) { origin, rules in
        rules.ownOrigins.contains { $0.letter == origin.letter && $0.code != origin.code }
      }
    }
  }

  /// True if the text is a valid code: lower-case letters, digits and hyphens, beginning with a letter.
  static func isCode(_ text: Substring) -> Bool {
    guard let first = text.first, ("a"..."z").contains(first), text.count <= 30 else { return false }
    return text.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }

  /// A parameter for a declaration, which the value `none` removes.
  /// - Parameter isTaken: true if the rules use its code or letter for something else.
  private static func declaration<Value: Declaration>(
    _ key: String, _ code: String, _ expectation: Expectation, in list: Path<[Value]>,
    unless isTaken: @escaping @Sendable (Value, RuleSet) -> Bool = { _, _ in false }
  ) -> RuleParameter {
    let code = Value.CodeType(rawValue: code)
    return RuleParameter(
      key: key, expectation: expectation,
      read: { rules in rules[keyPath: list].first { $0.code == code }?.text ?? none },
      write: { value, rules in
        if value == none {
          rules.undeclare(code, in: list)
          return true
        }
        guard let declared = Value(code, value), !isTaken(declared, rules) else { return false }
        rules.declare(declared, in: list)
        return true
      })
  }
}
