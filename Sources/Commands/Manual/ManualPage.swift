import CommandSupport
import Phrases

/// A manual page such as futbolstats-record(1).
struct ManualPage: Sendable {
  let name: String
  /// 1 for commands, 5 for files.
  let section: Int
  /// The description in the NAME section.
  let purpose: @Sendable (Phrasebook) -> String
  /// The sections between NAME and SEE ALSO.
  let body: @Sendable (Phrasebook, inout Roff) -> Void

  static let all: [ManualPage] = [.program] + SubcommandTable.all.map(ManualPage.of) + [.matchFile, .ruleSets]

  /// Name of its file: `futbolstats-record.1`.
  var file: String { "\(name).\(section)" }

  /// The source of the page in the man(7) macros.
  func text(_ book: Phrasebook) -> String {
    var page = Roff(book)
    page.title(
      name.uppercased(), section, Today.date(), "\(Program.name) \(Program.version)", book(Phrase("manual.title")))
    page.section("manual.name")
    page.paragraph("\(name) - " + purpose(book))
    body(book, &page)
    page.section("manual.see-also")
    page.references(Self.all.filter { $0.file != file }.map { ($0.name, $0.section) })
    return page.text
  }
}
