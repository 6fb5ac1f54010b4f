import LibXML
import MatchModel

/// `<jugada>`: an attempt that was not a goal.
struct ChanceElement: ActionElement {
  static let list: StaticString = "jugades"
  static let name: StaticString = "jugada"
  let chance: Chance

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    Chance(
      at: parts.moment, team: parts.side, shot: reader.shot(node, parts.side),
      outcome: Outcome(node["resultat"] ?? ""), confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.shotAttributes(chance, hidesShooter: false)
    if document.isCurrent {
      document.xml.optional("resultat", chance.outcome?.rawValue)
      document.xml.optional("zona", chance.shot.zone?.rawValue)
      document.scoreAttributes(chance)
      document.common(chance, order)
    }
    document.shotChildren(chance)
    document.xml.raw("</jugada>\n")
  }
}
