import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// "23'" or "45+2'". Without a minute, the phase: "half-time", "before kick-off", "shoot-out".
  ///
  /// The phase after the last half is the interval before extra time, or the time after the match if `isOver` is true.
  public func minute(_ moment: Moment, rules: RuleSet, isOver: Bool = false) -> String {
    numericMinute(moment, rules: rules) ?? phase(moment.phase, rules: rules, isOver: isOver)
  }

  /// "23'" or "45+2'".
  public func minute(_ minute: MatchMinute) -> String { "\(minute)'" }

  /// "12:00" if the clock is known, otherwise the minute: "13'".
  func time(_ time: TimeOfReturn) -> String {
    time.clock.map { duration(Double($0)) } ?? minute(time.minute)
  }

  /// The interval after a period: "half-time", "full time", "after the match".
  public func interval(after period: Period, rules: RuleSet, isOver: Bool = false) -> String {
    if isOver || rules.mayFollow(.after(period)).isEmpty { return book(Phrase("interval.after-match")) }
    switch period.kind {
    case .regular:
      if rules.periods == 2 * period.number { return book(Phrase("interval.half-time")) }
      if rules.periods == 4 {
        return book(Phrase("interval.after-quarter", ["ordinal": ordinal(ofQuarter: period.number)]))
      }
      if rules.endsRegularTime(period) { return book(Phrase("interval.full-time")) }
    case .extra:
      if period.number == rules.periods + rules.extraPeriods { return book(Phrase("interval.end-of-extra-time")) }
      if rules.extraPeriods == 2 { return book(Phrase("interval.extra-time-half-time")) }
      return book(Phrase("interval.after-extra-period", ["number": period.number - rules.periods]))
    case .shootOut: return book(Phrase("interval.after-match"))
    }
    return book(Phrase("interval.after-period", ["number": period.number]))
  }

  /// "before kick-off", "second half", "half-time".
  public func phase(_ phase: Phase, rules: RuleSet, isOver: Bool = false) -> String {
    switch phase {
    case .before: book(Phrase("interval.before-match"))
    case .during(let period): self.period(period, rules: rules)
    case .after(let period): interval(after: period, rules: rules, isOver: isOver)
    }
  }

  /// The stage of a match: "before kick-off", "second half", "half-time", "full time", "match abandoned, 58': fog".
  public func stage(of ledger: Ledger) -> String {
    guard ledger.state.isOver else { return phase(of: ledger) }
    guard let end = ledger.abandonment else {
      return book(Phrase(ledger.rules.periods == 4 ? "action.match-end" : "interval.match-over"))
    }
    return abandonment(end, at: numericMinute(end.moment, rules: ledger.rules))
  }

  /// Where the match is now: "before kick-off", "second half", "after the match", "match abandoned, 58'".
  public func phase(of ledger: Ledger) -> String {
    guard let end = ledger.abandonment else {
      return phase(ledger.state.phase, rules: ledger.rules, isOver: ledger.state.isOver)
    }
    return abandonment(at: numericMinute(end.moment, rules: ledger.rules))
  }

  /// "match abandoned: fog", or with the minute "match abandoned, 58': fog".
  func abandonment(_ end: MatchEnd, at minute: String? = nil) -> String {
    let reason = oneLine(end.reason)
    return abandonment(at: minute) + (reason.isEmpty ? "" : ": " + reason)
  }

  private func abandonment(at minute: String?) -> String {
    [book(Phrase("action.abandoned")), minute].compactMap(\.self).joined(separator: ", ")
  }

  /// A clock: "23:10" for 1390 seconds. Minutes can exceed 60.
  public func duration(_ seconds: Double) -> String {
    // Handle NaN and infinity, because the clock must show something.
    let whole = seconds.isFinite ? Int(max(-1e9, min(1e9, seconds))) : 0
    let (minutes, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 60)
    return "\(whole < 0 ? "-" : "")\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A duration with language-independent symbols: "40 s", "12 min", "10 h 0 min".
  public func span(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(max(0, min(1e9, seconds.rounded()))) : 0
    if whole < 60 { return "\(whole) s" }
    return whole < 3600 ? "\(whole / 60) min" : "\(whole / 3600) h \(whole / 60 % 60) min"
  }

  /// The minute if it is known or follows from the elapsed time.
  func numericMinute(_ moment: Moment, rules: RuleSet) -> String? {
    guard case .during(let period) = moment.phase, period.kind != .shootOut else { return nil }
    let minute = moment.minute ?? moment.elapsed.map { rules.minute(of: period, elapsed: $0) }
    return minute.map(self.minute)
  }

  /// The time of an action for the log.
  func when(_ action: Action, in match: Match, rules: RuleSet) -> String {
    minute(action.moment, rules: rules, isOver: match.endsIn(action.moment.phase))
  }
}

extension Ledger {
  /// The end of the match, if it was abandoned.
  fileprivate var abandonment: MatchEnd? {
    state.isAbandoned ? match.actions.last { $0.kind == .matchEnd } as? MatchEnd : nil
  }
}

extension Match {
  /// True if the match ended in this phase.
  func endsIn(_ phase: Phase) -> Bool {
    guard case .after(let last) = phase else { return false }
    var isOver = false
    for action in actions.reversed() {
      if case .periodStart(let start) = action.specific { return isOver && start.period <= last }
      if action.kind == .matchEnd { isOver = true }
    }
    return isOver
  }
}
