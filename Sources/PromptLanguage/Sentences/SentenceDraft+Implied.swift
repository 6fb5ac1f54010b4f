import MatchModel

// Actions that the words imply.

extension SentenceDraft {
  /// The action, if the words imply it without naming it: `penal fallat`, `14 for 10`.
  func implied(_ roles: SentenceRoles) -> ClauseKind? {
    if clause.outcome != nil, clause.bodyPart != nil || clause.origin.map(isKick) == true { return .chance }
    if clause.outcome == .saved, hasKeeper || roles.people.count == 2 { return .chance }
    if isPenaltyFoul(roles) { return .foul }
    // Only the player who shoots can hit the post or miss.
    if clause.outcome == .woodwork || clause.outcome == .offTarget && !mayLeave, roles.people.count == 1 {
      return .chance
    }
    if clause.namedPeriod != nil { return clause.namedPeriod == .interval ? .end : .start }
    if clause.foulCode != nil { return .foul }
    if clause.isSecondYellow { return .yellow }
    if isLeaving(roles) { return .substitution }
    return roles.isReplacement ? .substitution : nil
  }

  /// True for origins that are a shot themselves. The rules declare such kicks: futsal's second penalty.
  private func isKick(_ origin: Origin) -> Bool {
    origin == .penalty || origin == .freeKick || !Modifiers.origins.contains { $0.code == origin }
  }

  /// `penalti del v5 al 8`, `penal per mans de v4`: the foul that led to the kick. A goalkeeper faces the kick and was
  /// not the one fouled.
  private func isPenaltyFoul(_ roles: SentenceRoles) -> Bool {
    guard clause.origin == .penalty, clause.outcome == nil, clause.bodyPart == nil, !hidesSave else { return false }
    if clause.isHandball { return true }
    guard roles.marksVictim, let victim = roles.foul?.other else { return false }
    return !isGoalkeeper(victim)
  }
}
