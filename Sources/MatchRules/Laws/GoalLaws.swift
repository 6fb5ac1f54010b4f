import MatchModel

/// RULES section D: goals and chances.
extension Law {
  /// D1: scorer and assistant are on the field at that moment, and they are two.
  static let attemptsAreByPlayersOnField = Law("D1", "Law 10, Law 3", [.goal, .chance]) { action, state, match in
    guard let attempt = action as? Attempt else { return [] }
    let parts = attempt.participants
    if let assistant = parts.first(where: { $0.role == .assistant }), assistant.person == attempt.shot.shooter {
      return [(.refuse, .samePerson(assistant))]
    }
    return parts.flatMap { state.eligibility(of: $0, in: match) }
  }

  /// D2: nobody assists an own goal.
  static let ownGoalHasNoAssist = Law("D2", "", .goal, Goal.self) { goal, _, _ in
    goal.isOwn && goal.shot.assistant != nil ? [(.refuse, .assistToOwnGoal)] : []
  }

  /// D3: straight from one's own free kick, corner or throw-in there is no own goal; it is a corner to the opponents.
  static let noOwnGoalFromOwnRestart = Law("D3", "Laws 13, 15, 17", .goal, Goal.self) { goal, _, _ in
    guard goal.isOwn, let origin = goal.shot.origin, [.freeKick, .corner, .throwIn].contains(origin) else { return [] }
    return [(.warn, .ownGoalFromRestart(origin))]
  }

  /// D4: a throw-in is no direct goal, so somebody passed.
  static let noDirectGoalFromThrowIn = Law("D4", "Law 15", .goal, Goal.self) { goal, _, _ in
    guard !goal.isOwn, goal.shot.origin == .throwIn, goal.shot.assistant == nil else { return [] }
    return [(.warn, .directFromThrowIn)]
  }

  /// D5: penalties have no assist by convention; they may have been passed. A free kick with an assist is the ordinary
  /// set piece: whether it was direct is known only where nobody passed.
  static let noAssistToPenalty = Law("D5", "", [.goal, .chance]) { action, _, _ in
    guard let shot = (action as? Attempt)?.shot, shot.assistant != nil, shot.origin == .penalty else { return [] }
    return [(.warn, .assistToPenalty)]
  }
}
