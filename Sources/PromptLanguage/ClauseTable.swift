import MatchModel
import MatchRules

/// The clauses of a game: the common ones and those declared by its rules. A class, because it is large and each
/// `SentenceDraft` has one.
public final class ClauseTable: Sendable {
  /// The rules that it was made from. Only their declarations matter, as other rules may share the table; see `isOf`.
  package let rules: RuleSet
  /// The letters of body parts; empty if the rules do not distinguish any.
  public let bodyParts: [(letter: Character, code: BodyPart)]
  public let origins: [(letter: Character, code: Origin)]
  /// The cards, or the sanctions that the game has instead of cards.
  private let sanctions: [Sanction]
  /// All clauses in the order of the help.
  public let all: [ClauseSpec]
  /// The clauses shown to users. Substitutions are left out if the game does not track players on the field.
  package let offered: [ClauseSpec]
  private let byKind: [ClauseKind: ClauseSpec]
  /// Clauses typed as a code after a number, the longest code first, so that `og` is not read as `o`.
  package let coded: [ClauseSpec]
  /// Clauses that are a word without a subject: `start`.
  let byWord: [String: ClauseSpec]

  /// The clauses of a game without declarations.
  public static let football = ClauseTable(ClauseSpec.all, RuleSet())

  public convenience init(_ rules: RuleSet) {
    var every = ClauseSpec.ofEveryGame(rules).filter { !$0.isAbsent(from: rules) }
    // Next to football's cards.
    let place = (every.lastIndex { $0.kind == .foul || $0.kind.card != nil } ?? -1) + 1
    every.insert(contentsOf: rules.ownSanctions.map { ClauseSpec($0, rules) }, at: place)
    every.insert(contentsOf: rules.scores.map { ClauseSpec($0, rules) }, at: 0)
    self.init(every + rules.actions.map { ClauseSpec($0, rules) }, rules)
  }

  /// A table of these clauses only, to parse a line with them.
  init(_ all: [ClauseSpec], _ rules: RuleSet) {
    self.all = all
    self.rules = rules
    sanctions = rules.sanctionsInForce
    bodyParts = Modifiers.bodyParts.filter { rules.bodies.contains($0.letter) }
    let known = Modifiers.origins + rules.ownOrigins.map { ($0.letter, $0.code) }
    origins = rules.origins.compactMap { letter in known.first { $0.letter == letter } }
    offered = rules.follows ? all : all.filter { ![.substitution, .departure, .arrival].contains($0.kind) }
    byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
    coded = all.filter { !$0.isWord && $0.code != ">" }.sorted { $0.code.count > $1.code.count }
    byWord = Dictionary(uniqueKeysWithValues: all.filter(\.isWord).map { ($0.code, $0) })
  }

  /// The entry of a clause; nil if the game does not have it.
  public subscript(kind: ClauseKind) -> ClauseSpec? { byKind[kind] }

  package var numbers: ShirtNumbers { rules.numbers }
  /// The kinds of fouls, with the letters typed after the code of a foul.
  package var fouls: [DeclaredFoul] { rules.fouls }
  var hasHandball: Bool { letter(of: .handball) != nil }
  /// True if a card can be marked as shown to someone on the bench, in games that do not track who is on the field.
  package var hasCardsOfBench: Bool { !rules.follows }
  package var own: ArraySlice<ClauseSpec> { all.suffix(rules.actions.count) }

  /// True if the text is the sign of an outcome of a declared action.
  func hasSign(_ text: String) -> Bool {
    rules.actions.contains { $0.outcomes.contains { String($0.sign) == text } }
  }

  package var ownScores: [ClauseSpec] { all.filter(\.kind.isScore) }

  /// What scores: a goal, or the declared ways of scoring in a game without goals.
  package var scoring: [ClauseSpec] { self[.goal].map { [$0] } ?? ownScores }

  /// True if failed attempts have a clause of their own.
  package var hasChances: Bool { !rules.without.contains(.chance) }

  package var ownSanctions: [ClauseSpec] { all.filter { if case .sanction = $0.kind { true } else { false } } }

  /// The cards that can be typed within a foul: those with a one-letter code.
  public var cards: [(letter: Character, code: CardColor)] {
    sanctions.compactMap { sanction in
      sanction.letters.count == 1 ? sanction.letters.first.map { ($0, sanction.code) } : nil
    }
  }

  /// The sum of fouls of any kind that sends a player off.
  var sumOfFouls: CardColor? { rules.sumsInForce.first { $0.kinds == [SanctionSum.everyFoul] }?.code }

  /// The clause whose repetition makes up the sum; nil if it is made up of several kinds.
  func kind(ofSum code: CardColor) -> ClauseKind? {
    guard let sum = rules.sumsInForce.first(where: { $0.code == code }), sum.kinds.count == 1 else { return nil }
    return sum.kinds == [SanctionSum.everyFoul] ? .foul : all.first { $0.kind.card == sum.kinds[0] }?.kind
  }

  package func has(_ card: CardColor) -> Bool { sanctions.contains { $0.code == card } }

  package var ownFouls: [DeclaredFoul] { rules.ownFouls }

  /// The kinds that the foul may have.
  package func kinds(of foul: Clause) -> [DeclaredFoul] { fouls.filter { $0.hasVictim || foul.other == nil } }

  /// True if the foul may have a victim: a handball has none.
  package func mayHaveVictim(_ foul: Clause) -> Bool {
    foul.foulCode.flatMap { code in fouls.first { $0.code == code } }?.hasVictim ?? true
  }

  /// The letter of a kind of foul; nil if the game does not have it.
  package func letter(of foul: FoulCode) -> String? { fouls.first { $0.code == foul }.map { String($0.letter) } }

  /// True if a table made for these rules would be the same.
  package func isOf(_ other: RuleSet) -> Bool {
    rules.actions == other.actions && rules.scores == other.scores && rules.fouls == other.fouls
      && rules.without == other.without && rules.follows == other.follows && rules.numbers == other.numbers
      && sanctions.elementsEqual(other.sanctionsInForce, by: Self.areTypedAlike)
      && rules.hasSecondYellow == other.hasSecondYellow
      && (rules.words == other.words || declaresNothing) && rules.bodies == other.bodies
      && rules.ownOrigins == other.ownOrigins && rules.origins == other.origins
  }

  private static func areTypedAlike(_ one: Sanction, _ other: Sanction) -> Bool {
    one.code == other.code && one.letters == other.letters && one.effect.isOpen == other.effect.isOpen
  }

  /// True if no declaration has words.
  private var declaresNothing: Bool {
    rules.actions.isEmpty && rules.scores.isEmpty && rules.fouls == [.handball]
      && sanctions.allSatisfy { CardColor.documented.contains($0.code) }
  }
}

extension DeclaredAction {
  package var isBare: Bool { outcomes.isEmpty && field == nil && !hasOpponent }

  var accepted: String {
    (outcomes.map { String($0.sign) } + (field == nil ? [] : ["1-9"]) + (hasOpponent ? [",N"] : []))
      .joined(separator: " ")
  }
}

extension ClauseSpec {
  func isAbsent(from rules: RuleSet) -> Bool { absence.map(rules.without.contains) ?? false }
}

extension ClauseKind {
  func isAbsent(from rules: RuleSet) -> Bool {
    if case .common(let clause) = self { clause.spec.isAbsent(from: rules) } else { false }
  }

  package func code(by rules: RuleSet) -> String {
    switch self {
    case .common(let clause): clause.spec.code
    case .sanction(let code): rules.sanction(code)?.letters ?? code.rawValue
    case .score(let code): rules.score(code)?.letters ?? code.rawValue
    case .own(let code): rules.action(code)?.letters ?? code.rawValue
    }
  }
}

public enum Modifiers {
  public static let bodyParts: [(letter: Character, code: BodyPart)] = [
    ("r", .rightFoot), ("l", .leftFoot), ("h", .head), ("o", .other),
  ]
  /// The play that led to an attempt.
  public static let origins = RuleSet.standardOrigins
  /// The outcomes of an attempt that was not a goal.
  public static let outcomes: [(letter: Character, code: Outcome)] = [
    ("+", .saved), ("-", .offTarget), ("x", .woodwork), (".", .blocked),
  ]
  /// Football's cards, within a foul.
  public static let cards: [(letter: Character, code: CardColor)] = [("y", .yellow), ("r", .red)]
}
