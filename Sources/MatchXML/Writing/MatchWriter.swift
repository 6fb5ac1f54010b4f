import MatchModel

/// Writes a match as the bytes of its file, with one action per line. The same match always gives the same bytes.
public struct MatchWriter: Sendable {
  public var format: FileFormat
  var encoding: FileEncoding

  public init(format: FileFormat = .current, encoding: FileEncoding = .latin1) {
    self.format = format
    self.encoding = encoding
  }

  /// The contents of the file, valid under the DTD of the format.
  ///
  /// - Precondition: officials take part only in fouls (as offenders), cards and notes; the format cannot represent
  ///   them elsewhere.
  public func bytes(of match: Match) -> [UInt8] {
    var document = DocumentWriter(match, format: format, encoding: encoding)
    return document.write()
  }
}

/// Writes a single match; not reusable.
struct DocumentWriter {
  let match: Match
  let isCurrent: Bool
  let encoding: FileEncoding
  let sections: SectionTable
  var xml: XMLBytes
  /// The attributes of the current action that refer to unidentified players, with their numbers.
  var unidentified: [String] = []

  init(_ match: Match, format: FileFormat, encoding: FileEncoding) {
    self.match = match
    self.encoding = encoding
    isCurrent = format == .current
    sections = SectionTable(match.actions, format: format)
    let size = match.actions.count * 320 + (match.teams.home.players.count + match.teams.away.players.count) * 100
    xml = XMLBytes(encoding: encoding, capacity: 2048 + size)
  }

  mutating func write() -> [UInt8] {
    xml.raw("<?xml version=\"1.0\" encoding=\"")
    xml.escaped(encoding.rawValue, in: .attribute)
    xml.raw("\"?>\n<partit")
    if isCurrent { matchAttributes() }
    xml.raw(">\n  <dadespartit")
    kickOffAttributes()
    xml.raw(">\n    ")
    xml.element("iniciprimerapart", seconds: kickOff(ofHalf: 1))
    xml.raw("\n    ")
    xml.element("inicisegonapart", seconds: kickOff(ofHalf: 2))
    xml.raw("\n  </dadespartit>\n")
    for side in Side.allCases { team(side) }
    if isCurrent {
      periods()
      shootOut()
      declarations()
      disagreements()
    }
    xml.raw("</partit>\n")
    return xml.bytes
  }

  /// The start time of a half in seconds since 1970, if known.
  private func kickOff(ofHalf number: Int) -> Double? {
    sections.periods.first { $0.period == .regular(number) && $0.start != nil }?.start?.whistle.moment.wallClock
  }

  private mutating func kickOffAttributes() {
    xml.attribute("iniciprimerapart", seconds: kickOff(ofHalf: 1))
    xml.attribute("inicisegonapart", seconds: kickOff(ofHalf: 2))
  }

  private mutating func matchAttributes() {
    let details = match.details
    let isPlain =
      DeclarationList(match.overrides).lines.isEmpty && details.group.isEmpty && details.stage.isEmpty
      && match.disagreements.isEmpty && !sections.periods.contains { $0.start?.whistle.standing != nil }
      && Side.allCases.allSatisfy { match[$0].colour.isEmpty && match[$0].crest.isEmpty }
      && Side.allCases.allSatisfy { match[$0].players.allSatisfy { !$0.isListed || $0.licence.trimmed.isEmpty } }
      && !match.actions.contains { ($0 as? Card)?.isFromBench ?? false }
    xml.attribute("versio", isPlain ? "1" : "2")
    for (name, path) in MatchDetails.texts { xml.optional(name, details[keyPath: path]) }
    xml.attribute("reglament", match.ruleSet)
    xml.optional("parametres", ParameterList.text(match.overrides.filter { !DeclarationList.holds($0.key, $0.value) }))
    xml.attribute("nostre", match.ours?.code ?? "cap")
    status()
    if let awarded = match.awarded { xml.attribute("adjudicat", "\(awarded.home)-\(awarded.away)") }
    xml.optional("procedencia", match.provenance)
    xml.optional("identificador", match.identifier)
  }

  private mutating func team(_ side: Side) {
    let team = match[side]
    xml.raw("  <equip")
    if isCurrent {
      xml.optional("color", team.colour)
      xml.optional("escut", team.crest)
    }
    xml.raw(">\n    <dadesequip>")
    xml.element("nom", team.name.trimmed)
    xml.raw("</dadesequip>\n")
    squad(team)
    xml.raw("    <dadespartit")
    kickOffAttributes()
    if sections.isEmpty(of: side) {
      xml.raw("/>\n")
    } else {
      xml.raw(">\n")
      actions(of: side)
      xml.raw("    </dadespartit>\n")
    }
    if isCurrent { officials(of: side) }
    xml.raw("  </equip>\n")
  }
}
