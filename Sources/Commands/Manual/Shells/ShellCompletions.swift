import CommandSupport
import Phrases

/// Completion scripts for shells, made from the declarations of the commands.
enum ShellCompletions: String, CaseIterable {
  case bash, zsh, fish

  func script(_ book: Phrasebook) -> String {
    switch self {
    case .bash: BashCompletion().script()
    case .zsh: ZshCompletion(book: book).script()
    case .fish: FishCompletion(book: book).script()
    }
  }

  /// All options that take a value, as they are typed: `--output`, `-o`.
  static var valued: [String] {
    var seen: Set<String> = []
    return (Option.global + SubcommandTable.all.flatMap(\.allOptions)).filter { $0.value != nil }.flatMap(\.typed)
      .filter { seen.insert($0).inserted }
  }

  /// The first line of a text in single quotes. Apostrophes become typographic ones, which need no quoting.
  static func quoted(_ text: String) -> String { "'" + plain(text) + "'" }

  /// Like `quoted`, but without the quotes.
  static func plain(_ text: String) -> String { String(text.prefix { $0 != "\n" }).replacing("'", with: "’") }
}

extension Command {
  /// All names of the command in all languages, without duplicates.
  var everyName: [String] {
    var names = Phrasebook.everyLanguage.words("words.program.\(name)")
    if !names.contains(name.rawValue) { names.insert(name.rawValue, at: 0) }
    return names
  }
}

extension ShellCompletions {
  /// The shell pattern for the locales of each language, and its phrases; English serves all other locales.
  static var localised: [(pattern: String, book: Phrasebook)] {
    Phrasebook.everyLanguage.filter { $0.language != .en }.map { ("\($0.language.code)*", $0) }
  }

  /// The names of the commands in a language.
  static func names(_ book: Phrasebook) -> String {
    CommandName.allCases.map { $0.shown(in: book) }.joined(separator: " ")
  }

  static let english = Phrasebook(.en)
}
