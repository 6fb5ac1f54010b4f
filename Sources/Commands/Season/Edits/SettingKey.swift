import Phrases
import Seasons

/// What `set` can set. The rules of tables and bans are called in every language what the season's file calls them; what is
/// said of a season or a competition itself has names in each.
enum SettingKey {
  /// What is no rule, by its name in the documentation; `words.setting.NAME` has its names in each language.
  private static let own = ["name", "us", "competition", "rules", "alias"]

  /// Of a season, and of one of its competitions.
  static func all(ofCompetition: Bool) -> [String] {
    own.filter { ofCompetition ? ["rules", "alias"].contains($0) : $0 != "alias" } + SeasonFile.Setting.names
  }

  /// The name in the documentation of what somebody calls so in any language; the word itself where nothing is.
  static func named(_ word: String) -> String {
    own.first { key in
      Phrasebook.everyLanguage.words("words.setting.\(key)").contains { folded($0) == folded(word) }
    } ?? word
  }

  /// "win-points: points for a win".
  static func explained(_ key: String, _ book: Phrasebook) -> String { "\(key): \(book(Phrase("setting.\(key)")))" }

  /// What was probably meant by a word: the nearest name, and what is explained with such a word.
  static func near(_ word: String, in keys: [String], _ book: Phrasebook) -> [String] {
    let typed = folded(word)
    let nearest = nearest(to: word, in: keys)
    let told = keys.filter { key in
      typed.count > 3
        && folded(book(Phrase("setting.\(key)"))).split { !$0.isLetter }.contains { $0.hasPrefix(typed) }
    }
    return (nearest.map { [$0] } ?? []) + told.filter { $0 != nearest }.prefix(4)
  }
}
