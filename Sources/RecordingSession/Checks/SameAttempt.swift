import MatchModel

extension Check {
  /// A goal or penalty of a player within a minute of another one, probably a duplicate. A penalty that was missed may be
  /// taken again; one that was scored is not.
  static let sameAttempt = Check("sameAttempt", at: .judged) { proposal, situation in
    guard let place = proposal.position, let attempt = proposal.actions.first as? Attempt, attempt.isWorthAsking,
      let same = situation.ofTheLastMinute(attempt.moment, before: place.index).first(where: {
        attempt.isProbably(situation.match.actions[$0])
      })
    else { return nil }
    return .ask(situation.repeatedClause(of: same, proposal))
  }
}

extension Attempt {
  /// True if a known player cannot plausibly do it twice in a minute.
  fileprivate var isWorthAsking: Bool {
    if case .unidentified = shot.shooter { return false }
    // In games with many scores it is plausible; see `ClauseForm.isOnce`.
    if shot.score != nil { return false }
    if let goal = self as? Goal { return !goal.isAnnulled }
    return shot.origin == .penalty
  }

  /// True if the other action may be the same, even if its details differ.
  fileprivate func isProbably(_ other: Action) -> Bool {
    guard let other = other as? Attempt, other.isWorthAsking, team == other.team, shooterSide == other.shooterSide,
      kind == other.kind || self is Chance && other.shot.origin == .penalty
    else { return false }
    return shot.shooter == other.shot.shooter
  }
}
