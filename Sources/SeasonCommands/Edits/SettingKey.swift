import CommandSupport
import Phrases
import Seasons

/// The keys of `set`. Rules of tables and bans have the same name in every language, as in the season's file; the
/// properties of a season or a competition have translated names.
enum SettingKey {
  /// Properties that are not rules, by their documented names; `words.setting.NAME` has the names in each language.
  private static let own = ["name", "us", "competition", "rules", "alias"]

  static func all(ofCompetition: Bool) -> [String] {
    own.filter { ofCompetition ? ["rules", "alias"].contains($0) : $0 != "alias" } + SeasonFile.Setting.names
  }

  /// The documented name for a name in any language; the word itself if it is unknown.
  static func named(_ word: String) -> String {
    own.first { Phrasebook.accepts(word, as: "words.setting.\($0)") } ?? word
  }

  static func unknown(_ word: String, known: [String], _ book: Phrasebook) -> UsageProblem {
    let near = near(word, in: known, book)
    // "win-points: points for a win".
    let choices = (near.isEmpty ? known : near).map { "\($0): \(book(Phrase("setting.\($0)")))" }
    return .unknownSetting(word, choices: choices, areSimilar: !near.isEmpty)
  }

  /// Suggestions for an unknown key: the most similar name, and keys whose explanation contains the word.
  private static func near(_ word: String, in keys: [String], _ book: Phrasebook) -> [String] {
    let typed = folded(word)
    let nearest = nearest(to: word, in: keys)
    let described = keys.filter { key in
      typed.count > 3
        && folded(book(Phrase("setting.\(key)"))).split { !$0.isLetter }.contains { $0.hasPrefix(typed) }
    }
    return (nearest.map { [$0] } ?? []) + described.filter { $0 != nearest }.prefix(4)
  }
}
