/// A clause of every game that a game may do without, by what `without` calls it.
public enum AbsentClause: String, CaseIterable, Sendable {
  case goal = "gol"
  case chance, offside, corner, goalkeeper
  case ownGoal = "own-goal"
  /// Time added for stoppages.
  case added
  /// Football's cards, and what two of them come to.
  case yellow = "groga"
  case red = "vermella"
  case secondYellow = "segonagroga"
  /// The kind of foul.
  case handball = "ma"
}

extension RuleSet {
  /// Whether a team has a goalkeeper.
  public var hasGoalkeeper: Bool { !without.contains(.goalkeeper) }
}
