import LibXML
import MatchModel

/// Contradictions between merged records: `<desacord>`.
extension DocumentWriter {
  mutating func disagreements() {
    guard !match.disagreements.isEmpty else { return }
    xml.raw("  <desacords>\n")
    for disagreement in match.disagreements {
      xml.raw("    <desacord")
      xml.attribute("camp", disagreement.field)
      xml.optional("tipus", disagreement.kind)
      xml.optional("equip", disagreement.side?.code)
      if let moment = disagreement.moment {
        xml.attribute("part", moment.phase.code)
        xml.flag("interval", moment.phase.isInterval)
        xml.optional("minut", moment.minute?.minute)
        xml.optional("afegit", moment.minute.flatMap(\.writtenAdded))
      }
      xml.optional("dorsal", disagreement.subject)
      xml.attribute("pres", disagreement.taken)
      xml.attribute("altre", disagreement.other)
      xml.raw("/>\n")
    }
    xml.raw("  </desacords>\n")
  }
}

extension DocumentReader {
  mutating func readDisagreements() -> [Disagreement] {
    root.children(in: "desacords").map { node in
      let moment = phase(node, "part", interval: "interval").map { Moment($0, minute: minute(node)) }
      return Disagreement(
        field: node["camp"] ?? "", kind: node["tipus"] ?? "", side: node["equip"].flatMap { Side(code: $0) },
        moment: moment, subject: node["dorsal"] ?? "", taken: node["pres"] ?? "", other: node["altre"] ?? "")
    }
  }
}
