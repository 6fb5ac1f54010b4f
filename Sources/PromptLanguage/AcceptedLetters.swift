/// What is allowed in place of an invalid letter.
public enum AcceptedLetters: Equatable, Sendable {
  /// The clauses of a player.
  case clauses([ClauseKind])
  /// The details of a goal or a chance.
  case attempt(hasOutcome: Bool, hasAssist: Bool)
  case foul
  /// The player who comes on.
  case partner
  /// What a declared action allows.
  case own(String)
}
