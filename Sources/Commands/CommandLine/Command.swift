import Phrases

/// A subcommand: its name, arguments, help and action. Each has a file in `Commands` and a line in `CommandTable`.
package struct Command: Sendable {
  /// Name in the documentation and in the keys of its texts. For its names in each language, see ``names(in:)``.
  package let name: String
  let operands: [Operand]
  let options: [Option]
  /// Key of the one-line description.
  let summary: String
  /// Key of the help text.
  let helpText: String
  /// The formats that it reads; each has a phrase `exchange.format.NAME`.
  let formats: [String]
  /// Runs the command.
  /// - Returns: true for exit status 0, false for 1.
  /// - Throws: `Failure`, which ends the command.
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

  /// The command's own options and the global ones.
  var allOptions: [Option] { options + [.language, .help] }

  /// The formats that it reads, with their descriptions.
  func formats(in book: Phrasebook) -> [(name: String, meaning: String)] {
    formats.map { (name: $0, meaning: book(Phrase("exchange.format.\($0)"))) }
  }

  /// Its names in a language, the usual one first. Every name is understood in every language.
  package func names(in book: Phrasebook) -> [String] { book.words("words.program.\(name)") }

  /// The name shown in a language.
  package func name(in book: Phrasebook) -> String { names(in: book).first ?? name }
}

/// The exit statuses of all commands.
enum ExitStatus {
  static let done: Int32 = 0
  static let wrongInput: Int32 = 1
  static let wrongUsage: Int32 = 2
  /// A temporary failure: nothing is lost, and the same command may succeed later.
  static let notNow: Int32 = 3
}
