import Phrases

/// The manual page, made from the same tables as help, parsing and completion: commands, options, clauses, and
/// commands of the prompt.
struct ManualPage {
  let book: Phrasebook

  /// The page in the language of man(7).
  func text() -> String {
    let name = Program.name
    var page = Roff()
    page.request("TH", [name.uppercased(), "1", "", "\(name) \(Program.version)", book(Phrase("manual.title"))])
    page.section(title("name"))
    page.paragraph("\(name) - " + book(Phrase("manual.purpose")))
    page.section(title("synopsis"))
    page.synopsis(name, book(Phrase("manual.command")))
    page.section(title("description"))
    page.paragraph(book(Phrase("help.program", ["name": name])))
    page.section(title("commands"))
    for command in CommandTable.all { add(command, to: &page) }
    page.section(title("prompt"))
    for line in book.lines("manual.prompt.text") { page.paragraph(line) }
    PromptPages(book: book).add(to: &page)
    page.section(title("exit"))
    for line in book.lines("manual.exit.text") { page.paragraph(line) }
    page.section(title("environment"))
    for line in book.lines("manual.environment.text") { page.paragraph(line) }
    return page.text
  }

  private func title(_ key: String) -> String { book(Phrase("manual.\(key)")).uppercased() }

  private func add(_ command: Command, to page: inout Roff) {
    let usage = [command.name] + command.operands.map { book.placeholders(in: $0.usage) }
    page.subsection(usage.joined(separator: " "))
    page.paragraph(book(Phrase(command.summary)))
    for line in book.lines(command.helpText) { page.line(line) }
    for option in command.allOptions {
      let short = option.short.map { "-\($0), " } ?? ""
      let value = option.value.map { " " + book.placeholders(in: $0) } ?? ""
      page.item(short + option.flag + value, book(Phrase(option.help)))
    }
  }
}
