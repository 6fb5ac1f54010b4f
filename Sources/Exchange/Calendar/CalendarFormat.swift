import MatchModel
import Phrases

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
    func problem(_ line: Int, _ key: String, _ text: String) {
      reading.problems.append(ExchangeProblem(line: line, Phrase(key, ["text": text])))
    }
    func skip(_ key: String) {
      reading.skipped.append(ExchangeNote(line: line, Phrase(key, ["text": summary.oneLine])))
    }
    guard let fixture = Fixture(summary) else { return skip("exchange.no-fixture") }
    if text("STATUS").uppercased() == "CANCELLED" { return skip("exchange.cancelled") }
    if let rule = self["RRULE"] ?? self["RDATE"] {
      return problem(rule.line, "exchange.recurring", summary.oneLine)
    }
    guard let start = self["DTSTART"] else { return problem(line, "exchange.no-start", summary.oneLine) }
    guard let moment = CalendarMoment(start, zone: options.zone) else {
      return problem(start.line, "exchange.bad-start", start.value.oneLine)
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
