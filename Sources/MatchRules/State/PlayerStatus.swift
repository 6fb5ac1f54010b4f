/// What a listed player is at a moment of the match, as people ask it: who is on, who may come on, who may not any
/// more.
public enum PlayerStatus: String, Sendable, CaseIterable {
  case onField
  /// A named substitute, or a starter who has not come.
  case bench
  case substituted
  case sentOff
  /// Left and not replaced; may return (RULES A3b).
  case left
  /// Left out to make numbers equal in the shoot-out (RULES H5).
  case leftOut
  /// Sent from the field for a time, and not back yet (RULES C8).
  case away
}
