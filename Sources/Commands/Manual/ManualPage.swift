import Phrases

/// A page of the manual, such as futbolstats-record(1).
struct ManualPage: Sendable {
  let name: String
  /// 1 for commands, 5 for files.
  let section: Int
  /// What stands beside the name in lists of pages.
  let purpose: @Sendable (Phrasebook) -> String
  /// What the page says between its name and the pages to see.
  let body: @Sendable (Phrasebook, inout Roff) -> Void

  /// What its file is called: `futbolstats-record.1`.
  var file: String { "\(name).\(section)" }

  /// The page in the language of man(7).
  func text(_ book: Phrasebook) -> String {
    var page = Roff()
    page.title(
      name.uppercased(), section, ManualDate.day(), "\(Program.name) \(Program.version)", book(Phrase("manual.title")))
    page.section(book(Phrase("manual.name")))
    page.paragraph("\(name) - " + purpose(book))
    body(book, &page)
    page.section(book(Phrase("manual.see-also")))
    page.references(ManualPages.all.filter { $0.file != file }.map { ($0.name, $0.section) })
    return page.text
  }
}
