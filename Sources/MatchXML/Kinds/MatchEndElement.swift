import LibXML
import MatchModel

/// The end of the match: attributes of `<partit>`, which also give the state of an unfinished match.
struct MatchEndElement {
  let end: MatchEnd

  /// Nil if the match has not ended. Its phase defaults to the last one.
  static func read(by reader: inout DocumentReader) -> Entry? {
    let root = reader.root
    guard let status = root["estat"], status == "acabat" || status == "abandonat" else { return nil }
    let last = root.children(in: "periodes").last.flatMap { reader.period($0) } ?? .regular(2)
    let moment = Moment(
      reader.phase(root, "partfi", interval: "intervalfi") ?? .after(last),
      minute: reader.minute(root, "minutfi", added: "afegitfi"),
      elapsed: reader.value(root, "segonsfi", .seconds, ValueParser.seconds),
      wallClock: reader.value(root, "horafi", .seconds, ValueParser.seconds))
    let end = MatchEnd(
      at: moment, isAbandoned: status == "abandonat", reason: root["motiu"] ?? "",
      confirmed: reader.laws(root, "avisfi"))
    return Entry(action: end, line: root.line, order: reader.order(root, "ordrefi"))
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.xml.attribute("estat", end.isAbandoned ? "abandonat" : "acabat")
    document.xml.optional("motiu", end.reason)
    document.xml.attribute("ordrefi", order)
    document.xml.attribute("partfi", end.moment.phase.code)
    document.xml.flag("intervalfi", end.moment.phase.isInterval)
    document.xml.optional("minutfi", end.moment.minute?.minute)
    document.xml.optional("afegitfi", end.moment.minute.flatMap(\.writtenAdded))
    document.xml.optional("segonsfi", seconds: end.moment.elapsed)
    document.xml.optional("horafi", seconds: end.moment.wallClock)
    document.xml.optional("avisfi", end.avis)
  }
}

extension DocumentWriter {
  /// Writes the state (pending, running, finished or abandoned) and, for the last two, the time of the end.
  mutating func status() {
    if let (index, end) = sections.matchEnd { return end.write(index + 1, to: &self) }
    let hasStarted = sections.whistles.contains { if case .start = $0.whistle { true } else { false } }
    xml.attribute("estat", hasStarted ? "enjoc" : "pendent")
  }
}
