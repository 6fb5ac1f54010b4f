import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A minute that the clock has not reached, unless earlier lines were already ahead of it.
  static let aheadOfClock = Check("aheadOfClock", at: .moment) { proposal, situation in
    let timekeeper = situation.timekeeper
    // The clauses of a line have one time, which is asked about once.
    guard proposal.line.time != nil, !proposal.isTimeAgreed, situation.match.actions.nextID == proposal.firstNewID,
      let moment = proposal.position?.moment, let minute = moment.minute,
      timekeeper.isAhead(moment), timekeeper.minuteAhead == nil
    else { return nil }
    return .ask(Inquiry(doubt: .ahead(minute, clock: timekeeper.clockTime), no: .keepOpen))
  }
}
