import CommandSupport
import Phrases

extension HelpPage {
  func overview() -> String {
    let rows = SubcommandTable.all.map { (left: $0.name.shown(in: book), right: book(Phrase($0.summary))) }
    return """
      \(text(Phrase("help.program", ["name": Program.name])))

      \(usage(of: nil))

      \(book(Phrase("help.commands")))
      \(table(rows))

      \(book(Phrase("help.options")))
      \(table(Option.global.map(row)))

      \(text(Phrase("help.guide", ["file": Program.guide(book.language)])))

      \(text(Phrase("help.more", ["command": Program.line(.help, [book.placeholders(in: "COMMAND")], book)])))
      """
  }
}
