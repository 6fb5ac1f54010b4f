import MatchModel
import MatchRules
import Phrases

/// What a clause is made of and how it is asked for, one line a clause. Parsing, completion, `?` help, the questions
/// and the manual page are all made from this table.
public struct ClauseSpec: Sendable {
  public let kind: ClauseKind
  /// What is typed after the number, glued.
  public let code: String
  public let subject: Subject
  /// What may follow the code, glued or as text.
  public let suffix: Suffix
  /// The questions, in the order in which they are asked.
  public internal(set) var slots: [Slot]
  /// A line as it would be typed, but for the text after a code, which is of a language: see `example(in:)`.
  var example: String
  /// What the game calls it, where the game declares it; else the catalogues do.
  var names: DeclaredWords?
  /// Whether it has less to it than in football: a yellow card of which no second one sends off, a goal whose example says
  /// less, a foul that cannot be a handball.
  var isPlain = false
  /// Whether a number behind it says for how many minutes.
  var takesMinutes = false
  /// And its outcomes.
  var outcomes: [Outcome: DeclaredWords] = [:]

  /// Who may stand before the code.
  public enum Subject: Sendable {
    case player, playerOrOfficial
    /// A player, a team, or nobody for our team.
    case playerOrTeam
    /// A team, or nobody for our team.
    case team
    /// A whole word of its own, with nobody before it.
    case none
  }

  /// What may follow the code.
  public enum Suffix: Sendable {
    case nothing
    /// Body part, origin, zone, and an assist; an outcome too for a chance.
    case attempt(hasOutcome: Bool, hasAssist: Bool)
    /// Victim, handball, card.
    case foul
    /// A reason: the words that follow.
    case reason
    /// Who comes on.
    case partner
    /// The rest of the line.
    case text(isRequired: Bool)
    /// A number of minutes, as the next word.
    case minutes
    /// Outcome, zone and opponent, as the game declares.
    indirect case own(DeclaredAction)
  }

  /// A part that can be asked for.
  public enum Slot: String, CaseIterable, Sendable {
    case bodyPart = "body-part"
    /// Whose it is, before anything else: in a match of which neither side is ours.
    case side
    /// Asked only where the game tells kinds of foul apart.
    case foulKind = "foul-kind"
    case who, outcome, origin, zone, assistant, victim, opponent, card, reason, off, on, text, minutes
  }

  /// The key of its one-line help in the catalogues, where they have it.
  public var helpKey: String { "clause.\(kind.key).help" }
  /// The key of what it is in a word or two, for lists.
  public var nameKey: String { "clause.\(kind.key).name" }
  /// The key of the words it is called by.
  public var wordsKey: String { "words.clause.\(kind.key)" }

  /// Whether nobody has to be named before it.
  var mayBeTeam: Bool {
    switch subject {
    case .playerOrTeam, .team: true
    case .player, .playerOrOfficial, .none: false
    }
  }

  /// Whether it is typed as a word of its own, with nobody before it.
  var isWord: Bool { if case .none = subject { code != ">" } else { false } }

  /// The clauses of every game.
  public static let all: [ClauseSpec] = [
    ClauseSpec(
      kind: .goal, code: "g", subject: .player, suffix: .attempt(hasOutcome: false, hasAssist: true),
      slots: [.who, .bodyPart, .origin, .assistant, .zone], example: "9ghc,7"),
    ClauseSpec(
      kind: .ownGoal, code: "og", subject: .player, suffix: .attempt(hasOutcome: false, hasAssist: false),
      slots: [.who], example: "v4og"),
    ClauseSpec(
      kind: .chance, code: "s", subject: .player, suffix: .attempt(hasOutcome: true, hasAssist: true),
      slots: [.who, .outcome, .bodyPart, .origin, .assistant, .zone], example: "9s+h"),
    ClauseSpec(
      kind: .foul, code: "f", subject: .playerOrOfficial, suffix: .foul, slots: [.who, .victim, .card, .reason],
      example: "v4f9y"
    ),
    ClauseSpec(
      kind: .yellow, code: "y", subject: .playerOrOfficial, suffix: .reason, slots: [.who, .reason],
      example: "v4y"),
    ClauseSpec(
      kind: .red, code: "r", subject: .playerOrOfficial, suffix: .reason, slots: [.who, .reason], example: "v4r"),
    ClauseSpec(kind: .offside, code: "o", subject: .player, suffix: .nothing, slots: [.who], example: "v9o"),
    ClauseSpec(kind: .corner, code: "c", subject: .playerOrTeam, suffix: .nothing, slots: [.who], example: "vc"),
    ClauseSpec(
      kind: .substitution, code: ">", subject: .player, suffix: .partner, slots: [.off, .on], example: "10>14"),
    ClauseSpec(kind: .departure, code: ">", subject: .player, suffix: .nothing, slots: [.who], example: "9>"),
    ClauseSpec(kind: .arrival, code: ">", subject: .none, suffix: .partner, slots: [.who], example: ">9"),
    ClauseSpec(
      kind: .note, code: "n", subject: .playerOrTeam, suffix: .text(isRequired: true), slots: [.text],
      example: "9n"),
    ClauseSpec(kind: .goalkeeper, code: "@g", subject: .player, suffix: .nothing, slots: [.who], example: "4@g"),
    ClauseSpec(kind: .captain, code: "@c", subject: .player, suffix: .nothing, slots: [.who], example: "4@c"),
    ClauseSpec(kind: .start, code: "start", subject: .none, suffix: .nothing, slots: [], example: "start"),
    ClauseSpec(kind: .end, code: "end", subject: .none, suffix: .nothing, slots: [], example: "end"),
    ClauseSpec(kind: .added, code: "added", subject: .none, suffix: .minutes, slots: [.minutes], example: "added 3"),
    ClauseSpec(kind: .finish, code: "finish", subject: .none, suffix: .nothing, slots: [], example: "finish"),
    ClauseSpec(
      kind: .abandon, code: "abandon", subject: .none, suffix: .text(isRequired: false), slots: [.text],
      example: "abandon"),
  ]

  public static let byKind: [ClauseKind: ClauseSpec] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

/// The clauses of a game: those of every game, and those that it declares.
public struct ClauseTable: Sendable {
  /// What it was made of.
  let actions: [DeclaredAction]
  let words: [String: DeclaredWords]
  private let without: [AbsentClause]
  /// Letters of parts of the body, and what they say; none where the game tells none apart.
  public let bodyParts: [(letter: Character, code: BodyPart)]
  /// Letters of origins, and what they say.
  public let origins: [(letter: Character, code: Origin)]
  private let ownOrigins: [DeclaredOrigin]
  /// Whether a card may be said to be for somebody on the bench: where nobody follows who is on the field.
  let hasCardsOfBench: Bool
  /// What is typed for each of the cards, or for what the game has instead.
  private let sanctions: [SanctionLetters]
  private let hasSecondYellow: Bool
  /// The kinds of foul that are told apart, and what is typed for each behind the code of a foul.
  let fouls: [DeclaredFoul]
  public let all: [ClauseSpec]
  /// Those to tell people of: where nobody follows who is on the field, no changes are recorded.
  let offered: [ClauseSpec]
  private let byKind: [ClauseKind: ClauseSpec]
  /// Clauses typed as a code after a number, longest code first so that `og` is not `o`.
  let coded: [ClauseSpec]
  /// Clauses that are a word, and happen to nobody: `start`.
  let byWord: [String: ClauseSpec]

  /// The clauses where a game declares none.
  public static let football = ClauseTable(ClauseSpec.all, RuleSet())

  public init(_ rules: RuleSet) {
    if Self.football.isOf(rules) {
      self = .football
      return
    }
    var every = ClauseSpec.ofEveryGame(rules).filter { rules.without.isEmpty || !$0.kind.isAbsent(from: rules) }
    // Beside football's cards.
    let place = (every.lastIndex { $0.kind == .foul || $0.kind.card != nil } ?? -1) + 1
    every.insert(contentsOf: rules.ownSanctions.map { ClauseSpec($0, rules) }, at: place)
    self = ClauseTable(every + rules.actions.map { ClauseSpec($0, rules) }, rules)
  }

  /// Whether nothing is declared that has words.
  private static func declaresNothing(
    _ actions: [DeclaredAction], _ fouls: [DeclaredFoul], _ sanctions: [SanctionLetters]
  ) -> Bool {
    actions.isEmpty && fouls == [.handball] && sanctions.allSatisfy { CardColor.documented.contains($0.code) }
  }

  /// A table of these clauses, to see what it makes of a line.
  init(_ all: [ClauseSpec], _ rules: RuleSet = RuleSet()) {
    (self.all, actions, words, fouls, without) = (all, rules.actions, rules.words, rules.fouls, rules.without)
    hasCardsOfBench = !rules.follows
    sanctions = SanctionLetters.all(of: rules)
    hasSecondYellow = rules.hasSecondYellow
    ownOrigins = rules.ownOrigins
    bodyParts = Modifiers.bodyParts.filter { rules.bodies.contains($0.letter) }
    let known = Modifiers.origins + rules.ownOrigins.map { ($0.letter, $0.code) }
    origins = rules.origins.compactMap { letter in known.first { $0.letter == letter } }
    offered = rules.follows ? all : all.filter { ![.substitution, .departure, .arrival].contains($0.kind) }
    byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
    coded = all.filter { !$0.isWord && $0.code != ">" }.sorted { $0.code.count > $1.code.count }
    byWord = Dictionary(uniqueKeysWithValues: all.filter(\.isWord).map { ($0.code, $0) })
  }

  public subscript(kind: ClauseKind) -> ClauseSpec? { byKind[kind] }

  /// The declared actions.
  var own: ArraySlice<ClauseSpec> { all.suffix(actions.count) }

  /// The declared sanctions.
  var ownSanctions: [ClauseSpec] { all.filter { if case .sanction = $0.kind { true } else { false } } }

  /// The cards that may be typed within a foul: those of one letter.
  public var cards: [(letter: Character, code: CardColor)] {
    sanctions.compactMap { sanction in
      sanction.letters.count == 1 ? sanction.letters.first.map { ($0, sanction.code) } : nil
    }
  }

  /// Whether the game has such a card.
  func has(_ card: CardColor) -> Bool { sanctions.contains { $0.code == card } }

  /// The kinds of foul that no other game has.
  var ownFouls: [DeclaredFoul] { fouls.filter { $0.code != .handball } }

  /// What a kind of foul that the game declares is called; its code where nothing is said.
  func name(of foul: DeclaredFoul, in book: Phrasebook) -> String {
    (words[foul.code.rawValue]?.words(in: book.language.code).first ?? foul.code.rawValue).replacing("_", with: " ")
  }

  /// What is typed for a kind of foul behind the code of one; nil where the game has no such kind.
  func letter(of foul: FoulCode) -> String? { fouls.first { $0.code == foul }.map { String($0.letter) } }

  /// Whether it is the table of these rules.
  func isOf(_ rules: RuleSet) -> Bool {
    // Words are of what is declared.
    actions == rules.actions && fouls == rules.fouls && without == rules.without && hasCardsOfBench == !rules.follows
      && sanctions == SanctionLetters.all(of: rules) && hasSecondYellow == rules.hasSecondYellow
      && (words == rules.words || Self.declaresNothing(actions, fouls, sanctions))
      && bodyParts.map(\.letter) == rules.bodies && ownOrigins == rules.ownOrigins
      && origins.map(\.letter) == rules.origins
  }
}

extension ClauseSpec {
  /// The clauses of every game; of a foul it is asked which kind where these rules have their own.
  fileprivate static func ofEveryGame(_ rules: RuleSet) -> [ClauseSpec] {
    all.map { spec in
      var told = spec
      if case .foul = spec.suffix, !rules.ownFouls.isEmpty { told.slots.insert(.foulKind, at: 1) }
      if case .attempt = spec.suffix { told.example = spec.example(by: rules) }
      switch spec.kind {
      case .yellow: told.isPlain = !rules.hasSecondYellow
      case .goal: told.isPlain = told.example != spec.example
      case .foul: told.isPlain = rules.foul(.handball) == nil
      default: break
      }
      if let card = spec.kind.card { told.takesMinutes = rules.sanction(card)?.effect.isOpen == true }
      return told
    }
  }

  /// The example with the letters alone that the game has: `9g,7` of `9ghc,7` where neither heads nor corners are told.
  private func example(by rules: RuleSet) -> String {
    guard let end = example.firstRange(of: code)?.upperBound else { return example }
    let known = rules.bodies + rules.origins
    return example[..<end] + example[end...].filter { !$0.isLetter || known.contains($0) }
  }

  /// The line of a sanction that a game declares.
  init(_ sanction: Sanction, _ rules: RuleSet) {
    kind = .sanction(sanction.code)
    code = sanction.letters
    (subject, suffix, slots) = (.playerOrOfficial, .reason, [.who])
    example = "v4" + sanction.letters
    takesMinutes = sanction.effect.isOpen
    // What nobody has named goes by its code.
    names =
      rules.words(for: sanction.code) ?? DeclaredWords(DeclaredWords.languages.map { _ in sanction.code.rawValue })
  }

  /// The line of an action that a game declares.
  init(_ action: DeclaredAction, _ rules: RuleSet) {
    kind = .own(action.code)
    code = action.letters
    subject = action.subject == .player ? .player : .team
    suffix = .own(action)
    slots =
      (action.subject == .player ? [.who] : []) + (action.outcomes.isEmpty ? [] : [.outcome])
      + (action.hasOpponent ? [.opponent] : [])
    example =
      (action.subject == .player ? "9" : "") + action.letters + (action.outcomes.first.map { String($0.sign) } ?? "")
      + (action.field == nil ? "" : "5") + (action.hasOpponent ? ",4" : "")
    // What nobody has named goes by its code.
    names = rules.words(for: action.code) ?? DeclaredWords(DeclaredWords.languages.map { _ in action.code.rawValue })
    for ending in action.outcomes { outcomes[ending.code] = rules.words(for: ending.code, of: action.code) }
  }

  /// The action that it is of, where a game declares it.
  var declared: DeclaredAction? { if case .own(let action) = suffix { action } else { nil } }
}

extension DeclaredAction {
  /// Whether nothing may be told of it but whose it is.
  var isBare: Bool { outcomes.isEmpty && field == nil && !hasOpponent }

  /// What may follow its letters.
  var accepted: String {
    (outcomes.map { String($0.sign) } + (field == nil ? [] : ["1-9"]) + (hasOpponent ? [",N"] : []))
      .joined(separator: " ")
  }
}

extension ClauseKind {
  /// Whether the game does without it.
  func isAbsent(from rules: RuleSet) -> Bool {
    rules.without.contains { absent in
      switch absent {
      case .offside: self == .offside
      case .corner: self == .corner
      case .ownGoal: self == .ownGoal
      case .added: self == .added
      case .yellow: self == .yellow
      case .red: self == .red
      // No clauses of their own.
      case .secondYellow, .handball: false
      }
    }
  }

  /// What is typed for it.
  func code(by rules: RuleSet) -> String {
    if case .sanction(let code) = self { return rules.sanction(code)?.letters ?? code.rawValue }
    if case .own(let code) = self { return rules.action(code)?.letters ?? code.rawValue }
    return ClauseTable.football[self]?.code ?? ""
  }
}

/// What is typed for a card, or for what a game has instead.
private struct SanctionLetters: Equatable, Sendable {
  let code: CardColor
  let letters: String
  let takesMinutes: Bool

  static func all(of rules: RuleSet) -> [SanctionLetters] {
    rules.sanctionsInForce.map {
      SanctionLetters(code: $0.code, letters: $0.letters, takesMinutes: $0.effect.isOpen)
    }
  }
}

/// The letters of a modifier, one line each.
public enum Modifiers {
  public static let bodyParts: [(letter: Character, code: BodyPart)] = [
    ("r", .rightFoot), ("l", .leftFoot), ("h", .head), ("o", .other),
  ]
  public static let origins: [(letter: Character, code: Origin)] = [
    ("j", .openPlay), ("e", .crossFromLeft), ("d", .crossFromRight), ("c", .corner), ("f", .freeKick), ("p", .penalty),
    ("k", .counterAttack), ("b", .rebound), ("t", .throwIn),
  ]
  public static let outcomes: [(letter: Character, code: Outcome)] = [
    ("+", .saved), ("-", .offTarget), ("x", .woodwork), (".", .blocked),
  ]
  public static let cards: [(letter: Character, code: CardColor)] = [("y", .yellow), ("r", .red)]
}
