import Phrases
import Text

/// Help pages, made from the declarations of the commands and wrapped to the terminal.
package struct HelpPage {
  package let book: Phrasebook
  private let columns: Int

  package init(console: Console) {
    book = console.book
    columns = console.columns
  }

  package func page(of command: Command) -> String {
    """
    \(usage(of: command))

    \(text(Phrase(command.summary)))

    \(text(Phrase(command.helpText)))
    \(formats(of: command))
    \(book(Phrase("help.options")))
    \(table(command.allOptions.map(row)))

    \(text(Phrase("help.also", ["names": otherNames(of: command)])))
    """
  }

  private func formats(of command: Command) -> String {
    let rows = command.formats(in: book).map { (left: $0.name, right: $0.meaning) }
    return rows.isEmpty ? "" : "\n\(book(Phrase("help.formats")))\n\(table(rows))\n"
  }

  /// The line printed after a usage error.
  package func usage(of command: Command?) -> String {
    let words = command.map {
      [Program.name, $0.name.shown(in: book), "[OPTION]..."] + $0.operands.map { $0.usage(in: book) }
    }
    let line = words?.joined(separator: " ") ?? "\(Program.name) COMMAND ..."
    return book(Phrase("help.usage", ["usage": book.placeholders(in: line)])).wrapped(to: columns, indent: 2)
      .joined(separator: "\n")
  }

  /// The line printed after an unknown command: all commands.
  func commands() -> String {
    let names = CommandName.allCases.map { $0.shown(in: book) }.joined(separator: ", ")
    return text(Phrase("help.there-are", ["names": names]))
  }

  private func otherNames(of command: Command) -> String {
    let shown = command.name.shown(in: book)
    let names = ([book] + Phrasebook.everyLanguage).words("words.program.\(command.name)")
    return names.filter { $0 != shown }.joined(separator: ", ")
  }

  package func row(_ option: Option) -> (left: String, right: String) {
    ((option.short.map { "-\($0), " } ?? "    ") + option.usage(in: book), book(Phrase(option.help)))
  }

  /// A help text: paragraphs of one line each, and indented rows of tables.
  package func text(_ phrase: Phrase) -> String {
    book(phrase).split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).fitted(to: columns) }.joined(separator: "\n")
  }

  /// A usage line, wrapped if necessary; alternatives may be separated after a bar.
  private func words(_ typed: String) -> String {
    typed.replacing("|", with: "| ").wrapped(to: columns - 2, indent: 6).map { $0.replacing("| ", with: "|") }
      .joined(separator: "\n  ")
  }

  /// Two columns. If the left cell is too wide or the terminal too narrow, the description goes on the next line.
  package func table(_ rows: [(left: String, right: String)]) -> String {
    let widest = rows.map(\.left.displayWidth).filter { $0 <= 30 }.max() ?? 0
    let width = widest + 32 <= columns ? widest + 2 : 4
    let indent = "\n" + "".padded(to: width + 2)
    return rows.map { row in
      let meaning = row.right.wrapped(to: columns - width - 2).joined(separator: indent)
      let isWide = row.left.displayWidth > width - 2
      return "  " + (isWide ? words(row.left) + indent : row.left.padded(to: width)) + meaning
    }
    .joined(separator: "\n")
  }
}
