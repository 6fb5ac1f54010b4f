/// A clause of every game that a game may do without, by what `without` calls it.
public enum AbsentClause: String, CaseIterable, Sendable {
  case offside, corner
  case ownGoal = "own-goal"
  /// Time added for stoppages.
  case added
}
