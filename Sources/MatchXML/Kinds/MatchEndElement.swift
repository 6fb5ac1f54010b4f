import LibXML
import MatchModel

/// The end of the match: attributes of `<partit>`, which also give the state of an unfinished match.
extension DocumentReader {
  /// Nil if the match has not ended. Its phase defaults to the last one.
  mutating func readMatchEnd() -> Entry? {
    guard let status = root["estat"], status == "acabat" || status == "abandonat" else { return nil }
    let last = root.children(in: "periodes").last.flatMap { period($0) } ?? .regular(2)
    let moment = Moment(
      phase(root, "partfi", interval: "intervalfi") ?? .after(last),
      minute: minute(root, "minutfi", added: "afegitfi"),
      elapsed: seconds(root, "segonsfi"), wallClock: seconds(root, "horafi"))
    let end = MatchEnd(
      at: moment, isAbandoned: status == "abandonat", reason: root["motiu"] ?? "",
      confirmed: laws(root, "avisfi"))
    return Entry(action: end, line: root.line, order: order(root, "ordrefi"))
  }
}

extension DocumentWriter {
  /// Writes the state (pending, running, finished or abandoned) and, for the last two, the time of the end.
  mutating func status() {
    guard let (index, end) = sections.matchEnd else {
      let hasStarted = sections.periods.contains { $0.start != nil }
      return xml.attribute("estat", hasStarted ? "enjoc" : "pendent")
    }
    xml.attribute("estat", end.isAbandoned ? "abandonat" : "acabat")
    xml.optional("motiu", end.reason)
    xml.attribute("ordrefi", index + 1)
    xml.attribute("partfi", end.moment.phase.code)
    xml.flag("intervalfi", end.moment.phase.isInterval)
    xml.optional("minutfi", end.moment.minute?.minute)
    xml.optional("afegitfi", end.moment.minute.flatMap(\.writtenAdded))
    xml.optional("segonsfi", seconds: end.moment.elapsed)
    xml.optional("horafi", seconds: end.moment.wallClock)
    xml.optional("avisfi", end.avis)
  }
}
