import Phrases
import Recorder

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
    page.paragraph("\(name) \\- " + Roff.escaped(book(Phrase("manual.purpose"))))
    page.section(title("synopsis"))
    page.paragraph("\\fB\(name)\\fR \\fI\(book(Phrase("manual.command")))\\fR [\\fI...\\fR]")
    page.section(title("description"))
    page.paragraph(Roff.escaped(book(Phrase("help.program", ["name": name]))))
    page.section(title("commands"))
    for command in CommandTable.all { add(command, to: &page) }
    page.section(title("prompt"))
    for line in book.lines("manual.prompt") { page.paragraph(Roff.escaped(line)) }
    addPrompt(to: &page)
    page.section(title("exit"))
    for line in book.lines("manual.exit.text") { page.paragraph(Roff.escaped(line)) }
    page.section(title("environment"))
    for line in book.lines("manual.environment.text") { page.paragraph(Roff.escaped(line)) }
    return page.text
  }

  private func title(_ key: String) -> String { book(Phrase("manual.\(key)")).uppercased() }

  private func add(_ command: Command, to page: inout Roff) {
    page.subsection(
      ([command.name] + command.operands.map { book.placeholders(in: $0.usage) }).joined(separator: " "))
    page.paragraph(Roff.escaped(book(Phrase(command.summary))))
    for line in book.lines(command.helpText) { page.line(Roff.escaped(line)) }
    for option in command.allOptions {
      let short = option.short.map { "-\($0), " } ?? ""
      let value = option.value.map { " " + book.placeholders(in: $0) } ?? ""
      page.item(short + option.flag + value, Roff.escaped(book(Phrase(option.help))))
    }
  }

  private func addPrompt(to page: inout Roff) {
    for topic in HelpTopic.allCases {
      page.subsection(book(Phrase(topic.titleKey)))
      if topic == .clauses {
        for spec in ClauseSpec.all { page.item(spec.example, Roff.escaped(book(Phrase(spec.helpKey)))) }
      }
      if topic == .modifiers { for line in book.lines("topic.modifiers.letters") { page.line(Roff.escaped(line)) } }
      for spec in CommandSpec.all where spec.topic == topic {
        page.item(spec.usage, Roff.escaped(book(Phrase(spec.helpKey))))
      }
      if book.has("topic.\(topic.rawValue).text") {
        for line in book.lines("topic.\(topic.rawValue).text") { page.line(Roff.escaped(line)) }
      }
    }
  }
}

/// The requests of man(7), as far as the page needs them.
struct Roff {
  private(set) var text = ""

  mutating func request(_ name: String, _ arguments: [String]) {
    let quoted = arguments.map { "\"" + Self.escaped($0).replacing("\"", with: "\\(dq") + "\"" }
    text += "." + ([name] + quoted).joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) { request("SH", [title]) }
  mutating func subsection(_ title: String) { request("SS", [title]) }
  mutating func paragraph(_ line: String) { text += ".PP\n" + line + "\n" }

  /// A line of its own, not filled with its neighbours.
  mutating func line(_ line: String) { text += ".br\n" + line + "\n" }

  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB" + Self.escaped(term) + "\\fR\n" + meaning + "\n"
  }

  /// Backslashes, hyphens that are typed, and what would be a request at the start of a line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += "\n.br\n"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
