import Phrases

/// Completion scripts for shells, made from what the commands declare.
enum ShellCompletions: String, CaseIterable {
  case bash, zsh, fish

  func script(_ book: Phrasebook) -> String {
    switch self {
    case .bash: BashCompletion().script()
    case .zsh: ZshCompletion(book: book).script()
    case .fish: FishCompletion(book: book).script()
    }
  }

  /// Every option that takes a value, of any command, as it is typed: `--output`, `-o`.
  static var valued: [String] {
    var seen: Set<String> = []
    return (Option.global + CommandTable.all.flatMap(\.allOptions)).filter { $0.value != nil }.flatMap(\.typed)
      .filter { seen.insert($0).inserted }
  }

  /// The first line of a text, in single quotes; an apostrophe is the typographer's, which no shell minds.
  static func quoted(_ text: String) -> String { "'" + plain(text) + "'" }

  /// The same without the quotes.
  static func plain(_ text: String) -> String { String(text.prefix { $0 != "\n" }).replacing("'", with: "’") }
}

extension Command {
  /// All that it may be called, in any language, once each.
  var everyName: [String] {
    var names = Phrasebook.everyLanguage.words("words.program.\(name)")
    if !names.contains(name) { names.insert(name, at: 0) }
    return names
  }
}

extension ShellCompletions {
  /// The pattern of a shell that the languages' names begin a locale with, and their books; English is for all others.
  static var localised: [(pattern: String, book: Phrasebook)] {
    Phrasebook.everyLanguage.filter { $0.language != .en }.map { ("\($0.language.code)*", $0) }
  }

  /// What the commands are called where somebody has that language.
  static func names(_ book: Phrasebook) -> String {
    CommandTable.all.map { $0.name(in: book) }.joined(separator: " ")
  }

  static let english = Phrasebook(.en)
}

extension Option {
  /// As it is typed: `--output`, and `-o` if it has a letter.
  var typed: [String] { [flag] + (short.map { ["-\($0)"] } ?? []) }
}
