import MatchModel
import MatchRules

extension Check {
  /// Suggests the minute of a forgotten end: after the announced added time, or else at the full length of the period.
  static let endMinute = Check("endMinute", at: .start, .after) { proposal, situation in
    guard proposal.isEnded, let period = situation.state.period else { return nil }
    let usual = MatchMinute(situation.rules.lastMinute(of: period), added: situation.state.start?.announced ?? 0)
    return .askMinute(period, usual: usual, isNow: false)
  }
}
