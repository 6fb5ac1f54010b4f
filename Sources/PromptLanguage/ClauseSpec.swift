import MatchModel
import MatchRules
import Phrases

/// What a clause is made of and how it is asked for. Parsing, completion, `?` help, the questions
/// and the manual page are all made from these.
public struct ClauseSpec: Sendable {
  /// Which clause it is.
  public let kind: ClauseKind
  /// What is typed after the number, glued.
  public let code: String
  /// Who may be named before the code.
  public let subject: Subject
  /// What may follow the code, glued or as text.
  public let suffix: Suffix
  /// The questions, in the order in which they are asked.
  public internal(set) var slots: [Slot]
  /// A line as it would be typed, but for the text after a code, which is of a language: see `example(in:)`.
  var example: String
  /// What the game calls it, where the game declares it; else the catalogues do.
  package var names: DeclaredWords?
  /// Whether it has less to it than in football: a yellow card of which no second one sends off, a goal whose example says
  /// less, a foul that cannot be a handball.
  package var isPlain = false
  /// Whether a number behind it says for how many minutes.
  package var takesMinutes = false
  /// And its outcomes.
  var outcomes: [Outcome: DeclaredWords] = [:]
  /// What a game says that does without it; nil for what every game has.
  var absence: AbsentClause?

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
    /// Which attempts went in, and an assist.
    case score(DeclaredScore)
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
  package var mayBeTeam: Bool {
    switch subject {
    case .playerOrTeam, .team: true
    case .player, .playerOrOfficial, .none: false
    }
  }

  /// Whether it is typed as a word of its own, with nobody before it.
  package var isWord: Bool { if case .none = subject { code != ">" } else { false } }

  /// The clauses of every game.
  public static let all: [ClauseSpec] = CommonClause.allCases.map(\.spec)

  /// The entry of each clause of every game; what a game declares is in its `ClauseTable`.
  public static let byKind: [ClauseKind: ClauseSpec] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

extension ClauseSpec {
  /// A clause of every game.
  ///
  /// - Parameters:
  ///   - asks: the questions, in the order in which they are asked.
  ///   - absence: what a game says that does without it.
  init(
    _ clause: CommonClause, _ code: String, _ subject: Subject, _ suffix: Suffix = .nothing, asks slots: [Slot],
    example: String, absence: AbsentClause? = nil
  ) {
    kind = .common(clause)
    (self.code, self.subject, self.suffix, self.slots) = (code, subject, suffix, slots)
    (self.example, self.absence) = (example, absence)
  }

  /// The clauses of every game; of a foul it is asked which kind where these rules have their own.
  static func ofEveryGame(_ rules: RuleSet) -> [ClauseSpec] {
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
  package var declared: DeclaredAction? { if case .own(let action) = suffix { action } else { nil } }
}

extension ClauseSpec {
  /// True if it is a way of scoring that the game declares.
  package var isScore: Bool { if case .score = kind { true } else { false } }
}
