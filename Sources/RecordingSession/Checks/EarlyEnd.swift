import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A period that ends well before its length, or an undecided shoot-out.
  static let earlyEnd = Check("earlyEnd", at: .early) { proposal, situation in
    guard !proposal.isEarly, proposal.line.time == nil, let period = situation.state.period else { return nil }
    let agreed = proposal.with(\.isEarly, true)
    if period.kind == .shootOut {
      guard let shootOut = situation.state.shootOut, shootOut.winner == nil else { return nil }
      return .ask(Inquiry(doubt: .endsUndecided(shootOut.score), yes: agreed, no: .drop))
    }
    let rules = situation.rules
    let announced = situation.state.start?.announced
    let length = Double(rules.length(of: period) * 60)
    // With announced added time, the end is early until that is almost over, and always before the period's full
    // length.
    let earliest = announced.map { max(length, length + Double($0 * 60) - early) } ?? length - early
    guard let played = situation.secondsPlayed(period, proposal.line), played < earliest else { return nil }
    let before = Double(rules.minutes(before: period) * 60)
    let full = MatchMinute(rules.lastMinute(of: period), added: announced ?? 0)
    return .ask(Inquiry(doubt: .endsEarly(clock: before + played, full: full), yes: agreed, no: .drop))
  }

  /// Seconds before the full length at which ending a period needs confirmation.
  static let early: Double = 120
}

extension Situation {
  /// Seconds that the period has lasted at the time of the line; nil if unknown.
  func secondsPlayed(_ period: Period, _ line: ClauseLine) -> Double? {
    switch line.time {
    case .minute(let minute)? where rules.has(minute, in: period): return rules.elapsed(at: minute, in: period) + 60
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
