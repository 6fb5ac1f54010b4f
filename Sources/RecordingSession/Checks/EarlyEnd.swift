import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A period that ends well before its length or, at a minute that was typed, before the clock gets there; or an
  /// undecided shoot-out. A line that ends with ` !` answers yes in advance.
  static let earlyEnd = Check("earlyEnd", at: .early, for: [.prompt, .confirmed]) { proposal, situation in
    guard !proposal.isEarly, let period = situation.state.period,
      let doubt = situation.earlyEnd(of: period, proposal)
    else { return nil }
    let agreed = proposal.with(\.isEarly, true)
    return proposal.line.isConfirmed ? .amend(agreed) : .ask(Inquiry(doubt: doubt, yes: agreed, no: .drop))
  }

  /// Seconds before the full length at which ending a period needs confirmation.
  static let early: Double = 120
}

extension Situation {
  /// Why it is too early to end the period; nil if it is not.
  fileprivate func earlyEnd(of period: Period, _ proposal: Proposal) -> Doubt? {
    let line = proposal.line
    if line.time != nil { return endAhead(proposal) }
    if period.kind == .shootOut {
      guard let shootOut = state.shootOut, shootOut.winner == nil else { return nil }
      return .endsUndecided(shootOut.score)
    }
    let (announced, length) = (state.start?.announced, rules.seconds(of: period))
    // With announced added time, the end is early until that is almost over, and always before the period's full
    // length.
    let earliest = announced.map { max(length, length + Double($0 * 60) - Check.early) } ?? length - Check.early
    guard let played = secondsPlayed(period, line), played < earliest else { return nil }
    return endsEarly(
      clock: rules.reading(of: period, elapsed: played),
      full: MatchMinute(rules.lastMinute(of: period), added: announced ?? 0))
  }

  /// The end at a minute that the clock has not reached.
  private func endAhead(_ proposal: Proposal) -> Doubt? {
    let timed = proposal.with(\.position, position(proposal.line.time))
    guard case .ask(let inquiry)? = Check.aheadOfClock.find(timed, self),
      case .ahead(let minute, let clock) = inquiry.doubt
    else { return nil }
    return endsEarly(clock: clock, full: minute)
  }

  /// - Parameter clock: the time that the clock shows.
  private func endsEarly(clock: Double, full: MatchMinute) -> Doubt {
    rules.countsDown ? .endsWithTimeLeft(clock) : .endsEarly(clock: clock, full: full)
  }

  /// Seconds that the period has lasted at the time of the line; nil if unknown.
  func secondsPlayed(_ period: Period, _ line: ClauseLine) -> Double? {
    switch line.time {
    case .minute(let minute, _)? where rules.has(minute, in: period): return rules.elapsed(at: minute, in: period) + 60
    case .exact(let seconds, let number)?:
      let elapsed = rules.elapsed(in: period, reading: seconds)
      return elapsed > 0 && number ?? period.number == period.number ? elapsed : nil
    case nil:
      // Minutes typed ahead of the clock count as played.
      return timekeeper.elapsed.map { timekeeper.minuteAhead.map { rules.elapsed(at: $0, in: period) } ?? $0 }
    default: return nil
    }
  }
}
