import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A time of an earlier period on a stopped clock, `3:15'` in the second half of futsal. The clock in the hall often
  /// restarts with each period, so the time may be meant in the running one.
  static let restartedClock = Check("restartedClock", at: .line) { proposal, situation in
    let (line, rules) = (proposal.line, situation.rules)
    guard rules.clock == .stopped, case .exact(let seconds, nil)? = line.time, let running = situation.state.period,
      running.kind != .shootOut, Double(seconds) <= rules.seconds(of: running),
      case .during(let earlier)? = situation.position(line.time)?.moment.phase, earlier != running,
      !line.clauses.allSatisfy(\.isWhistle)
    else { return nil }
    let now = rules.minutes(before: running) * 60 + seconds
    let agreed = proposal.with(\.isTimeAgreed, true)
    return .ask(
      Inquiry(
        doubt: .earlierOnClock(Double(seconds), earlier, now: Double(now)), yes: agreed,
        no: .record(agreed.with(\.line.time, .exact(seconds: now)))))
  }
}
