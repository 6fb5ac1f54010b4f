import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A minute that the clock has not reached, unless earlier lines were already ahead of it.
  static let aheadOfClock = Check("aheadOfClock", at: .moment) { proposal, situation in
    let timekeeper = situation.timekeeper
    // A stopped clock is set forward by typed times.
    guard proposal.line.time != nil, situation.rules.clock == .running, !timekeeper.stands,
      let period = situation.state.period,
      let moment = proposal.position?.moment, moment.phase == .during(period), let minute = moment.minute,
      timekeeper.elapsed != nil, timekeeper.isAhead(moment), timekeeper.minuteAhead == nil
    else { return nil }
    return .ask(Inquiry(doubt: .ahead(minute, clock: timekeeper.clockTime), no: .keepOpen))
  }
}
