import Phrases

/// The subcommands in the order of the help. A new one needs a file in `Commands`, a line here, and its names in the
/// catalogues.
package enum CommandTable {
  package static let all: [Command] = [
    .new,
    .next,
    .record,
    .show,
    .validate,
    .report,
    .serve,
    .season,
    .merge,
    .import,
    .export,
    .rules,
    .manual,
    .help,
  ]

  /// The only language in which the command has the name that was typed. Nil for the documented names, and for names
  /// shared by several languages, such as `informe`.
  static func language(of words: [String]) -> Language? {
    guard let word = words.first(where: { !$0.hasPrefix("-") }), !all.contains(where: { $0.name == word }) else {
      return nil
    }
    let typed = folded(word)
    let books = Phrasebook.everyLanguage.filter { book in
      all.contains { $0.names(in: book).contains { folded($0) == typed } }
    }
    return books.count == 1 ? books[0].language : nil
  }

  /// Finds a command by its name in any language. The user's language is tried first, so that other catalogues need not
  /// be loaded.
  static func named(_ word: String, _ book: Phrasebook) throws(UsageProblem) -> Command {
    if let command = all.first(where: { $0.name == word }) { return command }
    let typed = folded(word)
    let books = [book] + Phrasebook.everyLanguage.filter { $0.language != book.language }
    for book in books {
      if let command = all.first(where: { $0.names(in: book).contains { folded($0) == typed } }) { return command }
    }
    throw .unknownCommand(word, known: books.flatMap { book in all.flatMap { $0.names(in: book) } })
  }
}
