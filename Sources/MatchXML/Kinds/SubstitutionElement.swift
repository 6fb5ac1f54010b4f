import Bounds
import LibXML
import MatchModel

struct SubstitutionElement: ActionElement {
  static let list: StaticString = "canvis"
  static let name: StaticString = "canvi"
  let change: Substitution

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    let on = reader.somebody(node, "dorsalentra", parts.side)
    let off = reader.somebody(node, "dorsalsurt", parts.side)
    return Substitution(
      at: parts.moment, team: parts.side, off: off, on: on, isConcussion: node["commocio"] == "si",
      stoppage: reader.number(node, "aturada", 1...Bounds.stoppage), confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(change)
    document.number("dorsalentra", change.on, change.team)
    document.number("dorsalsurt", change.off, change.team)
    if document.isCurrent {
      document.xml.optional("aturada", change.stoppage)
      document.xml.flag("commocio", change.isConcussion)
      document.common(change, order)
    }
    document.xml.raw(">")
    document.minuteElement(change)
    document.xml.element("dorsalentra", document.shirtNumber(change.on, change.team))
    document.xml.element("dorsalsurt", document.shirtNumber(change.off, change.team))
    document.xml.raw("</canvi>\n")
  }
}
