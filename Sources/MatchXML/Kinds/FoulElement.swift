import LibXML
import MatchModel

/// `<falta>`, in the list of the team that committed it.
struct FoulElement: ActionElement {
  static let list: StaticString = "faltes"
  static let name: StaticString = "falta"
  let foul: Foul

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    Foul(
      at: parts.moment, team: parts.side, offender: reader.somebody(node, "dorsal", parts.side),
      victim: reader.person(node, "dorsalvictima", parts.side.other), code: FoulCode(node["tipus"] ?? ""),
      confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(foul)
    document.number("dorsal", foul.offender, foul.team)
    if document.isCurrent {
      if let victim = foul.victim { document.number("dorsalvictima", victim, foul.team.other) }
      document.xml.optional("tipus", foul.code?.rawValue)
      document.official(foul.offender)
      document.common(foul, order)
    }
    document.xml.raw(">")
    document.minuteElement(foul)
    document.xml.element("dorsal", document.shirtNumber(foul.offender, foul.team))
    document.xml.raw("</falta>\n")
  }
}
