import Bounds
import LibXML
import MatchModel

/// `<targeta>`. The 2011 format has no colour.
struct CardElement: ActionElement {
  static let list: StaticString = "targetes"
  static let name: StaticString = "targeta"
  let card: Card

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    Card(
      at: parts.moment, team: parts.side, person: reader.somebody(node, "dorsal", parts.side),
      color: CardColor(node["color"] ?? ""), reason: CardReason(node.attributeOrChild("motiu")),
      isFromBench: node["banqueta"] == "si", duration: reader.number(node, "durada", 1...Bounds.dismissal),
      confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(card)
    document.number("dorsal", card.person, card.team)
    document.xml.attribute("motiu", card.reason?.rawValue ?? "")
    if document.isCurrent {
      document.xml.optional("color", card.color?.rawValue)
      document.official(card.person)
      document.xml.flag("banqueta", card.isFromBench)
      document.xml.optional("durada", card.duration)
      document.common(card, order)
    }
    document.xml.raw(">")
    document.minuteElement(card)
    document.xml.element("dorsal", document.shirtNumber(card.person, card.team))
    document.xml.element("motiu", (card.reason?.rawValue ?? "").trimmed)
    document.xml.raw("</targeta>\n")
  }
}
