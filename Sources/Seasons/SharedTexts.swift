import Standings

/// Name and position of an appearance, which are the same in most matches of a player. It also holds rare values, so
/// that other appearances need no space for them.
final class AppearanceTexts: Hashable, Sendable {
  struct Values: Hashable {
    var name: String
    var position: String
    var licence: String
    /// Times on the field after the first.
    var laterSpells: [Range<Int>] = []
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static func == (one: AppearanceTexts, other: AppearanceTexts) -> Bool { one === other || one.values == other.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// Shares equal texts between the sheets of a season.
public struct SharedTexts {
  private var appearances: Set<AppearanceTexts> = []
  private var texts: Set<String> = []

  public init() {}

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
