import LibXML
import MatchModel
import Seasons
import Standings

/// Validated attribute values.
extension SeasonElements {
  mutating func report(_ element: XMLElementNode, _ reason: SeasonProblem.Reason) {
    problems.append(SeasonProblem(line: element.line, reason: reason))
  }

  mutating func required(_ element: XMLElementNode, _ name: String) -> String {
    let text = element[name] ?? ""
    if text.allSatisfy(\.isWhitespace) {
      report(element, .missing(element: element.name, name: name))
    }
    return text
  }

  mutating func date(_ element: XMLElementNode, _ name: String) -> String {
    guard let text = element[name], !text.isEmpty else { return "" }
    if !DetailsCheck.isDate(text) {
      report(element, .badDate(element: element.name, name: name, found: text))
    }
    return text
  }

  mutating func number(_ element: XMLElementNode, _ name: String, _ range: ClosedRange<Int>) -> Int? {
    guard let text = element[name], !text.isEmpty else { return nil }
    if let number = ValueParser.number(range)(text) { return number }
    report(element, .badNumber(element: element.name, name: name, found: text, range))
    return range.lowerBound
  }

  /// A ``ShirtNumber/rawValue``. The game is unknown at this point, so the numbers of all games are accepted.
  mutating func shirtNumber(_ element: XMLElementNode, _ name: String) -> Int? {
    if element[name] == ShirtNumber.doubleZero.description { return ShirtNumber.doubleZero.rawValue }
    return number(element, name, 0...99)
  }

  mutating func score(_ element: XMLElementNode, _ name: String) -> MatchScore? {
    guard let text = element[name], !text.isEmpty else { return nil }
    if let score = MatchScore(text) { return score }
    report(element, .badScore(element: element.name, name: name, found: text))
    return nil
  }

  mutating func family(_ element: XMLElementNode) -> String {
    let name = element["reglament"] ?? ""
    if !name.isEmpty, RuleFamily.named(name) == nil {
      report(element, .unknownRules(name, known: RuleFamily.all.map(\.name)))
    }
    return name
  }

  mutating func settings(_ element: XMLElementNode) -> [SeasonFile.Setting] {
    element.children("parametre").map { element in
      let setting = SeasonFile.Setting(required(element, "clau"), element["valor"] ?? "", line: element.line)
      if !setting.key.isEmpty, let reason = setting.problem { report(element, reason) }
      return setting
    }
  }
}

extension SeasonFile.Setting {
  /// The reason why the setting is invalid, or nil.
  public var problem: SeasonProblem.Reason? {
    guard Self.names.contains(key) else { return .unknownSetting(key, known: Self.names) }
    let expected =
      TableRules.refusal(of: value, for: key) ?? DisciplineRules.refusal(of: value, for: key)
      ?? PlayingTimeRules.refusal(of: value, for: key) ?? CountingRules.refusal(of: value, for: key)
    return expected.map { .badSetting(key, found: value, $0) }
  }

  public static var names: [String] {
    TableRules.parameters.map(\.name) + DisciplineRules.parameters.map(\.name) + PlayingTimeRules.parameters.map(\.name)
      + CountingRules.parameters.map(\.name)
  }
}
