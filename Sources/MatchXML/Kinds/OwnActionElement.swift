import LibXML
import MatchModel

/// `<accio>`: an action declared in `joc`. The 2011 format cannot represent it.
struct OwnActionElement: ActionElement {
  static let list: StaticString = "accions"
  static let name: StaticString = "accio"
  static let isDocumented = false
  let own: OwnAction

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    OwnAction(
      ActionCode(rawValue: node["tipus"] ?? ""), at: parts.moment, team: parts.side,
      player: reader.person(node, "dorsal", parts.side),
      opponent: reader.person(node, "dorsalrival", parts.side.other), outcome: Outcome(node["resultat"] ?? ""),
      zone: reader.zone(node), confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(own)
    document.xml.attribute("tipus", own.code.rawValue)
    if let player = own.player {
      document.number("dorsal", player, own.team)
      document.official(player)
    }
    if let opponent = own.opponent { document.number("dorsalrival", opponent, own.team.other) }
    document.xml.optional("resultat", own.outcome?.rawValue)
    document.xml.optional("zona", own.zone?.rawValue)
    document.common(own, order)
    document.xml.raw("/>\n")
  }
}

extension DocumentWriter {
  mutating func declarations() {
    let lines = DeclarationList(match.overrides).lines
    if lines.isEmpty { return }
    xml.raw("  <joc>\n")
    for line in lines {
      xml.raw("    <mena")
      xml.attribute("classe", line.kind)
      xml.attribute("codi", line.code)
      xml.optional("valor", line.value)
      for (language, words) in zip(DeclarationList.languages, line.words) { xml.attribute(language, words) }
      xml.raw("/>\n")
    }
    xml.raw("  </joc>\n")
  }
}

extension DocumentReader {
  /// The game's declarations as overridden parameters.
  func readDeclarations() -> [String: String] {
    var parameters: [String: String] = [:]
    for node in root.children(in: "joc") {
      let line = DeclarationList.Line(
        kind: node["classe"] ?? "", code: node["codi"] ?? "",
        value: DeclarationList.hasValue(node["classe"] ?? "", node["codi"] ?? "") ? node["valor"] ?? "" : nil,
        words: DeclarationList.languages.map { node[$0] ?? "" })
      for (key, value) in DeclarationList.parameters(of: line) { parameters[key] = value }
    }
    return parameters
  }
}
