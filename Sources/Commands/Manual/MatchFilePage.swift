import CommandSupport
import MatchModel
import Phrases
import Wording

extension ManualPage {
  /// The format of match files: elements, attributes and codes.
  static let matchFile = ManualPage(
    name: "\(Program.name)-match", section: 5, purpose: { $0(Phrase("manual.match.purpose")) },
    body: { book, page in
      page.section(book(Phrase("manual.description")))
      page.blocks(book.lines("manual.match.text"))
      page.section(book(Phrase("manual.match.elements")))
      page.blocks(book.lines("manual.match.elements.text"))
      page.section(book(Phrase("manual.match.documented")))
      page.blocks(book.lines("manual.match.documented.text"))
      page.section(book(Phrase("manual.match.added")))
      for part in ["partit", "action", "kinds", "others"] {
        page.subsection(book(Phrase("manual.match.\(part).title")))
        page.blocks(book.lines("manual.match.\(part).text"))
      }
      page.section(book(Phrase("manual.match.codes")))
      page.paragraph(book(Phrase("manual.match.codes.text")))
      let words = Wording(book)
      page.codes("superficie", BodyPart.documented, words.bodyPart)
      page.codes("origen", Origin.documented, words.origin)
      page.codes("resultat", Outcome.ofKicks, words.outcome)
      page.codes("color", CardColor.documented, words.color)
      page.codes("motiu", CardReason.documented, words.cardReason)
      page.section(book(Phrase("manual.files")))
      page.blocks(book.lines("manual.match.files.text"))
    })
}

extension Roff {
  /// The codes of an attribute and their meanings.
  fileprivate mutating func codes<Value: Code>(_ attribute: String, _ codes: [Value], _ name: (Value) -> String) {
    subsection(attribute)
    for code in codes { item(code.rawValue, name(code)) }
  }
}
