import Phrases
import TextLayout

/// Help, made from what the commands declare, in lines that a terminal has room for.
struct HelpPage {
  private let book: Phrasebook
  private let columns: Int

  init(_ book: Phrasebook, columns: Int) {
    self.book = book
    self.columns = columns
  }

  init(console: Console) { self.init(console.book, columns: console.columns) }

  /// What the program is and what its commands are.
  func overview() -> String {
    let rows = CommandTable.all.map { (left: $0.name(in: book), right: book(Phrase($0.summary))) }
    return """
      \(text(Phrase("help.program", ["name": Program.name])))

      \(usage(of: nil))

      \(book(Phrase("help.commands")))
      \(table(rows))

      \(book(Phrase("help.options")))
      \(table(Option.global.map(row)))

      \(text(Phrase("help.more", ["command": Program.line(.help, [book.placeholders(in: "COMMAND")], book)])))
      """
  }

  /// The page of one command.
  func page(of command: Command) -> String {
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

  /// What the command reads, where it reads several formats; empty else.
  private func formats(of command: Command) -> String {
    let rows = command.formats(in: book).map { (left: $0.name, right: $0.meaning) }
    return rows.isEmpty ? "" : "\n\(book(Phrase("help.formats")))\n\(table(rows))\n"
  }

  /// The line that an error of usage is followed by.
  func usage(of command: Command?) -> String {
    let words = command.map {
      [Program.name, $0.name(in: book), "[OPTION]..."] + $0.operands.map { $0.usage(in: book) }
    }
    let line = words?.joined(separator: " ") ?? "\(Program.name) COMMAND ..."
    return book(Phrase("help.usage", ["usage": book.placeholders(in: line)])).wrapped(to: columns, indent: 2)
      .joined(separator: "\n")
  }

  /// The same where it is the command that nobody knows: all there are.
  func commands() -> String {
    let names = CommandTable.all.map { $0.name(in: book) }.joined(separator: ", ")
    return text(Phrase("help.there-are", ["names": names]))
  }

  /// What it may be called besides, here and in the other languages.
  private func otherNames(of command: Command) -> String {
    let shown = command.name(in: book)
    let books = [book] + Phrasebook.everyLanguage.filter { $0.language != book.language }
    return books.words("words.program.\(command.name)").filter { $0 != shown }.joined(separator: ", ")
  }

  private func row(_ option: Option) -> (left: String, right: String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (
      short + option.flag + (option.value.map { " " + book.placeholders(in: $0) } ?? ""), book(Phrase(option.help))
    )
  }

  /// A text of paragraphs, a line each, and of rows of tables, which are set in.
  private func text(_ phrase: Phrase) -> String {
    book(phrase).split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).fitted(to: columns) }.joined(separator: "\n")
  }

  /// What is typed, in lines if it must be: words to choose from are parted behind a bar.
  private func words(_ typed: String) -> String {
    typed.replacing("|", with: "| ").wrapped(to: columns - 2, indent: 6).map { $0.replacing("| ", with: "|") }
      .joined(separator: "\n  ")
  }

  /// Two columns. What is too wide for the left one has its meaning below it; so has everything on a narrow terminal.
  private func table(_ rows: [(left: String, right: String)]) -> String {
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
