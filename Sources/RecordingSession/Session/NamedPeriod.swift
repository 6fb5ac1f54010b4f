import MatchModel
import MatchRules
import PromptLanguage

/// Named periods: `segona part` begins that period only, and `mitja part` does not end a match.
extension Session {
  /// Throws if the clause names a period other than the one that can begin or end now. If none can, the laws report it.
  func checkPeriod(of clause: Clause) throws(Refusal) {
    guard let half = clause.half else { return }
    let begins = clause.kind == .start
    let possible = begins ? ledger.rules.mayFollow(ledger.state.phase) : [ledger.state.period].compactMap(\.self)
    guard let next = possible.first, !possible.contains(where: { isMeant($0, by: half) }) else { return }
    throw Refusal(.otherPeriod(next, begins: begins), column: clause.column)
  }

  func isMeant(_ period: Period, by half: NamedHalf) -> Bool {
    let rules = ledger.rules
    // Number among the periods of its kind, from 1.
    let number = period.kind == .extra ? period.number - rules.periods : period.number
    return switch half {
    case .first: period.kind != .shootOut && number == 1
    case .second: period.kind != .shootOut && number == 2
    case .interval: period.kind != .shootOut && number < (period.kind == .extra ? rules.extraPeriods : rules.periods)
    case .extraTime: period.kind == .extra
    case .shootOut: period.kind == .shootOut
    }
  }
}
