import Phrases

/// A subcommand: its name, arguments, help and action. Each has a file and a ``CommandName``.
package struct Command: Sendable {
  package let name: CommandName
  package let operands: [Operand]
  package let options: [Option]
  /// The formats that the command reads. Each has a phrase `exchange.format.NAME`.
  package let formats: [String]
  /// Runs the command.
  /// - Returns: true for exit status 0, false for 1.
  /// - Throws: `Failure`, which ends the command.
  package let run: @Sendable (Arguments, Console) throws(Failure) -> Bool

  package init(
    _ name: CommandName, operands: [Operand] = [], options: [Option] = [], formats: [String] = [],
    run: @escaping @Sendable (Arguments, Console) throws(Failure) -> Bool
  ) {
    self.name = name
    self.operands = operands
    self.options = options
    self.formats = formats
    self.run = run
  }

  /// Key of the one-line description.
  package var summary: String { "program.\(name)" }

  /// Key of the help text.
  package var helpText: String { "program.\(name).help" }

  package var allOptions: [Option] { options + [.language, .help] }

  package func formats(in book: Phrasebook) -> [(name: String, meaning: String)] {
    formats.map { (name: $0, meaning: book(Phrase("exchange.format.\($0)"))) }
  }
}

package enum ExitStatus {
  package static let done: Int32 = 0
  package static let wrongInput: Int32 = 1
  package static let wrongUsage: Int32 = 2
  /// A temporary failure: nothing is lost, and the same command may succeed later.
  static let notNow: Int32 = 3
}
