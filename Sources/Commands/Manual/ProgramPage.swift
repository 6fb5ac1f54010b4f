import CommandSupport
import Phrases

extension ManualPage {
  static let program = ManualPage(
    name: Program.name, section: 1, purpose: { $0(Phrase("manual.purpose")) },
    body: { book, page in
      page.section("manual.synopsis")
      page.synopsis(Program.name, book.placeholders(in: "COMMAND ..."))
      page.section("manual.description")
      page.paragraph(book(Phrase("help.program", ["name": Program.name])))
      page.blocks(book.lines("manual.start.text"))
      page.section("manual.commands")
      for command in SubcommandTable.all {
        let usage = [command.name.rawValue] + command.operands.map { book.placeholders(in: $0.usage(in: book)) }
        page.item(usage.joined(separator: " "), book(Phrase(command.summary)))
      }
      page.section("manual.options")
      page.options(Option.global)
      page.section("manual.exit", text: "manual.exit.text")
      page.section("manual.environment", text: "manual.environment.text")
      page.section("manual.files")
      page.paragraph(book(Phrase("help.guide", ["file": Program.guide(book.language)])))
    })
}

extension Roff {
  mutating func options(_ options: [Option]) {
    for option in options {
      item((option.short.map { "-\($0), " } ?? "") + option.usage(in: book), book(Phrase(option.help)))
    }
  }
}
