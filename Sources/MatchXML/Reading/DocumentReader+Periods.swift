import LibXML
import MatchModel

extension DocumentReader {
  /// The whistles of the listed periods; what each period is called is known from here on.
  mutating func readPeriods() -> [Entry] {
    let nodes = root.child("periodes")?.children ?? []
    let listed = nodes.compactMap { node in period(node).map { (node: node, period: $0) } }
    var lengths: [(period: Period, length: Int)] = []
    var whistles: [Entry] = []
    for (node, period) in listed {
      let length = value(node, "durada", .number(0...999), ValueParser.number(0...999)) ?? period.usualLength
      lengths.append((period, length))
      let startOrder = order(node)
      let endOrder = order(node, "ordrefi")
      // Where only its end has a place in the order, nobody recorded its start.
      if startOrder != nil || endOrder == nil {
        let start = PeriodStart(
          period, length: length, announced: value(node, "afegit", .number(0...999), ValueParser.number(0...999)),
          wallClock: value(node, "inici", .seconds, ValueParser.seconds), confirmed: laws(node))
        whistles.append(Entry(action: start, line: node.line, order: startOrder))
      }
      if let end = end(of: period, node), endOrder != nil || end.moment != Moment(.during(period)) {
        whistles.append(Entry(action: end, line: node.line, order: endOrder))
      }
    }
    periods = PeriodTable(lengths)
    return whistles
  }

  private mutating func period(_ node: XMLElementNode) -> Period? {
    let code = (node["num"] ?? "").trimmed
    if node["tipus"] == "tanda" { return .shootOut }
    guard let number = ValueParser.positive(code) else {
      problem(node.line, .badValue(element: node.name, name: "num", found: code, expected: .period))
      return nil
    }
    return node["tipus"] == "prorroga" ? .extra(number) : .regular(number)
  }

  private mutating func end(of period: Period, _ node: XMLElementNode) -> PeriodEnd? {
    PeriodEnd(
      period, minute: minute(node, "minutfi", added: "afegitfi"),
      elapsed: value(node, "segonsfi", .seconds, ValueParser.seconds),
      wallClock: value(node, "fi", .seconds, ValueParser.seconds), confirmed: laws(node, "avisfi"))
  }

  /// The end of the match, if the file says that it ended. Its phase is the last one where the file does not tell.
  mutating func readEnd() -> Entry? {
    guard let status = root["estat"], status == "acabat" || status == "abandonat" else { return nil }
    let last = root.child("periodes")?.children.last.flatMap { period($0) } ?? .regular(2)
    let moment = Moment(
      phase(root, "partfi", interval: "intervalfi") ?? .after(last),
      minute: minute(root, "minutfi", added: "afegitfi"),
      elapsed: value(root, "segonsfi", .seconds, ValueParser.seconds),
      wallClock: value(root, "horafi", .seconds, ValueParser.seconds))
    let end = MatchEnd(
      at: moment, isAbandoned: status == "abandonat", reason: root["motiu"] ?? "", confirmed: laws(root, "avisfi"))
    return Entry(action: end, line: root.line, order: ValueParser.positive((root["ordrefi"] ?? "").trimmed))
  }
}

extension Period {
  /// Minutes it lasts where nobody says otherwise (Law 7).
  var usualLength: Int {
    switch kind {
    case .regular: 45
    case .extra: 15
    case .shootOut: 0
    }
  }
}
