import MatchModel
import MatchRules
import PromptLanguage

extension Draft {
  /// Ends a period before actions that have already been recorded. It offers to move these to the interval, or to begin
  /// the next period and move them there.
  /// - Returns: false if there are no later actions.
  mutating func endLate(
    _ period: Period, restart: (next: Period?, seconds: Double)? = nil, _ proposal: Proposal
  ) throws(Stop) -> Bool {
    guard let time = proposal.line.time, period.kind != .shootOut else { return false }
    let moment = try timekeeper.place(time, column: 1).moment
    guard moment.phase == .during(period), var minute = moment.minute else { return false }
    if let elapsed = moment.elapsed { minute = ledger.rules.lastMinute(of: period, elapsed: elapsed) }
    guard let match = ledger.endingLate(period, at: (minute, moment.elapsed), restart: restart) else {
      return false
    }
    // A period may have begun in the meantime.
    let running = ledger.state.period
    let origin = ledger.places(of: match)
    let said = changes(to: match)
    _ = try adopt(
      CorrectedMatch(match, besides: said), confirmed: proposal.line.isConfirmed || restart != nil && said.isEmpty,
      column: proposal.clause.column)
    let first = origin.firstIndex(of: nil) ?? 0
    for recorded in ledger.recorded(first..<ledger.match.actions.count) { say(recorded) }
    if ledger.state.period != nil, ledger.state.period != running { say(.clock(.assumed(timekeeper.clockTime))) }
    return true
  }

  /// A sample of the changes to later actions.
  private func changes(to match: Match) -> [Fact] {
    let (old, new) = (ledger.match.actions, match.actions)
    var (whistles, moved): ([Change], [Change]) = ([], [])
    for (place, action) in new.enumerated() {
      guard let was = old.place(of: new.id(at: place)) else {
        whistles.append(.records(action))
        continue
      }
      if old[was].moment != action.moment {
        moved.append(.moment(new.id(at: place), from: old[was].moment, to: action.moment))
      }
    }
    if moved.isEmpty { return [] }
    let most = 5
    return (whistles + moved.prefix(most) + (moved.count > most ? [.more] : [])).map { fact(.change($0)) }
  }
}
