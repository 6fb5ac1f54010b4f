import Bounds
import LibXML
import MatchModel

/// `<periode>`, a line of `periodes`: both whistles of a period with their positions in the match. Either may be
/// missing.
struct PeriodElement {
  let period: Period
  var start: (whistle: PeriodStart, order: Int)?
  var end: (whistle: PeriodEnd, order: Int)?

  func write(to document: inout DocumentWriter) {
    document.xml.raw("    <periode")
    document.xml.attribute("tipus", period.kindCode)
    document.xml.attribute("num", period.code)
    if let (start, order) = start {
      document.xml.optional("inici", seconds: start.moment.wallClock)
      document.xml.attribute("durada", start.length)
      document.xml.optional("afegit", start.announced)
      document.xml.optional("aturat", seconds: start.standing)
      document.xml.attribute("ordre", order)
      document.xml.optional("avis", start.avis)
    }
    if let (end, order) = end {
      document.xml.optional("fi", seconds: end.moment.wallClock)
      document.xml.optional("minutfi", end.moment.minute?.minute)
      document.xml.optional("afegitfi", end.moment.minute.flatMap(\.writtenAdded))
      document.xml.optional("segonsfi", seconds: end.moment.elapsed)
      document.xml.attribute("ordrefi", order)
      document.xml.optional("avisfi", end.avis)
    }
    document.xml.raw("/>\n")
  }
}

extension DocumentWriter {
  mutating func periods() {
    guard !sections.periods.isEmpty else { return }
    xml.raw("  <periodes>\n")
    for period in sections.periods { period.write(to: &self) }
    xml.raw("  </periodes>\n")
  }
}

extension DocumentReader {
  /// The whistles of the listed periods. Must be read first, because it also sets the codes by which later elements
  /// name their periods.
  mutating func readPeriods() -> [Entry] {
    let nodes = root.children(in: "periodes")
    let listed = nodes.compactMap { node in period(node).map { (node: node, period: $0) } }
    var lengths: [(period: Period, length: Int)] = []
    var whistles: [Entry] = []
    for (node, period) in listed {
      let length = number(node, "durada", 0...Bounds.periodMinutes) ?? period.usualLength
      lengths.append((period, length))
      let startOrder = order(node)
      let endOrder = order(node, "ordrefi")
      // If only the end has a position, the start was not recorded.
      if startOrder != nil || endOrder == nil {
        let start = PeriodStart(
          period, length: length, announced: number(node, "afegit", 0...Bounds.periodMinutes),
          wallClock: seconds(node, "inici"), standing: seconds(node, "aturat"), confirmed: laws(node))
        whistles.append(Entry(action: start, line: node.line, order: startOrder))
      }
      let end = PeriodEnd(
        period, minute: minute(node, "minutfi", added: "afegitfi"), elapsed: seconds(node, "segonsfi"),
        wallClock: seconds(node, "fi"), confirmed: laws(node, "avisfi"))
      if endOrder != nil || end.moment != Moment(.during(period)) {
        whistles.append(Entry(action: end, line: node.line, order: endOrder))
      }
    }
    periods = PeriodTable(lengths)
    return whistles
  }

  mutating func period(_ node: FlatElement) -> Period? {
    let code = (node["num"] ?? "").trimmed
    if node["tipus"] == "tanda" { return .shootOut }
    guard let number = ValueParser.number(1...Bounds.period)(code) else {
      problem(node.line, .badValue(element: node.name, name: "num", found: code, expected: .period))
      return nil
    }
    return node["tipus"] == "prorroga" ? .extra(number) : .regular(number)
  }
}

extension Period {
  /// The default length in minutes (Law 7).
  var usualLength: Int {
    switch kind {
    case .regular: 45
    case .extra: 15
    case .shootOut: 0
    }
  }
}
