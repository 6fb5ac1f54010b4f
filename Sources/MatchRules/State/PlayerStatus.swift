/// The status of a squad player at a moment of the match.
public enum PlayerStatus: String, Sendable, CaseIterable {
  case onField
  /// A named substitute, or a starter who has not arrived.
  case bench
  case substituted
  case sentOff
  /// Left without being replaced; may return (docs/LAWS.md, A3b).
  case left
  /// Left out to equalise numbers for the shoot-out (docs/LAWS.md, H5).
  case leftOut
  /// Temporarily dismissed and not back yet (docs/LAWS.md, C8).
  case away
}
