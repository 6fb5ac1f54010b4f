import MatchModel

extension DocumentWriter {
  /// Writes the attributes that every kind of action has, after those that are its own.
  mutating func common(_ action: Action, _ order: Int) {
    guard isCurrent else { return }
    let moment = action.moment
    xml.attribute("ordre", order)
    xml.attribute("part", moment.phase.code)
    xml.optional("segons", seconds: moment.elapsed)
    xml.optional("afegit", moment.minute.flatMap(\.writtenAdded))
    xml.optional("hora", seconds: moment.wallClock)
    xml.flag("interval", moment.phase.isInterval)
    xml.optional("avis", action.avis)
    xml.optional("desconeguts", unidentified.joined(separator: " "))
    unidentified = []
  }

  mutating func minute(_ action: Action) { xml.attribute("minut", action.moment.minute?.minute) }

  mutating func minuteElement(_ action: Action) { xml.element("minut", action.moment.minute?.minute) }

  /// Writes a shirt number. Empty if there is no person, and for officials (listed in `tecnic`) and unidentified
  /// players (listed in `desconeguts`).
  mutating func number(_ attribute: StaticString, _ person: Person?, _ side: Side) {
    xml.attribute(attribute, person.map { shirtNumber($0, side) } ?? "")
    if isCurrent, case .unidentified(let number) = person { unidentified.append("\(attribute):\(number)") }
  }

  mutating func official(_ person: Person) {
    if case .official(let code) = person { xml.attribute("tecnic", code.rawValue) }
  }

  func shirtNumber(_ person: Person, _ side: Side) -> String {
    person.playerID.map { match[side][$0].number.description } ?? ""
  }

  func name(_ person: Person?, _ side: Side) -> String {
    person?.playerID.map { match[side][$0].name.trimmed } ?? ""
  }
}
