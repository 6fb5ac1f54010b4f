import Phrases

/// The subcommands, in the order in which help lists them. A new one is a file in `Commands`, a line here, and its
/// names in the catalogues.
package enum CommandTable {
  package static let all: [Command] = [
    .new,
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

  /// The language in which alone the command has its name; nil for the names of the documentation, and for those of
  /// several languages: `informe`.
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

  /// The command of that name, in whatever language; that of the user comes first, so that others need not be read.
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
