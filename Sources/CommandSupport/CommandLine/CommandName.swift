import Phrases

/// The subcommands by name, in the order of the help. The raw value is the name in the documentation and in the keys of
/// the command's texts.
package enum CommandName: String, CaseIterable, Sendable {
  case new
  case next
  case record
  case show
  case validate
  case report
  case serve
  case season
  case merge
  case `import`
  case export
  case rules
  case manual
  case help

  /// Its names in a language, the usual one first. Every name is understood in every language.
  package func names(in book: Phrasebook) -> [String] { book.words("words.program.\(rawValue)") }

  package func shown(in book: Phrasebook) -> String { names(in: book).first ?? rawValue }

  private static func named(_ word: String, in book: Phrasebook) -> CommandName? {
    let typed = folded(word)
    return allCases.first { $0.names(in: book).contains { folded($0) == typed } }
  }

  /// The only language in which a command has the name that was typed. Nil for the documented names, and for names
  /// shared by several languages, such as `informe`.
  package static func language(of words: [String]) -> Language? {
    guard let word = words.first(where: { !$0.hasPrefix("-") }), Self(rawValue: word) == nil else { return nil }
    let books = Phrasebook.everyLanguage.filter { named(word, in: $0) != nil }
    return books.count == 1 ? books[0].language : nil
  }

  /// Finds a command by its name in any language. The user's language is tried first, so that other catalogues need not
  /// be loaded.
  package static func typed(_ word: String, _ book: Phrasebook) throws(UsageProblem) -> CommandName {
    if let name = Self(rawValue: word) { return name }
    let books = [book] + Phrasebook.everyLanguage.filter { $0.language != book.language }
    for book in books {
      if let name = named(word, in: book) { return name }
    }
    throw .unknownCommand(word, known: books.flatMap { book in allCases.flatMap { $0.names(in: book) } })
  }
}
