import MatchModel

extension DocumentWriter {
  /// Writes the players, except those known only from actions.
  mutating func squad(_ team: Team) {
    guard team.players.contains(where: \.isListed) else { return xml.raw("    <plantilla/>\n") }
    xml.raw("    <plantilla>\n")
    for player in team.players where player.isListed {
      xml.raw("      <jugador")
      if isCurrent {
        xml.flag("capita", player.isCaptain)
        xml.flag("porter", player.isGoalkeeper)
        xml.optional("posicio", player.position)
        xml.optional("peu", player.foot)
        xml.optional("alcada", player.height)
        xml.optional("caracteristiques", TraitList.text(player.traits))
        if !player.licence.trimmed.isEmpty { xml.optional("llicencia", player.licence) }
        if !player.isConfirmed { xml.attribute("vist", "no") }
        xml.flag("dorsalfictici", player.hasPlaceholderNumber)
      }
      xml.raw(">")
      xml.element("dorsal", player.number.description)
      xml.element("nom", player.name.trimmed)
      xml.element("titular", player.isStarter ? "si" : "no")
      xml.raw("</jugador>\n")
    }
    xml.raw("    </plantilla>\n")
  }

  /// Writes the officials, including those known only from actions, because a reader must find them all.
  mutating func officials(of side: Side) {
    var officials = match[side].officials
    for code in sections.officials[side] where !officials.contains(where: { $0.code == code }) {
      officials.append(Official(code: code))
    }
    guard !officials.isEmpty else { return }
    xml.raw("    <tecnics>\n")
    for official in officials {
      xml.raw("      <tecnic")
      xml.attribute("codi", official.code.rawValue)
      xml.attribute("nom", official.name)
      xml.optional("carrec", official.role)
      xml.raw("/>\n")
    }
    xml.raw("    </tecnics>\n")
  }
}

/// A player's characteristics in `caracteristiques`: separated by commas.
enum TraitList {
  static func text(_ traits: [String]) -> String {
    // A comma within a characteristic splits it, because a reader would.
    traits.flatMap(parse).joined(separator: ", ")
  }

  static func parse(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without surrounding white space, which no element of the format preserves.
  var trimmed: String {
    // Fast path: usually there is nothing to trim.
    if let first = utf8.first, let last = utf8.last, (0x21..<0x80).contains(first), (0x21..<0x80).contains(last) {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
      first.isXMLSpaceOrForbidden || last.isXMLSpaceOrForbidden
    else { return self }
    guard let start = scalars.firstIndex(where: { !$0.isXMLSpaceOrForbidden }),
      let end = scalars.lastIndex(where: { !$0.isXMLSpaceOrForbidden })
    else { return "" }
    return String(scalars[start...end])
  }
}

extension Unicode.Scalar {
  fileprivate var isXMLSpaceOrForbidden: Bool { value <= 0x20 || value == 0xFFFE || value == 0xFFFF }
}
