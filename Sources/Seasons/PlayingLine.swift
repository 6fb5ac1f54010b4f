import Phrases

/// A player's line on the field, derived from the text of the position.
public enum PlayingLine: Int, CaseIterable, Hashable, Sendable {
  case goalkeeper, defence, midfield, attack

  /// Recognises GK, DF, MF, FW and the words of clubs in three languages. Nil for an empty text. Unknown positions
  /// count as midfield, as on the page.
  public init?(_ position: String) {
    let text = folded(position)
    guard let first = text.first else { return nil }
    let start = text.prefix(3)
    self =
      switch true {
      case first == "g" || text.hasPrefix("po") || text.hasPrefix("ar"): .goalkeeper
      case first == "f" || Self.attackers.contains(start): .attack
      case first == "d" && !text.hasPrefix("dm") || first == "l" || Self.defenders.contains(start)
        || text.hasPrefix("central"):
        .defence
      default: .midfield
      }
  }

  private static let attackers: Set<Substring> = [
    "del", "dav", "ext", "pun", "str", "st", "att", "ata", "win",
  ]
  private static let defenders: Set<Substring> = ["cb", "rb", "bac", "car"]
}
