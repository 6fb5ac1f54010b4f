import CommandSupport
import Phrases

extension ManualPage {
  /// The program: its commands, and what they share.
  static let program = ManualPage(
    name: Program.name, section: 1, purpose: { $0(Phrase("manual.purpose")) },
    body: { book, page in
      page.section(book(Phrase("manual.synopsis")))
      page.synopsis(Program.name, book.placeholders(in: "COMMAND ..."))
      page.section(book(Phrase("manual.description")))
      page.paragraph(book(Phrase("help.program", ["name": Program.name])))
      page.blocks(book.lines("manual.start.text"))
      page.section(book(Phrase("manual.commands")))
      for command in SubcommandTable.all {
        let usage = [command.name.rawValue] + command.operands.map { book.placeholders(in: $0.usage(in: book)) }
        page.item(usage.joined(separator: " "), book(Phrase(command.summary)))
      }
      page.section(book(Phrase("manual.options")))
      page.options(Option.global, book)
      page.section(book(Phrase("manual.exit")))
      page.blocks(book.lines("manual.exit.text"))
      page.section(book(Phrase("manual.environment")))
      page.blocks(book.lines("manual.environment.text"))
      page.section(book(Phrase("manual.files")))
      page.paragraph(book(Phrase("help.guide", ["file": Program.guide(book.language)])))
    })
}

extension Roff {
  mutating func options(_ options: [Option], _ book: Phrasebook) {
    for option in options {
      item((option.short.map { "-\($0), " } ?? "") + option.usage(in: book), book(Phrase(option.help)))
    }
  }
}
