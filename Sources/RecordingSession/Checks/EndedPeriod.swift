import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// Another time for the end of an earlier period, such as `45+2' end` at half-time. The refusal suggests moving the
  /// recorded end.
  static let endedPeriod = Check("endedPeriod", at: .whistle, for: .all) { proposal, situation in
    let (clause, rules, actions) = (proposal.clause, situation.rules, situation.match.actions)
    guard clause.kind == .end, case .minute(let minute, _)? = proposal.line.time else { return nil }
    if let running = situation.state.period, rules.has(minute, in: running) { return nil }
    let ended = actions.last(PeriodEnd.self) { rules.has(minute, in: $0.period) }
    guard let (end, index) = ended else { return nil }
    let fault = Refusal.TimeFault.periodEnded(end.period, by: actions.id(at: index), time: minute)
    return .refuse(Refusal(.time(fault), column: clause.column))
  }
}
