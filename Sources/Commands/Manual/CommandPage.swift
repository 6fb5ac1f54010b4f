import CommandSupport
import Phrases

extension ManualPage {
  static func of(_ command: Command) -> ManualPage {
    ManualPage(
      name: "\(Program.name)-\(command.name)", section: 1,
      purpose: { $0.purpose(of: command) },
      body: { book, page in
        page.section("manual.synopsis")
        let usage = (["[OPTION]..."] + command.operands.map { $0.usage(in: book) }).joined(separator: " ")
        page.synopsis("\(Program.name) \(command.name)", book.placeholders(in: usage))
        page.section("manual.description")
        page.paragraph(book(Phrase(command.summary)))
        page.blocks(book.lines(command.helpText))
        if !command.formats.isEmpty {
          page.section("manual.formats")
          page.blocks(command.formats(in: book).map { "  \($0.name)  \($0.meaning)" })
        }
        page.section("manual.options")
        page.options(command.allOptions)
        if command.name == Command.record.name {
          page.section("manual.prompt")
          for line in book.lines("manual.prompt.text") { page.paragraph(line) }
          PromptPages(book: book).add(to: &page)
        }
        page.section("manual.exit", text: "manual.exit.text")
      })
  }
}

extension Phrasebook {
  /// A command's purpose in the form used by lists of pages: without a capital letter and a full stop.
  fileprivate func purpose(of command: Command) -> String {
    let sentence = self(Phrase(command.summary))
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
