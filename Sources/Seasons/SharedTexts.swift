import Standings

/// Name and position of an appearance, which are the same in most matches of a player. It also holds rare values, so
/// that other appearances need no space for them.
final class AppearanceTexts: Hashable, Sendable {
  let name: String
  let position: String
  let licence: String
  /// Times on the field after the first.
  let laterSpells: [Range<Int>]

  init(name: String, position: String, licence: String = "", laterSpells: [Range<Int>] = []) {
    self.name = name
    self.position = position
    self.licence = licence
    self.laterSpells = laterSpells
  }

  /// A copy with other values.
  func with(
    name: String? = nil, position: String? = nil, licence: String? = nil, laterSpells: [Range<Int>]? = nil
  ) -> AppearanceTexts {
    AppearanceTexts(
      name: name ?? self.name, position: position ?? self.position, licence: licence ?? self.licence,
      laterSpells: laterSpells ?? self.laterSpells)
  }

  static func == (one: AppearanceTexts, other: AppearanceTexts) -> Bool {
    one === other
      || (one.name == other.name && one.position == other.position && one.licence == other.licence
        && one.laterSpells == other.laterSpells)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(position)
  }
}

/// Shares equal texts between the sheets of a season.
public struct SharedTexts {
  private var appearances: Set<AppearanceTexts> = []
  private var texts: Set<String> = []

  public init() {}

  /// Replaces the texts of a sheet with shared ones.
  public mutating func share(_ sheet: inout MatchSheet) {
    for index in sheet.home.indices { sheet.home[index].share(&appearances) }
    for index in sheet.away.indices { sheet.away[index].share(&appearances) }
    for path in [\MatchResult.home, \.away, \.competition, \.group, \.stage, \.round] {
      // Short strings are stored inline anyway.
      guard sheet.result[keyPath: path].utf8.count > 15 else { continue }
      sheet.result[keyPath: path] = texts.insert(sheet.result[keyPath: path]).memberAfterInsert
    }
  }
}
