import MatchRules

/// The games whose squads use the same words for different positions: `P` is a goalkeeper in football and a centre in
/// basketball.
public enum PositionGame: CaseIterable, Hashable, Sendable {
  case football, basketball
  /// Futsal, handball, hockey and rink hockey: football's words, except for the pivot and the wings.
  case other

  public init(_ laws: CitedLaws) {
    self =
      switch laws {
      case .football: .football
      case .basketball: .basketball
      case .futsal, .handball, .hockey, .rink, .none: .other
      }
  }
}
