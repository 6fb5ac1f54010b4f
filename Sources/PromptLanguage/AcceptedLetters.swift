/// The letters and words that would be valid.
public enum AcceptedLetters: Equatable, Sendable {
  /// The clauses that a player can be the subject of.
  case clauses([ClauseKind])
  /// The details of a goal or a chance.
  case attempt(hasOutcome: Bool, hasAssist: Bool)
  case foul
  /// The player who comes on.
  case partner
  /// The details of a declared action.
  case own(String)
}
