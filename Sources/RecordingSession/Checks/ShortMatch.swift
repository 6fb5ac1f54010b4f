import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// `finish` before the last regular period.
  static let shortMatch = Check("shortMatch", at: .end) { proposal, situation in
    let (phase, rules) = (situation.state.phase, situation.rules)
    let isPlayed = phase.period.map { $0.kind != .regular || rules.endsRegularTime($0) } ?? false
    guard proposal.clause.kind == .finish, !isPlayed, !situation.state.isOver else { return nil }
    return .ask(Inquiry(doubt: .finishesShort(phase), yes: proposal.with(\.isEarly, true), no: .drop))
  }
}
