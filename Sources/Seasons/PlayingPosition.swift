/// A player's position, parsed from the free text in a squad: `DF`, `lateral izquierdo`, `Left Center Midfield`.
///
/// The words are in the catalogues, under `words.position.`. `make phrases` writes the same table for the stylesheets,
/// `Stylesheets/positions.xsl`.
public struct PlayingPosition: Equatable, Sendable {
  /// From 0 for a goalkeeper to 6 for a forward.
  public let depth: Int
  /// From -2, the left touchline as the team attacks, to 2, the right one; 0 in the middle or if no side is named.
  public let lateral: Int

  /// Nil if the text contains no position in the table.
  public init?(_ text: String, in game: PositionGame) {
    guard let position = PositionTable.shared.position(text, in: game) else { return nil }
    self = position
  }

  init(depth: Int, lateral: Int) {
    self.depth = depth
    self.lateral = lateral
  }
}
