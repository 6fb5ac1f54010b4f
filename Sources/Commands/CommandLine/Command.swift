import Phrases

/// A subcommand: what it is called, what it takes, what its help says, and what it does. Each is a file of its own in
/// `Commands`, and a line of `CommandTable`.
package struct Command: Sendable {
  /// What it is called in the documentation, and in the keys of its texts. It has names in each language besides: see
  /// ``names(in:)``.
  package let name: String
  /// What it is about, in order.
  let operands: [Operand]
  let options: [Option]
  /// Key of the line that tells what it does.
  let summary: String
  /// Key of the text of its help.
  let helpText: String
  /// The formats that it reads, by name; each has a phrase `exchange.format.NAME`.
  let formats: [String]
  /// What it does.
  /// - Returns: whether all was well: the exit status is 0, or else 1.
  /// - Throws: `Failure`, which ends it.
  let run: @Sendable (Arguments, Console) throws(Failure) -> Bool

  init(
    _ name: String, operands: [Operand] = [], options: [Option] = [], summary: String, help: String,
    formats: [String] = [],
    run: @escaping @Sendable (Arguments, Console) throws(Failure) -> Bool
  ) {
    self.name = name
    self.operands = operands
    self.options = options
    self.summary = summary
    self.helpText = help
    self.formats = formats
    self.run = run
  }

  /// Its own options and those of every command.
  var allOptions: [Option] { options + [.language, .help] }

  /// What it reads, format by format.
  func formats(in book: Phrasebook) -> [(name: String, meaning: String)] {
    formats.map { (name: $0, meaning: book(Phrase("exchange.format.\($0)"))) }
  }

  /// What it may be called in a language, the usual one first; each is understood whatever the language.
  package func names(in book: Phrasebook) -> [String] { book.words("words.program.\(name)") }

  /// What it is called in a language where it is told of.
  package func name(in book: Phrasebook) -> String { names(in: book).first ?? name }
}

/// The exit status, the same for every command.
enum ExitStatus {
  static let done: Int32 = 0
  /// The input is wrong.
  static let wrongInput: Int32 = 1
  static let wrongUsage: Int32 = 2
  /// Nothing is wrong with what was asked, and nothing is lost: the same may work later.
  static let notNow: Int32 = 3
}
