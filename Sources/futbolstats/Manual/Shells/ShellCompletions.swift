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

extension Option {
  /// As it is typed: `--output`, and `-o` if it has a letter.
  var typed: [String] { [flag] + (short.map { ["-\($0)"] } ?? []) }
}
