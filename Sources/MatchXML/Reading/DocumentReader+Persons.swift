import LibXML
import MatchModel

extension DocumentReader {
  /// The person that an attribute refers to: the player with the number, an unidentified player, an official if the
  /// element allows one, or the only player with the adjacent name. Nil if the file gives none.
  /// - Parameter line: the line of the action. Nil for that of the element.
  mutating func person(
    _ node: FlatElement, _ attribute: StaticString, _ side: Side, name: String = "", line: Int? = nil
  ) -> Person? {
    let text = node.attributeOrChild(attribute).trimmed
    let line = line ?? node.line
    if !text.isEmpty {
      guard let number = ShirtNumber(text) else {
        problem(line, .badValue(element: node.name, name: attribute.description, found: text, expected: .shirtNumber))
        return nil
      }
      return .player(squads[side].player(number, name: name))
    }
    if let code = node["tecnic"], !code.isEmpty, ["dorsal", "dorsalJugador"].contains(attribute.description) {
      return official(code, side, line: line)
    }
    if let number = value(node, "desconeguts", .unidentifiedPlayers, ValueParser.unidentified)?[attribute.description] {
      return .unidentified(number)
    }
    return squads[side].player(named: name).map { .player($0) }
  }

  /// Like `person`, but falls back to a new unidentified player.
  mutating func somebody(
    _ node: FlatElement, _ attribute: StaticString, _ side: Side, name: String = "", line: Int? = nil
  ) -> Person {
    person(node, attribute, side, name: name, line: line) ?? newUnidentified()
  }

  private mutating func official(_ code: String, _ side: Side, line: Int) -> Person {
    let official = OfficialCode(rawValue: code)
    if squads[side].team.official(official) == nil {
      problem(line, .unknownOfficial(code, known: squads[side].team.officials.map(\.code.rawValue)))
    }
    return .official(official)
  }
}
