/// A player's line on the field, derived from the text of the position.
public enum PlayingLine: Int, CaseIterable, Hashable, Sendable {
  case goalkeeper, defence, midfield, attack

  /// Nil for a blank text. Unknown positions count as midfield, as on the page.
  public init?(_ position: String, inFootball: Bool) {
    guard position.contains(where: { !$0.isWhitespace }) else { return nil }
    self =
      switch PlayingPosition(position, inFootball: inFootball)?.depth {
      case 0: .goalkeeper
      case 1: .defence
      case 5, 6: .attack
      default: .midfield
      }
  }
}
