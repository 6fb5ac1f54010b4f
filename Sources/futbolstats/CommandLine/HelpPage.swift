import Phrases
import TextLayout

/// Help, made from what the commands declare.
struct HelpPage {
  private let book: Phrasebook

  init(_ book: Phrasebook) { self.book = book }

  /// What the program is and what its commands are.
  func overview() -> String {
    let commands = CommandTable.all.map { (left: $0.name, right: book(Phrase($0.summary))) }
    let options = Option.global.map(row)
    return """
      \(book(Phrase("help.program", ["name": Program.name])))

      \(usage(of: nil))

      \(book(Phrase("help.commands")))
      \(table(commands))

      \(book(Phrase("help.options")))
      \(table(options))

      \(book(Phrase("help.more", ["name": Program.name])))
      """
  }

  /// The page of one command.
  func page(of command: Command) -> String {
    """
    \(usage(of: command))

    \(book(Phrase(command.summary)))

    \(book(Phrase(command.helpText)))

    \(book(Phrase("help.options")))
    \(table(command.allOptions.map(row)))
    """
  }

  /// The line that an error of usage is followed by.
  func usage(of command: Command?) -> String {
    let words = command.map { [Program.name, $0.name, "[OPTION]..."] + $0.operands.map(\.usage) }
    let line = words?.joined(separator: " ") ?? "\(Program.name) COMMAND ..."
    return book(Phrase("help.usage", ["usage": book.placeholders(in: line)]))
  }

  private func row(_ option: Option) -> (left: String, right: String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (
      short + option.flag + (option.value.map { " " + book.placeholders(in: $0) } ?? ""), book(Phrase(option.help))
    )
  }

  private func table(_ rows: [(left: String, right: String)]) -> String {
    let width = (rows.map(\.left.displayWidth).filter { $0 <= 30 }.max() ?? 0) + 2
    return rows.map { row in
      let lines = row.right.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isWide = row.left.displayWidth > width - 2
      let indent = "\n" + "".padded(to: width + 2)
      return "  " + (isWide ? row.left + indent : row.left.padded(to: width)) + lines.joined(separator: indent)
    }
    .joined(separator: "\n")
  }
}
