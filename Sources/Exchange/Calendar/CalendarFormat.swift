import Bounds
import MatchModel

extension ForeignFormat {
  /// Fixtures in an iCalendar file: matches to be played.
  static let calendar = ForeignFormat("ics") {
    $0.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(15).uppercased() == "BEGIN:VCALENDAR"
  } readOne: { file, options in
    if let problem = file.textProblem { return ForeignReading(file: file.name, refused: problem) }
    let events = CalendarText(file.text).events
    if let problem = ExchangeProblem(matches: events.count) {
      return ForeignReading(file: file.name, refused: problem)
    }
    var reading = ForeignReading(file: file.name)
    for event in events { event.read(into: &reading, options) }
    return reading
  }
}

extension CalendarText.Event {
  fileprivate func read(into reading: inout ForeignReading, _ options: ReadingOptions) {
    let summary = text("SUMMARY")
    func problem(_ line: Int, _ reason: ExchangeProblem.Reason) {
      reading.problems.append(ExchangeProblem(line: line, reason))
    }
    guard let fixture = Fixture(summary) else {
      return reading.notes.append(ExchangeNote(line: line, .noFixture(summary.shortened)))
    }
    if text("STATUS").uppercased() == "CANCELLED" {
      return reading.notes.append(ExchangeNote(line: line, .cancelled(summary.shortened)))
    }
    if let rule = self["RRULE"] ?? self["RDATE"] { return problem(rule.line, .recurring(summary.shortened)) }
    guard let start = self["DTSTART"] else { return problem(line, .noStart(summary.shortened)) }
    guard let moment = CalendarMoment(start, zone: options.zone) else {
      return problem(start.line, .badStart(start.value.shortened))
    }
    var match = ForeignMatch(home: fixture.home, away: fixture.away, line: line)
    match.course = .pending
    match.identifier = text("UID").shortened
    let description = text("DESCRIPTION")
    match.details.date = moment.date
    match.details.time = moment.time
    match.details.venue = text("LOCATION").shortened
    match.details.round = Fixture.round(in: summary + "\n" + description)
    let lines = description.split(separator: "\n")
    let category = self["CATEGORIES"].map { String($0.text.prefix { $0 != "," }) }
    match.details.competition = (category ?? (lines.count > 1 ? String(lines[1]) : "")).shortened
    reading.matches.append(match)
  }
}

extension String {
  /// A single line, shortened to the maximum length in a match file.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(Bounds.text)))
  }
}
