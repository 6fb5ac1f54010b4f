import MatchModel

/// Laws about actions that a game declares (docs/LAWS.md, section J).
extension Law {
  /// J1: the rules declare the action with this outcome, or the way of scoring with these points. A game without corners
  /// has no shots from one either.
  static let ownActionsAreDeclared = Law("J1", "", [.own, .goal, .chance, .corner]) { action, state, _ in
    let isFromCorner = (action as? Attempt)?.shot.origin == .corner
    if state.rules.without.contains(.corner), action.kind == .corner || isFromCorner {
      return [(.refuse, .notDeclared(ActionCode(rawValue: Origin.corner.rawValue)))]
    }
    if let score = (action as? Attempt)?.shot.score, state.rules.score(score.code)?.score != score {
      return [(.refuse, .notDeclared(ActionCode(rawValue: score.code.rawValue)))]
    }
    guard let own = action as? OwnAction else { return [] }
    guard let declared = state.rules.action(own.code) else { return [(.refuse, .notDeclared(own.code))] }
    guard let outcome = own.outcome, !declared.outcomes.contains(where: { $0.code == outcome }) else { return [] }
    return [(.refuse, .notDeclared(ActionCode(rawValue: "\(own.code.rawValue).\(outcome.rawValue)")))]
  }

  static let ownActionsAreByPlayersOnField = Law("J2", "Law 3", [.own], participantsAreEligible)
}
