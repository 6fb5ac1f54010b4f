import Bounds
import LibXML
import MatchModel

extension DocumentReader {
  /// A value from an attribute or, if that is empty or missing, from the child of the same name. Nil if unknown. An
  /// invalid value is reported and returned as nil.
  mutating func value<Value>(
    _ node: FlatElement, _ name: StaticString, _ expected: FileProblem.Expected, _ parse: (String) -> Value?
  ) -> Value? {
    let text = node.attributeOrChild(name).trimmed
    guard !text.isEmpty else { return nil }
    if let value = parse(text) { return value }
    problem(node.line, .badValue(element: node.name, name: name.description, found: text, expected: expected))
    return nil
  }

  mutating func number(_ node: FlatElement, _ name: StaticString, _ range: ClosedRange<Int>) -> Int? {
    value(node, name, .number(range), ValueParser.number(range))
  }

  mutating func seconds(_ node: FlatElement, _ name: StaticString) -> Double? {
    value(node, name, .seconds, ValueParser.seconds)
  }

  /// The minute: `minut` and `afegit`, or both in `minut`: 45+2.
  mutating func minute(_ node: FlatElement, _ name: StaticString = "minut", added: StaticString = "afegit")
    -> MatchMinute?
  {
    let label = value(node, name, .minute, ValueParser.minute)
    let added = number(node, added, 0...MatchMinute.addedLimit)
    return label.map { MatchMinute($0.minute, added: added ?? $0.added) }
  }

  /// The moment of an action, explicit or derived from its minute.
  mutating func moment(_ node: FlatElement) -> Moment {
    let minute = minute(node)
    let elapsed = seconds(node, "segons")
    let wallClock = seconds(node, "hora")
    if let phase = phase(node, "part", interval: "interval") {
      return Moment(phase, minute: minute, elapsed: elapsed, wallClock: wallClock)
    }
    guard let minute else { return Moment(.before, elapsed: elapsed, wallClock: wallClock) }
    let (period, label) = periods.place(minute)
    return Moment(.during(period), minute: label, elapsed: elapsed, wallClock: wallClock)
  }

  mutating func zone(_ node: FlatElement) -> Zone? {
    number(node, "zona", 1...9).flatMap(Zone.init(rawValue:))
  }

  /// The phase given by `part` and `interval`. Nil if they are missing.
  mutating func phase(_ node: FlatElement, _ name: StaticString, interval: StaticString) -> Phase? {
    guard let code = node[name]?.trimmed, !code.isEmpty else { return nil }
    if code == "0" { return .before }
    guard let period = periods.period(coded: code) else {
      problem(node.line, .badValue(element: node.name, name: name.description, found: code, expected: .period))
      return nil
    }
    return node[interval] == "si" ? .after(period) : .during(period)
  }

  mutating func order(_ node: FlatElement, _ name: StaticString = "ordre") -> Int? {
    number(node, name, 1...Bounds.order)
  }

  func laws(_ node: FlatElement, _ name: StaticString = "avis") -> [LawID] {
    (node[name] ?? "").split(separator: " ").map { LawID(rawValue: String($0)) }
  }
}

extension FlatElement {
  /// The attribute or, if empty or missing, the trimmed text of the child.
  func attributeOrChild(_ name: StaticString) -> String {
    if let value = self[name], !value.isEmpty { return value }
    return child(name)?.text.trimmed ?? ""
  }
}
