import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A line of a script whose minute would come from a forgotten clock.
  static let forgottenClockInScript = Check("forgottenClockInScript", at: .moment, .end, for: [.scripts, .confirmed]) {
    proposal, situation in
    let (clause, time) = (proposal.clause, proposal.line.time)
    guard time.isByClock, situation.timekeeper.isForgotten, let period = situation.state.period,
      let elapsed = situation.timekeeper.elapsed
    else { return nil }
    if situation.undoneMoment != nil, time == nil, !clause.isWhistle { return nil }
    return .refuse(Refusal(.time(.clockForgotten(period, elapsed)), column: clause.column))
  }
}
