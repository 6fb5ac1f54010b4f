import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// An `end` or `finish` so far beyond the length of the period that it probably ended earlier.
  static let lateEnd = Check("lateEnd", at: .end) { proposal, situation in
    guard proposal.line.time == nil, let period = situation.doubtfulPeriod,
      situation.timekeeper.minuteAhead == nil, let elapsed = situation.timekeeper.elapsed
    else { return nil }
    if let doubted = situation.memory.doubted, doubted.period == period, let continues = doubted.continuesAt,
      situation.now - continues < again
    {
      return nil
    }
    return .askMinute(period, usual: situation.rules.minute(of: period, elapsed: elapsed), isNow: true)
  }

  /// Seconds after which to ask again, once the user has said that the period continues.
  private static let again: Double = 120
}

extension Situation {
  /// Minutes of added time after which a period has probably ended: at least the first number, and the second number
  /// beyond the announced time.
  private static let (doubtful, doubtfulBeyond) = (8, 5)

  /// The running period, if it has probably ended according to its clock.
  var doubtfulPeriod: Period? {
    guard let period = state.period, let elapsed = timekeeper.elapsed else { return nil }
    let added = max(Self.doubtful, (state.start?.announced ?? 0) + Self.doubtfulBeyond)
    return elapsed >= Double((rules.length(of: period) + added - 1) * 60) ? period : nil
  }
}
