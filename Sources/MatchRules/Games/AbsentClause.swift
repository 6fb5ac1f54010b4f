/// A standard clause that a game can disable with `without`.
public enum AbsentClause: String, CaseIterable, Sendable {
  case goal = "gol"
  case chance, offside, corner, goalkeeper
  case ownGoal = "own-goal"
  /// Stoppage time.
  case added
  /// Football's cards, and the sending-off after two cautions.
  case yellow = "groga"
  case red = "vermella"
  case secondYellow = "segonagroga"
  /// The handball foul.
  case handball = "ma"
}

extension RuleSet {
  public var hasGoalkeeper: Bool { !without.contains(.goalkeeper) }
}
