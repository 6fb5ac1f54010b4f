import MatchModel
import MatchRules
import PromptLanguage

extension Timekeeper {
  /// The end of the running period: at its length or later, unless the line gives an earlier time.
  func periodEnd(_ period: Period, _ line: ClauseLine, isEarly: Bool) throws(Stop) -> PeriodEnd {
    guard period.kind != .shootOut else { return PeriodEnd(period, minute: nil, wallClock: now) }
    if let time = line.time {
      let moment = try place(time, column: 1).moment
      let isOfIt = moment.phase == .during(period)
      let minute = isOfIt ? moment.elapsed.map { lastMinute(of: period, elapsed: $0) } ?? moment.minute : moment.minute
      return PeriodEnd(period, minute: minute, elapsed: moment.elapsed, wallClock: now)
    }
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    let elapsed = elapsed
    let clocked = elapsed.map { ledger.rules.minute(of: period, elapsed: $0) } ?? full
    // If minutes were typed ahead of the clock, its time means nothing.
    let early = isEarly && minuteAhead == nil ? elapsed : nil
    let minute =
      early.map { lastMinute(of: period, elapsed: $0) }.map { max($0, ledger.state.latest ?? $0) }
      ?? max(full, clocked, ledger.state.latest ?? full)
    // A stopped clock may be slightly off when its period ends. A running one that shows an earlier minute is behind.
    let lasted =
      early ?? (!ledger.rules.hasAddedTime ? ledger.rules.seconds(of: period) : clocked >= minute ? elapsed : nil)
    return PeriodEnd(period, minute: minute, elapsed: lasted, wallClock: now)
  }

  /// The minute in which a period of this duration ends, but not before its last action.
  private func lastMinute(of period: Period, elapsed: Double) -> MatchMinute {
    let minute = ledger.rules.lastMinute(of: period, elapsed: elapsed)
    let latest = ledger.state.latest
    return latest == ledger.rules.minute(of: period, elapsed: elapsed) ? latest ?? minute : minute
  }

  /// True if the clock has not reached the full length of the period. Ignores the clock of a script, which does not
  /// run.
  func saysEarly(_ period: Period) -> Bool {
    guard let elapsed, elapsed > 60 else { return false }
    let minute = ledger.rules.minute(of: period, elapsed: elapsed)
    return minute >= (ledger.state.latest ?? minute) && minute.minute < ledger.rules.lastMinute(of: period)
  }
}

extension RuleSet {
  /// Seconds since the start of a period whose recording began late, for example in the 20th minute.
  func seconds(before time: TimeExpression?, in period: Period, column: Int) throws(Stop) -> Double {
    switch time {
    case .minute(let minute, let number):
      guard has(minute, in: period), number ?? period.number == period.number else {
        if !hasAddedTime, minute > MatchMinute(lastMinute(of: period)) {
          throw Stop(.beyondPeriod(period), column: column)
        }
        throw noSuchMinute(minute, in: period, column: column)
      }
      return elapsed(at: minute, in: period)
    case .exact(let seconds, let number):
      guard countsDown || elapsed(in: period, reading: seconds) >= 0, number ?? period.number == period.number
      else { throw noSuchMinute(MatchMinute(seconds / 60 + 1), in: period, column: column) }
      return try elapsed(in: period, shown: seconds, column: column)
    case .ago(let minutes): return Double(minutes) * 60
    case nil: return 0
    }
  }

  private func noSuchMinute(_ minute: MatchMinute, in period: Period, column: Int) -> Stop {
    let nearest = period.kind == .shootOut ? nil : MatchMinute(minutes(before: period) + 1)
    return Stop(.noSuchMinute(minute, nearest: nearest), column: column)
  }
}
