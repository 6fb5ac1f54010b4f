import MatchModel
import MatchRules
import PromptLanguage

/// `9 gol anul·lat`: annuls the goal of 9 that was just recorded; otherwise records an annulled one.
extension Session {
  /// Minutes in which a goal may be under review.
  private static let review = 5

  /// Annuls the last goal if the clause can only mean that one: of the same player, valid, and recent.
  /// - Returns: the answer; nil if the clause is about another goal.
  func annulled(_ clause: Clause, at placement: Placement, _ line: ClauseLine) throws(Refusal) -> [Fact]? {
    let match = ledger.match
    guard clause.kind == .goal, clause.isAnnulled, case .number(let number) = clause.who?.name,
      let side = clause.who?.side ?? match.ours, let player = match[side].player(numbered: number),
      let index = match.actions[..<placement.index].lastIndex(where: { $0 is Goal }),
      let goal = match.actions[index] as? Goal, !goal.isAnnulled, !goal.isOwn, goal.team == side,
      goal.shot.shooter == .player(player), isUnderReview(goal.moment, at: placement.moment)
    else { return nil }
    var changed = match
    changed.actions[index] = goal.annulled(true)
    let origin = match.actions.indices.map(Optional.some)
    let (new, effects) = try propose(
      changed, origin: origin, confirmed: line.isConfirmed, column: clause.column, asksAboutScore: false)
    ledger = new
    return [entry(index)] + told(effects)
  }

  /// True if a goal at that moment may still be under review.
  func isUnderReview(_ moment: Moment, at now: Moment) -> Bool {
    guard moment.phase == now.phase, let minute = moment.minute, let current = now.minute else { return false }
    return current.minute + current.added - minute.minute - minute.added <= Self.review
  }
}
