import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// Extra time or a shoot-out when the score is not level, which only the score of an earlier leg can explain.
  static let notLevel = Check("notLevel", at: .start) { proposal, situation in
    let (phase, score) = (situation.state.phase, situation.state.score)
    guard case .after(let last) = phase, score.home != score.away,
      let next = situation.rules.next(after: phase, named: proposal.clause.namedPeriod),
      next.kind == .shootOut || next.kind == .extra && last.kind == .regular,
      situation.memory.goesOnAfter != last
    else { return nil }
    return .ask(Inquiry(doubt: .notLevel(score, next), no: .drop))
  }
}
