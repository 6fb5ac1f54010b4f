import MatchModel

extension DocumentWriter {
  /// A line for each period: its two whistles, or the one that there is.
  mutating func periods() {
    let periods = PeriodLine.all(sections.whistles.map { ($0, match.actions[$0]) })
    guard !periods.isEmpty else { return }
    xml.raw("  <periodes>\n")
    for line in periods {
      xml.raw("    <periode")
      xml.attribute("tipus", line.period.kindCode)
      xml.attribute("num", line.period.code)
      if let (start, order) = line.start {
        xml.optional("inici", seconds: start.moment.wallClock)
        xml.attribute("durada", start.length)
        xml.optional("afegit", start.announced)
        xml.attribute("ordre", order)
        xml.optional("avis", start.avis)
      }
      if let (end, order) = line.end {
        xml.optional("fi", seconds: end.moment.wallClock)
        xml.optional("minutfi", end.moment.minute?.minute)
        xml.optional("afegitfi", end.moment.minute.flatMap(\.writtenAdded))
        xml.optional("segonsfi", seconds: end.moment.elapsed)
        xml.attribute("ordrefi", order)
        xml.optional("avisfi", end.avis)
      }
      xml.raw("/>\n")
    }
    xml.raw("  </periodes>\n")
  }

  mutating func shootOut() {
    guard !sections.kicks.isEmpty else { return }
    xml.raw("  <tanda>\n")
    for index in sections.kicks {
      guard let kick = match.actions[index] as? ShootOutKick else { continue }
      var unidentified = UnidentifiedList()
      xml.raw("    <llancament")
      xml.attribute("equip", kick.team.code)
      number("dorsal", kick.taker, kick.team, &unidentified)
      xml.attribute("resultat", kick.outcome.rawValue)
      xml.optional("minut", kick.moment.minute?.minute)
      common(kick, index + 1, unidentified)
      xml.raw("/>\n")
    }
    xml.raw("  </tanda>\n")
  }
}

/// The two whistles of a period with their places in the order of the match. Either may be missing.
struct PeriodLine {
  let period: Period
  var start: (PeriodStart, order: Int)?
  var end: (PeriodEnd, order: Int)?

  static func all(_ whistles: [(index: Int, action: Action)]) -> [PeriodLine] {
    var lines: [PeriodLine] = []
    for (index, action) in whistles {
      if let start = action as? PeriodStart {
        lines.append(PeriodLine(period: start.period, start: (start, index + 1)))
      } else if let end = action as? PeriodEnd {
        if let open = lines.lastIndex(where: { $0.period == end.period && $0.end == nil }) {
          lines[open].end = (end, index + 1)
        } else {
          lines.append(PeriodLine(period: end.period, end: (end, index + 1)))
        }
      }
    }
    return lines
  }
}
