import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// The answer to the question whether a substitution was made in the interval before the running period.
struct IntervalAnswer {
  let period: Period
  let side: Side?
  let isMeant: Bool
  /// Time of the line that it was about, in seconds since 1970.
  let time: Double
}

/// Substitutions made in an interval and recorded after the next period has begun.
extension Session {
  /// Seconds after the whistle in which a substitution was probably made before it.
  private static let justBegun: Double = 120
  /// Seconds in which the answer applies to further substitutions of the team.
  private static let sameStoppage: Double = 60

  /// Places a substitution in the interval before the running period, if that has just begun and the user confirms it.
  /// The answer applies to further substitutions of the team within a minute, until the next `undo`. Throws `givenUp`
  /// if the user drops the substitution.
  func halfTimePlacement(of clause: Clause) throws(Refusal) -> Placement? {
    guard let dialogue, clause.kind == .substitution, let period = ledger.state.period,
      let elapsed = timekeeper.elapsed, elapsed < Self.justBegun,
      let begun = ledger.match.actions.lastIndex(where: { $0 is PeriodStart }), begun > 0,
      case .after(let last) = ledger.state(before: begun).phase,
      ledger.match.actions[begun...].dropFirst().allSatisfy({ [.substitution, .note].contains($0.kind) })
    else { return nil }
    let side = clause.who?.side ?? ledger.match.ours
    let known = intervalAnswer.flatMap { answer in
      answer.period == period && answer.side == side && abs(now - answer.time) < Self.sameStoppage ? answer : nil
    }
    if known == nil {
      let reply = reply(dialogue, .atInterval(after: last))
      if case .dropped = reply { throw Refusal(.givenUp, column: clause.column) }
      let isMeant = if case .yes = reply { true } else { false }
      intervalAnswer = IntervalAnswer(period: period, side: side, isMeant: isMeant, time: now)
    }
    return intervalAnswer?.isMeant == true ? placement(after: last, before: begun) : nil
  }

  /// Places a substitution explicitly made at half-time after half-time is over: `half-time 9>14`.
  /// - Returns: nil during half-time.
  func placementAtHalfTime() -> Placement? {
    guard let end = lastHalfTime, ledger.state.phase != .after(end.period) else { return nil }
    let begun = ledger.match.actions[end.index...].firstIndex { $0 is PeriodStart } ?? ledger.match.actions.count
    return placement(after: end.period, before: begun)
  }

  /// True if a line mentions half-time before its whistle has been recorded.
  var awaitsHalfTime: Bool { lastHalfTime == nil && ledger.state.period != nil }

  private var lastHalfTime: (index: Int, period: Period)? {
    let actions = ledger.match.actions
    let index = actions.lastIndex { ($0 as? PeriodEnd).map { isMeant($0.period, by: .interval) } ?? false }
    return index.flatMap { index in (actions[index] as? PeriodEnd).map { (index, $0.period) } }
  }

  private func placement(after period: Period, before index: Int) -> Placement {
    let minute = MatchMinute(ledger.rules.lastMinute(of: period))
    return Placement(moment: Moment(.after(period), minute: minute), index: index)
  }
}
