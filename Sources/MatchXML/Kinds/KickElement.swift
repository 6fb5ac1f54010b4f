import LibXML
import MatchModel

/// A kick of the shoot-out in `tanda`: `<llancament>`.
extension DocumentReader {
  mutating func readKick(_ node: FlatElement) -> Entry? {
    guard node.name == "llancament", let side = Side(code: node["equip"] ?? "") else { return nil }
    let code = node["resultat"] ?? ""
    if code.isEmpty {
      let codes = Outcome.ofKicks.map(\.rawValue)
      problem(node.line, .badValue(element: node.name, name: "resultat", found: code, expected: .code(codes)))
    }
    var moment = self.moment(node)
    // A kick belongs to the shoot-out even if its attributes do not say so.
    if node["part"] == nil { moment = Moment(.during(.shootOut), minute: moment.minute, wallClock: moment.wallClock) }
    let kick = ShootOutKick(
      at: moment, team: side, taker: somebody(node, "dorsal", side), outcome: Outcome(rawValue: code),
      confirmed: laws(node))
    return Entry(action: kick, line: node.line, order: order(node))
  }
}

extension DocumentWriter {
  mutating func shootOut() {
    guard !sections.kicks.isEmpty else { return }
    xml.raw("  <tanda>\n")
    for (index, kick) in sections.kicks {
      xml.raw("    <llancament")
      xml.attribute("equip", kick.team.code)
      number("dorsal", kick.taker, kick.team)
      xml.attribute("resultat", kick.outcome.rawValue)
      xml.optional("minut", kick.moment.minute?.minute)
      common(kick, index + 1)
      xml.raw("/>\n")
    }
    xml.raw("  </tanda>\n")
  }
}
