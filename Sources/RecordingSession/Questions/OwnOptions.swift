import MatchModel
import MatchRules
import PromptLanguage

/// Options for declared actions.
extension Questionnaire {
  func ownOutcomes(_ clause: Clause) -> [QuestionOption] {
    guard case .own(let code) = clause.kind, let action = ledger.rules.action(code) else { return [] }
    func meaning(_ outcome: Outcome) -> OfferedAnswer.Meaning { .ownOutcome(outcome, of: code) }
    return codes(action.outcomes.map { ($0.sign, $0.code) }, meaning, \.outcome)
  }
}
