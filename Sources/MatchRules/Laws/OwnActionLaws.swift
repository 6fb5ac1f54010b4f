import MatchModel

/// RULES section J: the actions that a game declares for itself.
extension Law {
  /// J1: it is one that the rules declare, with an outcome that they give it; so is a way of scoring, with its points.
  static let ownActionsAreDeclared = Law("J1", "", [.own, .goal, .chance]) { action, state, _ in
    if let score = (action as? Attempt)?.shot.score, state.rules.score(score.code)?.score != score {
      return [(.refuse, .notDeclared(ActionCode(rawValue: score.code.rawValue)))]
    }
    guard let own = action as? OwnAction else { return [] }
    guard let declared = state.rules.action(own.code) else { return [(.refuse, .notDeclared(own.code))] }
    guard let outcome = own.outcome, !declared.outcomes.contains(where: { $0.code == outcome }) else { return [] }
    return [(.refuse, .notDeclared(ActionCode(rawValue: "\(own.code.rawValue).\(outcome.rawValue)")))]
  }

  /// J2: who did it is on the field, and so is the opponent.
  static let ownActionsAreByPlayersOnField = Law("J2", "Law 3", [.own]) { action, state, match in
    action.participants.flatMap { state.eligibility(of: $0, in: match) }
  }
}
