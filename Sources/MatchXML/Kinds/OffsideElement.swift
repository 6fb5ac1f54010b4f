import LibXML
import MatchModel

/// `<foradejoc>`, which contains a full player element.
struct OffsideElement: ActionElement {
  static let list: StaticString = "foresdejoc"
  static let name: StaticString = "foradejoc"
  let offside: Offside

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    Offside(at: parts.moment, team: parts.side, player: player(node, parts.side, by: &reader), confirmed: parts.laws)
  }

  /// The attribute and the child with the full player have the same name.
  private static func player(_ node: FlatElement, _ side: Side, by reader: inout DocumentReader) -> Person {
    let child = node.child("jugador")
    let name = child?.child("nom")?.text.trimmed ?? ""
    if node["jugador"]?.trimmed.isEmpty != false, let child, !child.attributeOrChild("dorsal").isEmpty {
      return reader.somebody(child, "dorsal", side, name: name, line: node.line)
    }
    return reader.somebody(node.bare, "jugador", side, name: name)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(offside)
    document.number("jugador", offside.player, offside.team)
    document.common(offside, order)
    document.xml.raw(">")
    document.minuteElement(offside)
    document.xml.raw("<jugador>")
    document.xml.element("dorsal", document.shirtNumber(offside.player, offside.team))
    document.xml.element("nom", document.name(offside.player, offside.team))
    let player = offside.player.playerID.map { document.match[offside.team][$0] }
    document.xml.element("titular", player.map { $0.isStarter && $0.isListed ? "si" : "no" } ?? "")
    document.xml.raw("</jugador></foradejoc>\n")
  }
}
