import LibXML
import MatchModel

/// `<nota>`: about the player with the number. Without a number, the note is about the team or the match, depending on
/// `ambit`.
struct NoteElement: ActionElement {
  static let list: StaticString = "notes"
  static let name: StaticString = "nota"
  let note: Note

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    Note(
      at: parts.moment, on: subject(node, parts.side, by: &reader), text: node.attributeOrChild("anotacio"),
      confirmed: parts.laws)
  }

  private static func subject(
    _ node: FlatElement, _ side: Side, by reader: inout DocumentReader
  ) -> Note.Subject {
    switch node["ambit"] {
    case "partit": .match
    case "equip": .team(side)
    case "jugador": .player(side, reader.somebody(node, "dorsalJugador", side))
    // A team's note has no shirt number.
    default: reader.person(node, "dorsalJugador", side).map { .player(side, $0) } ?? .team(side)
    }
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    let subject = note.participants.first
    document.number("dorsalJugador", subject?.person, subject?.side ?? .home)
    document.xml.attribute("anotacio", note.text)
    if document.isCurrent {
      document.xml.optional("minut", note.moment.minute?.minute)
      document.xml.attribute("ambit", scope)
      if let person = subject?.person { document.official(person) }
      document.common(note, order)
    }
    document.xml.raw(">")
    document.xml.element("dorsalJugador", subject.map { document.shirtNumber($0.person, $0.side) } ?? "")
    document.xml.element("anotacio", note.text)
    document.xml.raw("</nota>\n")
  }

  private var scope: String {
    switch note.subject {
    case .player: "jugador"
    case .team: "equip"
    case .match: "partit"
    }
  }
}
