import MatchModel
import MatchRules
import Phrases

/// Substitutions made in an interval and told when the period has just begun.
extension Session {
  /// Seconds after the whistle in which a substitution was most likely made before it.
  private static let justBegun: Double = 120

  /// The place of a substitution in the interval before the running period, which has only just begun, if a person says
  /// that it was made there: asked once a period, and the same for all of it as long as nothing else has happened.
  func halfTimePlacement(of clause: Clause) -> Placement? {
    guard let dialogue, clause.kind == .substitution, undoneMoment == nil, let period = ledger.state.period,
      let elapsed = timekeeper.elapsed, elapsed < Self.justBegun,
      let begun = ledger.match.actions.lastIndex(where: { $0 is PeriodStart }), begun > 0,
      case .after(let last) = ledger.state(before: begun).phase,
      ledger.match.actions[begun...].dropFirst().allSatisfy({ [.substitution, .note].contains($0.kind) })
    else { return nil }
    if askedInterval?.period != period {
      let interval = words.interval(after: last, rules: ledger.rules)
      askedInterval = (period, agrees(dialogue, book(Phrase("ask.at-interval", ["interval": interval]))))
    }
    guard askedInterval?.isMeant == true else { return nil }
    let minute = MatchMinute(ledger.rules.lastMinute(of: last))
    return Placement(moment: Moment(.after(last), minute: minute), index: begun)
  }
}
