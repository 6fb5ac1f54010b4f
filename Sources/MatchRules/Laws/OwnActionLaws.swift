import MatchModel

/// RULES section J: the actions that a game declares for itself.
extension Law {
  /// J1: it is one that the rules declare, with an outcome that they give it.
  static let ownActionsAreDeclared = Law("J1", "", .own, OwnAction.self) { own, state, _ in
    guard let declared = state.rules.action(own.code) else { return [(.refuse, .notDeclared(own.code))] }
    guard let outcome = own.outcome, !declared.outcomes.contains(where: { $0.code == outcome }) else { return [] }
    return [(.refuse, .notDeclared(ActionCode(rawValue: "\(own.code.rawValue).\(outcome.rawValue)")))]
  }

  /// J2: who did it is on the field, and so is the opponent.
  static let ownActionsAreByPlayersOnField = Law("J2", "Law 3", [.own]) { action, state, match in
    action.participants.flatMap { state.eligibility(of: $0, in: match) }
  }
}
