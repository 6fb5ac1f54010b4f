import MatchModel

extension ForeignFormat {
  /// Fixtures in an iCalendar file: matches to be played.
  static let calendar = ForeignFormat("ics") {
    $0.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(15).uppercased() == "BEGIN:VCALENDAR"
  } readOne: { file, options, reading throws(ExchangeProblem) in
    try file.checkText()
    let events = CalendarText(file.text).events
    try ExchangeProblem.check(matches: events.count)
    for event in events { event.read(into: &reading, options) }
  }
}

extension CalendarText.Event {
  fileprivate func read(into reading: inout ForeignReading, _ options: ReadingOptions) {
    let summary = text("SUMMARY")
    func problem(_ line: Int, _ reason: ExchangeProblem.Reason) {
      reading.problems.append(ExchangeProblem(line: line, reason))
    }
    guard let fixture = Fixture(summary) else {
      return reading.skipped.append(ExchangeNote(line: line, .noFixture(summary.oneLine)))
    }
    if text("STATUS").uppercased() == "CANCELLED" {
      return reading.skipped.append(ExchangeNote(line: line, .cancelled(summary.oneLine)))
    }
    if let rule = self["RRULE"] ?? self["RDATE"] { return problem(rule.line, .recurring(summary.oneLine)) }
    guard let start = self["DTSTART"] else { return problem(line, .noStart(summary.oneLine)) }
    guard let moment = CalendarMoment(start, zone: options.zone) else {
      return problem(start.line, .badStart(start.value.oneLine))
    }
    var match = ForeignMatch(home: fixture.home, away: fixture.away, line: line)
    match.course = .pending
    match.identifier = text("UID").oneLine
    let description = text("DESCRIPTION")
    match.details.date = moment.date
    match.details.time = moment.time
    match.details.venue = text("LOCATION").oneLine
    match.details.round = Fixture.round(in: summary + "\n" + description)
    let lines = description.split(separator: "\n")
    let category = self["CATEGORIES"].map { String($0.text.prefix { $0 != "," }) }
    match.details.competition = (category ?? (lines.count > 1 ? String(lines[1]) : "")).oneLine
    reading.matches.append(match)
  }
}

extension String {
  /// A single line, shortened to the maximum length in a match file.
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ").shortened() }
}
