import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// `9 gol anul·lat`: annuls the goal of 9 that was just recorded, if it can only mean that one. Otherwise an annulled
  /// goal is recorded.
  static let goalDisallowed = Check("goalDisallowed", at: .complete, for: .all) { proposal, situation in
    let (clause, match) = (proposal.clause, situation.match)
    guard clause.kind == .goal, clause.isAnnulled, case .number(let number) = clause.who?.name,
      let side = clause.who?.side ?? match.ours, let player = match[side].player(numbered: number),
      let place = proposal.position,
      let (goal, index) = match.actions[..<place.index].last(Goal.self), !goal.isAnnulled, !goal.isOwn,
      goal.team == side, goal.shot.shooter == .player(player), goal.moment.isUnderReview(at: place.moment)
    else { return nil }
    let changed = match.replacing(index, by: goal.annulled(true))
    return .amend(proposal.with(\.change, .correction(changed, of: match.actions.id(at: index))))
  }
}

extension Moment {
  /// Minutes in which a goal may be under review.
  private static let review = 5

  func isUnderReview(at now: Moment) -> Bool {
    guard phase == now.phase, let minute, let current = now.minute else { return false }
    return current.minute + current.added - minute.minute - minute.added <= Self.review
  }
}
