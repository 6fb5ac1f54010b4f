import MatchModel
import MatchRules
import PromptLanguage

/// A clock that stops whenever play does, and for good at the length of the period.
extension Timekeeper {
  package var stands: Bool { ledger.rules.clockStops && standing != nil }

  /// Seconds elapsed when the clock stopped.
  private var standing: Double? { ledger.state.period == nil ? nil : ledger.state.start?.standing }

  /// Seconds of the running period on a stopped clock, given the seconds since its (shifted) start.
  func stopped(_ period: Period, running seconds: Double?) -> Double? {
    (standing ?? seconds).map { max(0, min($0, ledger.rules.seconds(of: period))) }
  }

  /// The start of the running period, moved so that its clock shows this time now.
  func moved(_ start: PeriodStart, to elapsed: Double) -> PeriodStart {
    stands ? start.standing(at: elapsed) : start.starting(at: now - elapsed)
  }

  package var isTimeUp: Bool {
    guard !ledger.rules.hasAddedTime, let period = ledger.state.period, let elapsed else { return false }
    return elapsed >= ledger.rules.seconds(of: period)
  }

  /// Restarts a stopped clock at the time that it shows, because the new rules do not stop it.
  func restartingClock(_ match: Match, by rules: RuleSet) -> Match {
    guard !rules.clockStops, stands, let elapsed,
      let (_, index) = ledger.runningStart,
      let start = match.actions[index] as? PeriodStart
    else { return match }
    return match.replacing(index, by: start.starting(at: now - elapsed))
  }

  /// The minute of the running clock, without stoppage time; nil if no period is being played by the clock.
  var presentMinute: Int? {
    guard ledger.state.isPlaying, let period = ledger.state.period, let elapsed else { return nil }
    return min(ledger.rules.minute(of: period, elapsed: elapsed).minute, ledger.rules.lastMinute(of: period))
  }
}

extension Session {
  func reportClock() -> [Fact] { Draft(of: self).reportClock() }

  /// The message that the time of the running period is up, once per period.
  func reportTimeUp() -> [Fact] {
    guard timekeeper.isTimeUp else {
      clock.reportedTimeUp = nil
      return []
    }
    return dialogue == nil || clock.reportedTimeUp == ledger.state.period ? [] : reportClock()
  }
}

extension Draft {
  /// Sets a stopped clock forward to the time of a line, which the clock at the ground must have reached.
  /// - Parameter period: the running period when the line was typed.
  mutating func setForward(to time: TimeExpression?, in period: Period?) {
    guard !time.isByClock, ledger.rules.clock == .stopped || timekeeper.stands, period != nil,
      ledger.state.period == period,
      let (start, index) = ledger.runningStart,
      let moment = timekeeper.moment(of: time), let typed = timekeeper.seconds(at: moment),
      typed > timekeeper.elapsed ?? 0
    else { return }
    let isSeen = typed - (timekeeper.elapsed ?? 0) >= 1
    replay(ledger.match.replacing(index, by: timekeeper.moved(start, to: typed)))
    if dialogue != nil, isSeen, !timekeeper.isTimeUp { facts += reportClock() }
  }

  /// Stops the clock for a time-out that begins now.
  mutating func stopForTimeOut(in line: ClauseLine) {
    guard line.time.isByClock, line.clauses.contains(where: { $0.kind == .own(.timeOut) }), ledger.rules.clockStops,
      !timekeeper.stands, !timekeeper.isTimeUp, let (start, index) = ledger.runningStart,
      let elapsed = timekeeper.elapsed
    else { return }
    replay(ledger.match.replacing(index, by: start.standing(at: elapsed)))
    facts.append(fact(.clock(.standsForTimeOut(timekeeper.clockTime))))
  }

  /// The time on the match clock, and whether it is running.
  func reportClock() -> [Fact] {
    guard let period = ledger.state.period, let elapsed = timekeeper.elapsed else { return [] }
    if timekeeper.isTimeUp {
      session.clock.reportedTimeUp = period
      return [fact(.clock(.timeUp(period, timekeeper.clockTime)))]
    }
    if timekeeper.stands { return [fact(.clock(.stands(timekeeper.clockTime, already: false)))] }
    // In stoppage time, the minute differs from the clock.
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return [fact(.clock(.shows(timekeeper.clockTime, stoppage: minute.added > 0 ? minute : nil)))]
  }
}

extension Ledger {
  /// The start of the running period and its index, except for the shoot-out.
  var runningStart: (PeriodStart, index: Int)? {
    guard let period = state.period, period.kind != .shootOut else { return nil }
    return match.actions.last(PeriodStart.self) { $0.period == period }
  }
}
