import CommandSupport
import MatchModel
import Phrases
import Wording

extension ManualPage {
  static let matchFile = ManualPage(
    name: "\(Program.name)-match", section: 5, purpose: { $0(Phrase("manual.match.purpose")) },
    body: { book, page in
      page.section("manual.description", text: "manual.match.text")
      page.section("manual.match.elements", text: "manual.match.elements.text")
      page.section("manual.match.documented", text: "manual.match.documented.text")
      page.section("manual.match.added")
      for part in ["partit", "action", "kinds", "others"] {
        page.subsection(book(Phrase("manual.match.\(part).title")))
        page.blocks(book.lines("manual.match.\(part).text"))
      }
      page.section("manual.match.codes")
      page.paragraph(book(Phrase("manual.match.codes.text")))
      let words = Wording(book)
      page.codes("superficie", BodyPart.documented, words.bodyPart)
      page.codes("origen", Origin.documented, words.origin)
      page.codes("resultat", Outcome.ofKicks, words.outcome)
      page.codes("color", CardColor.documented, words.color)
      page.codes("motiu", CardReason.documented, words.cardReason)
      page.section("manual.files", text: "manual.match.files.text")
    })
}

extension Roff {
  fileprivate mutating func codes<Value: Code>(_ attribute: String, _ codes: [Value], _ name: (Value) -> String) {
    subsection(attribute)
    for code in codes { item(code.rawValue, name(code)) }
  }
}
