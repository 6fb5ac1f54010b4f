import Standings

/// The name and the position of an appearance: a player has the same ones in most matches of a season. And with them
/// what few have, so that the others need no room for it.
final class AppearanceTexts: Hashable, Sendable {
  let name: String
  let position: String
  /// The times on the field after the first one.
  let laterSpells: [Range<Int>]

  init(name: String, position: String, laterSpells: [Range<Int>] = []) {
    (self.name, self.position, self.laterSpells) = (name, position, laterSpells)
  }

  static func == (one: AppearanceTexts, other: AppearanceTexts) -> Bool {
    one === other
      || (one.name == other.name && one.position == other.position && one.laterSpells == other.laterSpells)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(position)
  }
}

/// The texts in the sheets of a season, each kept once.
public struct SharedTexts {
  private var appearances: Set<AppearanceTexts> = []
  private var texts: Set<String> = []

  /// No texts yet.
  public init() {}

  /// Has a sheet use the texts that others have.
  public mutating func share(_ sheet: inout MatchSheet) {
    for index in sheet.home.indices { sheet.home[index].share(&appearances) }
    for index in sheet.away.indices { sheet.away[index].share(&appearances) }
    for path in [\MatchResult.home, \.away, \.competition, \.group, \.round] {
      // Shorter ones stand where they are used.
      guard sheet.result[keyPath: path].utf8.count > 15 else { continue }
      sheet.result[keyPath: path] = texts.insert(sheet.result[keyPath: path]).memberAfterInsert
    }
  }
}
