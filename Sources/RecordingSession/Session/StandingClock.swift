import MatchModel
import MatchRules
import PromptLanguage

/// A clock that is stopped whenever play is: it stands, goes on, and is over when it shows the length of its period.
extension Timekeeper {
  /// Whether it stands, until somebody starts it again.
  package var stands: Bool { ledger.rules.clock == .stopped && standing != nil }

  /// Seconds elapsed at which it stands.
  private var standing: Double? { ledger.state.period == nil ? nil : ledger.state.start?.standing }

  /// Seconds of the running period by such a clock, which has been running since it began, as it were, so long ago.
  func stopped(_ period: Period, running seconds: Double?) -> Double? {
    (standing ?? seconds).map { max(0, min($0, ledger.rules.seconds(of: period))) }
  }

  /// Whether the running period's time is up: no such clock goes beyond it.
  package var isTimeUp: Bool {
    guard !ledger.rules.hasAddedTime, let period = ledger.state.period, let elapsed else { return false }
    return elapsed >= ledger.rules.seconds(of: period)
  }
}

extension Session {
  /// `-` and `+`: stops the clock and starts it again, when the key was pressed.
  func turnClock(_ mark: ClockMark, _ call: CommandCall) throws(Refusal) -> [Fact] {
    guard let (start, _) = runningStart, let elapsed = timekeeper.elapsed else {
      throw Refusal(.notRunning, column: call.column)
    }
    let (shown, stands) = (clockTime, timekeeper.stands)
    switch mark {
    case .stop where stands: return [fact(.clock(.stands(shown, already: true)))]
    case .stop: try set(start.standing(at: elapsed), call)
    case .start where timekeeper.isTimeUp: return shownClock()
    case .start where !stands: return [fact(.clock(.runs(shown, already: true)))]
    case .start: try set(start.starting(at: now - elapsed), call)
    }
    return [fact(.clock(mark == .stop ? .stands(shown, already: false) : .runs(shown, already: false)))]
  }

  /// Takes the running period's start with another time for it, as a step of undo of its own.
  func set(_ start: PeriodStart, _ call: CommandCall) throws(Refusal) {
    guard let (_, index) = runningStart else { return }
    var match = ledger.match
    match.actions[index] = start
    _ = try correct(match, origin: match.actions.indices.map(Optional.some), call)
    // Who sets the clock does not mean the minute of what was undone any more, nor one typed in ahead of it.
    undone = nil
    clockSet = start.moment.wallClock
  }

  /// The start of the running period, but for the shoot-out, and its place among the actions.
  var runningStart: (PeriodStart, index: Int)? {
    guard let period = ledger.state.period, period.kind != .shootOut,
      let index = ledger.match.actions.lastIndex(where: { ($0 as? PeriodStart)?.period == period }),
      let start = ledger.match.actions[index] as? PeriodStart
    else { return nil }
    return (start, index)
  }

  /// Sets such a clock forward to the time of a line, where it has not reached that: where people look it has.
  /// - Parameter period: the one that ran when the line was typed.
  /// - Returns: what a person is told of it.
  func setForward(to time: TimeExpression?, in period: Period?) -> [Fact] {
    switch time {
    case nil, .ago: return []
    case .minute, .exact: break
    }
    guard ledger.rules.clock == .stopped, let period, ledger.state.period == period, let (start, index) = runningStart,
      let moment = (try? timekeeper.place(time, column: 1))?.moment, moment.phase == .during(period),
      let told = moment.elapsed ?? moment.minute.map({ ledger.rules.elapsed(at: $0, in: period) }),
      told > timekeeper.elapsed ?? 0
    else { return [] }
    let isSeen = told - (timekeeper.elapsed ?? 0) >= 1
    var match = ledger.match
    match.actions[index] = timekeeper.stands ? start.standing(at: told) : start.starting(at: now - told)
    ledger = Ledger(replaying: match, rules: ledger.rules)
    return dialogue == nil || !isSeen || timekeeper.isTimeUp ? [] : shownClock()
  }

  /// What the match clock shows, and whether it runs.
  func shownClock() -> [Fact] {
    guard let period = ledger.state.period, let elapsed = timekeeper.elapsed else { return [] }
    if timekeeper.isTimeUp {
      toldUp = period
      return [fact(.clock(.timeUp(period, clockTime)))]
    }
    if timekeeper.stands { return [fact(.clock(.stands(clockTime, already: false)))] }
    // In stoppage time the minute is not what the clock says.
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return [fact(.clock(.shows(clockTime, stoppage: minute.added > 0 ? minute : nil)))]
  }

  /// That the time of the running period is up, once, for a person at the prompt.
  func toldTimeUp() -> [Fact] {
    guard timekeeper.isTimeUp else {
      toldUp = nil
      return []
    }
    return dialogue == nil || toldUp == ledger.state.period ? [] : shownClock()
  }

  /// A match whose clock does not stand, and shows what it did: where the rules do not stop it any more.
  func goingOn(_ match: Match, by rules: RuleSet) -> Match {
    guard rules.clock == .running, timekeeper.stands, let elapsed = timekeeper.elapsed, let (_, index) = runningStart,
      let start = match.actions[index] as? PeriodStart
    else { return match }
    var match = match
    match.actions[index] = start.starting(at: now - elapsed)
    return match
  }
}
