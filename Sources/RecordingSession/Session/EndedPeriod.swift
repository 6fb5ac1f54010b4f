import MatchModel
import MatchRules
import PromptLanguage

/// Handles the end of a period that has already ended, typed again with its minute: `45+2' end` at half-time.
extension Ledger {
  /// Throws if the line gives another time for the end of an earlier period. To change it, the recorded end must be
  /// moved.
  func refuseOtherEnd(_ line: ClauseLine, _ clause: Clause) throws(Stop) {
    guard case .minute(let minute)? = line.time else { return }
    let running = state.period
    if let running, rules.has(minute, in: running) { return }
    let ended = match.actions.last(PeriodEnd.self) { $0.period.kind != .shootOut && rules.has(minute, in: $0.period) }
    guard let (end, index) = ended else { return }
    throw Stop(.periodEnded(end.period, number: index + 1, time: minute), column: clause.column)
  }
}
