import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// `finish` before the last regular period.
  static let shortMatch = Check("shortMatch", at: .end, for: [.prompt, .scripts]) { proposal, situation in
    let (clause, phase, rules) = (proposal.clause, situation.state.phase, situation.rules)
    let isPlayed = phase.period.map { $0.kind != .regular || rules.endsRegularTime($0) } ?? false
    guard clause.kind == .finish, !isPlayed, !situation.state.isOver else { return nil }
    let inScript = Refusal(.unconfirmedTime(.finishesShort(phase)), column: clause.column)
    return .ask(
      Inquiry(
        doubt: .finishesShort(phase), yes: proposal.with(\.isEarly, true), no: .drop, inScript: inScript))
  }
}
