import MatchModel
import MatchRules
import PromptLanguage

/// The details that may still be added to a clause: none twice, and none that breaks a law.
extension Completer {
  struct AttemptParts {
    var outcomes: [Outcome] = []
    var bodyParts: [BodyPart] = []
    var origins: [Origin] = []
    var hasZone = false
    var assistants: [Suggestion] = []
  }

  func attemptParts(of clause: Clause, _ spec: ClauseSpec) -> AttemptParts {
    guard case .attempt(let hasOutcome, let hasAssist) = spec.suffix else { return AttemptParts() }
    var parts = AttemptParts()
    if hasOutcome, clause.outcome == nil { parts.outcomes = Modifiers.outcomes.map(\.code) }
    // A kick of the shoot-out has no details besides its outcome.
    if state.isShootOut { return parts }
    if clause.bodyPart == nil { parts.bodyParts = vocabulary.table.bodyParts.map(\.code) }
    if clause.origin == nil {
      parts.origins = vocabulary.table.origins.map(\.code).filter { canCome(from: $0, clause) }
    }
    parts.hasZone = clause.zone == nil
    if hasAssist, clause.other == nil { parts.assistants = assistants(of: clause) }
    return parts
  }

  /// True if the origin is possible; an assist that some origins exclude may still follow.
  private func canCome(from origin: Origin, _ clause: Clause) -> Bool {
    var direct = withSubject(clause)
    direct.origin = origin
    if trial.isLawful(direct) { return true }
    guard direct.other == nil else { return false }
    var assisted = direct
    assisted.other = Who(.unidentified(nil))
    return trial.isLawful(assisted)
  }

  func assistants(of clause: Clause) -> [Suggestion] {
    state.isShootOut ? [] : people(.assistant, of: side(of: clause), in: clause) { $0.other = $1 }
  }

  func victims(of clause: Clause) -> [Suggestion] {
    guard clause.other == nil, vocabulary.table.mayHaveVictim(clause) else { return [] }
    return people(.victim, of: side(of: clause).other, in: clause) { $0.other = $1 }
  }

  /// The kinds that a foul may still be given.
  func foulKinds(for clause: Clause) -> [DeclaredFoul] {
    clause.foulCode == nil ? vocabulary.table.kinds(of: clause) : []
  }

  /// The cards for a foul. A second yellow is inferred, never typed.
  func cards(for clause: Clause) -> [CardColor] { clause.card == nil ? vocabulary.table.cards.map(\.code) : [] }

  func side(of clause: Clause) -> Side { clause.who?.side ?? match.ours ?? .home }

  /// The clause with a placeholder subject if it has none yet.
  func withSubject(_ clause: Clause) -> Clause {
    var clause = clause
    if clause.who == nil || clause.who?.name == .team {
      clause.who = Who(.unidentified(nil), side: clause.who?.side)
    }
    return clause
  }
}

extension Completer {
  /// The words for an origin under the rules of the match.
  func origin(_ code: Origin) -> String { wording.words.origin(code, by: session.ledger.rules) }

  /// The words for a card under the rules of the match.
  func card(_ code: CardColor) -> String { wording.words.name(of: code, by: session.ledger.rules) }
}
