import MatchModel
import MatchRules
import Phrases

/// The syntax of a clause and its questions. The parser, completion, `?` help, the questions and the manual page are
/// all derived from these.
public struct ClauseSpec: Sendable {
  public let kind: ClauseKind
  /// The code typed after the number.
  public let code: String
  public let subject: Subject
  public let suffix: Suffix
  /// The questions in order.
  public internal(set) var slots: [Slot]
  /// An example in codes, without the text after a code, which depends on the language; see `example(in:)`.
  var example: String
  /// The words of a declared clause, or its code if it has none; nil if they are in the catalogues.
  package var names: DeclaredWords?
  /// True if the clause is simpler than in football: cards where two yellow ones do not make a red one, a goal
  /// whose example has fewer details, a foul that cannot be a handball.
  package var isPlain = false
  /// True for fouls in a game without yellow cards.
  var lacksCards = false
  /// The letter of a handball, for the help on fouls.
  var handball = DeclaredFoul.handball.letter
  /// True if it may be followed by a number of minutes.
  package var takesMinutes = false
  var outcomes: [Outcome: DeclaredWords] = [:]
  /// The `without` entry of a rule set that removes it; nil if every game has it.
  var absence: AbsentClause?

  public enum Subject: Sendable {
    case player, playerOrOfficial
    /// A player, a team, or nothing for our team.
    case playerOrTeam
    /// A team, or nothing for our team.
    case team
    /// Nothing; the code is a word of its own.
    case none
  }

  public enum Suffix: Sendable {
    case nothing
    /// Body part, origin, zone and assist; for a chance also an outcome.
    case attempt(hasOutcome: Bool, hasAssist: Bool)
    /// Victim, handball, card.
    case foul
    /// A reason in the following words.
    case reason
    /// The player who comes on.
    case partner
    /// The rest of the line.
    case text(isRequired: Bool)
    /// A number of minutes, as the next word.
    case minutes
    /// The successful attempts, and an assist.
    case score(DeclaredScore)
    /// Outcome, zone and opponent, as declared.
    indirect case own(DeclaredAction)
  }

  /// A part that can be asked for.
  public enum Slot: String, CaseIterable, Sendable {
    case bodyPart = "body-part"
    /// The side, asked first in a match in which neither side is ours.
    case side
    /// Asked only if the rules distinguish kinds of fouls.
    case foulKind = "foul-kind"
    case who, outcome, origin, zone, assistant, victim, opponent, card, reason, off, on, text, minutes
  }

  public var helpKey: String { "clause.\(kind.key).help" }
  public var nameKey: String { "clause.\(kind.key).name" }
  public var wordsKey: String { "words.clause.\(kind.key)" }

  /// True if it needs no player.
  package var mayBeTeam: Bool { subject == .playerOrTeam || subject == .team }

  /// True if it is a word of its own without a subject.
  package var isWord: Bool { subject == .none && code != ">" }

  public static let all: [ClauseSpec] = CommonClause.allCases.map(\.spec)
}

extension ClauseSpec {
  init(
    _ kind: ClauseKind, _ code: String, _ subject: Subject, _ suffix: Suffix = .nothing, asks slots: [Slot],
    example: String, absence: AbsentClause? = nil
  ) {
    self.kind = kind
    self.code = code
    self.subject = subject
    self.suffix = suffix
    self.slots = slots
    self.example = example
    self.absence = absence
  }

  /// The common clauses; fouls ask for their kind if the rules distinguish any.
  static func ofEveryGame(_ rules: RuleSet) -> [ClauseSpec] {
    all.map { spec in
      var adapted = spec
      if case .foul = spec.suffix, !rules.ownFouls.isEmpty { adapted.slots.insert(.foulKind, at: 1) }
      if case .attempt = spec.suffix { adapted.example = spec.example(by: rules) }
      switch spec.kind {
      case .yellow, .red: adapted.isPlain = !rules.hasSecondYellow
      case .goal: adapted.isPlain = adapted.example != spec.example
      case .foul:
        adapted.isPlain = rules.foul(.handball) == nil
        if rules.sanction(.yellow) == nil {
          adapted.lacksCards = true
          adapted.example = "v4f9"
        }
        if let handball = rules.foul(.handball) { adapted.handball = handball.letter }
      default: break
      }
      if let card = spec.kind.card { adapted.takesMinutes = rules.sanction(card)?.effect.isOpen == true }
      return adapted
    }
  }

  /// The example without letters that the rules do not have: `9g,7` for `9ghc,7` in a game without headers and corners.
  private func example(by rules: RuleSet) -> String {
    guard let end = example.firstRange(of: code)?.upperBound else { return example }
    let known = rules.bodies + rules.origins
    return example[..<end] + example[end...].filter { !$0.isLetter || known.contains($0) }
  }

  init(_ sanction: Sanction, _ rules: RuleSet) {
    self.init(
      .sanction(sanction.code), sanction.letters, .playerOrOfficial, .reason, asks: [.who],
      example: "v4" + sanction.letters)
    takesMinutes = sanction.effect.isOpen
    names = rules.words(for: sanction.code) ?? DeclaredWords(sanction.code.rawValue)
  }

  init(_ action: DeclaredAction, _ rules: RuleSet) {
    let isOfPlayer = action.subject == .player
    let details =
      (action.outcomes.first.map { String($0.sign) } ?? "") + (action.field == nil ? "" : "5")
      + (action.hasOpponent ? ",4" : "")
    self.init(
      .own(action.code), action.letters, isOfPlayer ? .player : .team, .own(action),
      asks: (isOfPlayer ? [.who] : []) + (action.outcomes.isEmpty ? [] : [.outcome])
        + (action.hasOpponent ? [.opponent] : []),
      example: (isOfPlayer ? "9" : "") + action.letters + details)
    names = rules.words(for: action.code) ?? DeclaredWords(action.code.rawValue)
    for ending in action.outcomes { outcomes[ending.code] = rules.words(for: ending.code, of: action.code) }
  }

  package var declared: DeclaredAction? { if case .own(let action) = suffix { action } else { nil } }
}
