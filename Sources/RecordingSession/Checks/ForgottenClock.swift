import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A clock that was left running, for example overnight. The question is asked once per period, and again before a line
  /// that would get its minute from such a clock.
  static let forgottenClock = Check("forgottenClock", at: .before, for: [.prompt, .confirmed]) { proposal, situation in
    guard situation.timekeeper.isForgotten, let period = situation.state.period,
      let elapsed = situation.timekeeper.elapsed,
      situation.takesClock(proposal.line) || period != situation.memory.doubted?.period
    else { return nil }
    return .ask(
      Inquiry(
        doubt: .clockForgotten(period, elapsed), yes: proposal.with(\.isEnded, true), no: .keepOpen,
        isNoAnswer: { $0.clauses.map(situation.takesClock) ?? false }, instead: { _ in nil }
      ) { memory, _ in memory.doubted = (period, memory.doubted?.continuesAt) })
  }
}

extension Situation {
  /// True if the clock decides the minute of a line.
  func takesClock(_ line: ClauseLine) -> Bool {
    !line.clauses.isEmpty && line.time.isByClock && undoneMoment == nil
  }
}

extension TimeExpression? {
  /// True if the clock decides the minute: without a time, and with minutes ago.
  var isByClock: Bool {
    switch self {
    case nil, .ago: true
    case .minute, .exact: false
    }
  }
}

extension Timekeeper {
  /// A clock that runs this many seconds beyond the end of its period was probably forgotten.
  private static let forgotten: Double = 3600

  /// True if the clock has run for longer than any period lasts.
  var isForgotten: Bool {
    guard let period = ledger.state.period, let elapsed else { return false }
    return elapsed > ledger.rules.seconds(of: period) + Self.forgotten
  }
}
