import MatchModel

/// Writes a match as the bytes of its file: the same match, the same bytes. Indented, one action a line.
public struct MatchWriter: Sendable {
  /// Which names the file uses.
  public var format: FileFormat
  /// How its characters are coded.
  public var encoding: FileEncoding

  /// Everything, in the documented encoding, unless told otherwise.
  public init(format: FileFormat = .current, encoding: FileEncoding = .latin1) {
    self.format = format
    self.encoding = encoding
  }

  /// The file's bytes, valid under the DTD of the format.
  ///
  /// - Precondition: officials take part only in fouls (as offenders), cards and notes; the format has no place for
  ///   them elsewhere.
  /// - Parameter lines: what earlier writings of the same match have left; the bytes are the same with and without.
  public func bytes(of match: Match, lines: WrittenLines? = nil) -> [UInt8] {
    var document = DocumentWriter(match, format: format, encoding: encoding, lines: lines)
    return document.write()
  }

  /// Writes the lines of a match beforehand, for the next ``bytes(of:lines:)`` to find.
  public func prepare(_ lines: WrittenLines, for match: Match) {
    if !lines.hold(match, format: format, encoding: encoding) { _ = bytes(of: match, lines: lines) }
  }
}

/// One writing of one match.
struct DocumentWriter {
  let match: Match
  let format: FileFormat
  let encoding: FileEncoding
  /// Seconds since 1970 at which the two halves began, if they did and somebody noted it.
  private(set) var kickOffs: (first: Double?, second: Double?)
  /// Which of the actions stand where.
  var sections: SectionTable
  let lines: WrittenLines?
  var xml: XMLBytes

  init(_ match: Match, format: FileFormat, encoding: FileEncoding, lines: WrittenLines? = nil) {
    self.match = match
    self.lines = lines
    self.format = format
    self.encoding = encoding
    sections =
      lines?.sections(of: match, format: format, encoding: encoding)
      ?? SectionTable(match.actions, format: format)
    kickOffs = (nil, nil)
    let size = match.actions.count * 320 + (match.teams.home.players.count + match.teams.away.players.count) * 100
    xml = XMLBytes(encoding: encoding, capacity: 2048 + size)
  }

  var isCurrent: Bool { format == .current }

  mutating func write() -> [UInt8] {
    lines?.writeNew(with: &self)
    kickOffs = (wallClock(ofHalf: 1), wallClock(ofHalf: 2))
    xml.raw("<?xml version=\"1.0\" encoding=\"")
    xml.escaped(encoding.rawValue, in: .attribute)
    xml.raw("\"?>\n<partit")
    if isCurrent { matchAttributes() }
    xml.raw(">\n  <dadespartit")
    kickOffAttributes()
    xml.raw(">\n    ")
    xml.element("iniciprimerapart", seconds: kickOffs.first)
    xml.raw("\n    ")
    xml.element("inicisegonapart", seconds: kickOffs.second)
    xml.raw("\n  </dadespartit>\n")
    for side in Side.allCases { team(side) }
    if isCurrent {
      periods()
      shootOut()
      declarations()
    }
    xml.raw("</partit>\n")
    return xml.bytes
  }

  /// When a half began.
  private func wallClock(ofHalf number: Int) -> Double? {
    for case .start(let start) in sections.whistles.lazy.map(\.whistle) where start.period == .regular(number) {
      return start.moment.wallClock
    }
    return nil
  }

  mutating func kickOffAttributes() {
    xml.attribute("iniciprimerapart", seconds: kickOffs.first)
    xml.attribute("inicisegonapart", seconds: kickOffs.second)
  }

  private mutating func matchAttributes() {
    let (details, declared) = (match.details, DeclarationList(match.overrides))
    let isPlain =
      declared.isEmpty && !sections.whistles.contains(where: \.whistle.stands)
      && !match.actions.contains { ($0 as? Card)?.isFromBench ?? false }
    xml.attribute("versio", isPlain ? "1" : "2")
    xml.optional("competicio", details.competition)
    xml.optional("temporada", details.season)
    xml.optional("jornada", details.round)
    xml.optional("data", details.date)
    xml.optional("hora", details.time)
    xml.optional("estadi", details.venue)
    xml.optional("arbitre", details.referee)
    xml.optional("espectadors", details.attendance)
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
    xml.raw("  <equip>\n    <dadesequip>")
    xml.element("nom", team.name.trimmed)
    xml.raw("</dadesequip>\n")
    if let written = lines?[squad: side] {
      xml.append(written)
    } else {
      let start = xml.bytes.count
      squad(team)
      lines?[squad: side] = Array(xml.bytes[start...])
    }
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
