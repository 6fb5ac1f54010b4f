/// A player's line on the field, derived from the text of the position.
public enum PlayingLine: CaseIterable, Hashable, Sendable {
  case goalkeeper, defence, midfield, attack
  /// Basketball: point and shooting guards; small and power forwards; centres.
  case guards, forwards, centres

  /// Nil for a blank text. Unknown positions count as midfield, as on the page, except in basketball, which has no
  /// midfield.
  public init?(_ position: String, in game: PositionGame) {
    guard position.contains(where: { !$0.isWhitespace }) else { return nil }
    switch (game, PlayingPosition(position, in: game)?.depth) {
    case (.basketball, 1): self = .guards
    case (.basketball, 3): self = .forwards
    case (.basketball, 6): self = .centres
    case (.basketball, _): return nil
    case (_, 0): self = .goalkeeper
    case (_, 1): self = .defence
    case (_, 5), (_, 6): self = .attack
    default: self = .midfield
    }
  }
}
