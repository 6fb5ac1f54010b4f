import LibXML
import MatchModel

/// `<corner>`. The 2011 format has no taker.
struct CornerElement: ActionElement {
  static let list: StaticString = "corners"
  static let name: StaticString = "corner"
  let corner: Corner

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    Corner(at: parts.moment, team: parts.side, taker: reader.person(node, "dorsal", parts.side), confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(corner)
    if document.isCurrent, let taker = corner.taker { document.number("dorsal", taker, corner.team) }
    document.common(corner, order)
    document.xml.raw(">")
    document.minuteElement(corner)
    document.xml.raw("</corner>\n")
  }
}
