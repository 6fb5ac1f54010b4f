import LibXML
import MatchModel

/// `<llancament>`: a kick of the shoot-out, in `tanda`.
struct KickElement {
  let kick: ShootOutKick

  static func read(_ node: FlatElement, by reader: inout DocumentReader) -> Entry? {
    guard node.name == "llancament", let side = Side(code: node["equip"] ?? "") else { return nil }
    let code = node["resultat"] ?? ""
    if code.isEmpty {
      let codes = Outcome.ofKicks.map(\.rawValue)
      reader.problem(node.line, .badValue(element: node.name, name: "resultat", found: code, expected: .code(codes)))
    }
    var moment = reader.moment(node)
    // A kick belongs to the shoot-out even if its attributes do not say so.
    if node["part"] == nil { moment = Moment(.during(.shootOut), minute: moment.minute, wallClock: moment.wallClock) }
    let kick = ShootOutKick(
      at: moment, team: side, taker: reader.somebody(node, "dorsal", side, line: node.line),
      outcome: Outcome(rawValue: code), confirmed: reader.laws(node))
    return Entry(action: kick, line: node.line, order: reader.order(node))
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    var unidentified = UnidentifiedList()
    document.xml.raw("    <llancament")
    document.xml.attribute("equip", kick.team.code)
    document.number("dorsal", kick.taker, kick.team, &unidentified)
    document.xml.attribute("resultat", kick.outcome.rawValue)
    document.xml.optional("minut", kick.moment.minute?.minute)
    document.common(kick, order, unidentified)
    document.xml.raw("/>\n")
  }
}

extension DocumentWriter {
  mutating func shootOut() {
    guard !sections.kicks.isEmpty else { return }
    xml.raw("  <tanda>\n")
    for (index, kick) in sections.kicks { kick.write(index + 1, to: &self) }
    xml.raw("  </tanda>\n")
  }
}
