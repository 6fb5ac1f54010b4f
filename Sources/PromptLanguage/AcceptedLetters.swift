/// What could stand where a letter stands that means nothing there.
public enum AcceptedLetters: Equatable, Sendable {
  /// The clauses of a player.
  case clauses([ClauseKind])
  /// How a goal or a chance was made.
  case attempt(hasOutcome: Bool, hasAssist: Bool)
  case foul
  /// Who comes on.
  case partner
  /// What the game declares.
  case own(String)
}
