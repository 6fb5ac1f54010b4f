import MatchModel

/// Laws about goals and chances (docs/LAWS.md, section D).
extension Law {
  /// D1: scorer and assistant are two different players on the field.
  static let attemptsAreByPlayersOnField = Law("D1", "Law 10, Law 3", [.goal, .chance]) { action, state, match in
    guard let attempt = action as? Attempt else { return [] }
    let parts = attempt.participants
    if let assistant = parts.first(where: { $0.role == .assistant }), assistant.person == attempt.shot.shooter {
      return [(.refuse, .samePerson(assistant))]
    }
    return parts.flatMap { state.eligibility(of: $0, in: match) }
  }

  static let ownGoalHasNoAssist = Law("D2", "", .goal, Goal.self) { goal, _, _ in
    goal.isOwn && goal.shot.assistant != nil ? [(.refuse, .assistToOwnGoal)] : []
  }

  /// D3: a team's own free kick, corner or throw-in cannot go directly into its own goal; the result is a corner.
  static let noOwnGoalFromOwnRestart = Law("D3", "Laws 13, 15, 17", .goal, Goal.self) { goal, _, _ in
    guard goal.isOwn, let origin = goal.shot.origin, [.freeKick, .corner, .throwIn].contains(origin) else { return [] }
    return [(.warn, .ownGoalFromRestart(origin))]
  }

  /// D4: a throw-in cannot be scored directly, so there must be an assist.
  static let noDirectGoalFromThrowIn = Law("D4", "Law 15", .goal, Goal.self) { goal, _, _ in
    guard !goal.isOwn, goal.shot.origin == .throwIn, goal.shot.assistant == nil else { return [] }
    return [(.warn, .directFromThrowIn)]
  }

  /// D5: penalties have no assist by convention, although they may have been passed. Free kicks may have one, because
  /// only the absence of a pass makes them direct.
  static let noAssistToPenalty = Law("D5", "", [.goal, .chance]) { action, _, _ in
    guard let shot = (action as? Attempt)?.shot, shot.assistant != nil, shot.origin == .penalty else { return [] }
    return [(.warn, .assistToPenalty)]
  }
}
