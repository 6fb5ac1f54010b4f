import MatchModel
import MatchRules

extension ClauseKind {
  /// Whether it is an action that the game declares.
  var isOwn: Bool { if case .own = self { true } else { false } }

  /// Whether the game declares it: an action, a sanction or a way of scoring.
  var isDeclared: Bool {
    switch self {
    case .sanction, .score, .own: true
    default: false
    }
  }
}

extension ClauseSpec {
  /// Whether it is a way of scoring that the game declares.
  var isScore: Bool { if case .score = kind { true } else { false } }
}

/// What a question about an action that the game declares offers.
extension Questionnaire {
  /// How it may have ended.
  func ownOutcomes(_ clause: Clause) -> [QuestionOption] {
    guard case .own(let code) = clause.kind, let action = ledger.rules.action(code) else { return [] }
    func meaning(_ outcome: Outcome) -> OfferedAnswer.Meaning { .ownOutcome(outcome, of: code) }
    return codes(action.outcomes.map { ($0.sign, $0.code) }, meaning) { $0.outcome = $1 }
  }
}
