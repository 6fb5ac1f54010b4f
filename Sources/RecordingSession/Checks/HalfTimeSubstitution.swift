import MatchModel
import MatchRules
import PromptLanguage

/// The answer to the question whether a substitution was made in the interval before the running period.
struct IntervalAnswer {
  let period: Period
  let side: Side?
  let isMeant: Bool
  /// Time of the line that it was about, in seconds since 1970.
  let time: Double
}

extension Check {
  /// A substitution at the beginning of a period, perhaps made in the interval before it. The answer applies to further
  /// substitutions of the team within a minute, until the next `undo`.
  static let halfTimeSubstitution = Check("halfTimeSubstitution", at: .moment) { proposal, situation in
    let (clause, actions) = (proposal.clause, situation.match.actions)
    guard clause.namedPeriod == nil, proposal.line.time == nil, clause.kind == .substitution,
      let period = situation.state.period, let elapsed = situation.timekeeper.elapsed, elapsed < justBegun,
      let begun = actions.lastIndex(where: { $0 is PeriodStart }), begun > 0,
      case .after(let last) = situation.ledger.state(before: begun).phase,
      actions[begun...].dropFirst().allSatisfy({ [.substitution, .note].contains($0.kind) })
    else { return nil }
    let earlier = proposal.with(\.position, situation.ledger.position(after: last, before: begun))
    let (side, now) = (clause.who?.side ?? situation.match.ours, situation.now)
    if let known = situation.memory.intervalAnswer, known.period == period, known.side == side,
      abs(now - known.time) < sameStoppage
    {
      return known.isMeant ? .amend(earlier) : nil
    }
    return .ask(
      Inquiry(doubt: .atInterval(after: last), yes: earlier, no: .recordAnyway, instead: { _ in nil }) {
        memory, reply in
        if case .dropped = reply { return }
        let isMeant = if case .yes = reply { true } else { false }
        memory.intervalAnswer = IntervalAnswer(period: period, side: side, isMeant: isMeant, time: now)
      })
  }

  /// Seconds after the whistle in which a substitution was probably made before it.
  private static let justBegun: Double = 120
  /// Seconds in which the answer applies to further substitutions of the team.
  private static let sameStoppage: Double = 60
}
