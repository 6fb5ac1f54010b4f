import Exchange
import MatchModel
import Phrases
import Testing

/// Fixtures from calendars by federations and users.
@Suite struct CalendarTests {
  private func read(_ text: String, zone: String? = "Europe/Madrid") -> ForeignReading {
    var options = ReadingOptions()
    options.zone = zone
    let file = ForeignFile(name: "f.ics", bytes: Array(text.utf8))
    return Import.read([file], options: options)[0].reading
  }

  private func calendar(_ lines: String...) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n" + lines.joined(separator: "\r\n")
      + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  @Test func fixturesMatchKnownFacts() throws {
    var options = ReadingOptions()
    options.zone = "Europe/Madrid"
    let reading = try Samples.read("made/calendar/fixtures.ics", options)
    let facts = Samples.facts.calendar
    #expect(reading.problems == [])
    let read = reading.matches.map { match in
      [
        match.teams.home.name, match.teams.away.name, match.details.date, match.details.time, match.details.venue,
        match.details.round, match.details.competition,
      ]
    }
    // “11:00 (from 10:00Z, with --zone Europe/Madrid)”.
    #expect(
      read
        == facts.fixtures.map {
          [
            $0.home, $0.away, $0.data, String(($0.hora ?? "").prefix(5)), $0.estadi ?? "", $0.jornada ?? "",
            $0.competicio ?? "",
          ]
        })
    #expect(reading.matches.allSatisfy { $0.course == .pending })
    #expect(
      reading.skipped.map(\.what) == [
        Phrase("exchange.no-fixture", ["text": "Sopar de Nadal"]),
        Phrase("exchange.cancelled", ["text": "CE Inca - CE Alaró"]),
      ])
    #expect(reading.matches.map(\.identifier).first == "j12-inca-llosetense@example.org")
  }

  @Test(arguments: [
    ("Inca - Sineu", "Inca", "Sineu"), ("Inca – Sineu", "Inca", "Sineu"), ("Inca v Sineu", "Inca", "Sineu"),
    ("Inca VS Sineu (J3)", "Inca", "Sineu"), ("Sineu @ Inca", "Inca", "Sineu"),
    ("⚽️ Inca vs. Sineu", "Inca", "Sineu"), ("U.D. Inca-Sant Joan - Sineu", "U.D. Inca-Sant Joan", "Sineu"),
  ])
  func summaryNamesTwoTeams(_ summary: String, _ home: String, _ away: String) {
    let matches = read(calendar("DTSTART:20261121T173000", "SUMMARY:" + summary)).matches
    #expect(matches.map(\.teams.home.name) == [home])
    #expect(matches.map(\.teams.away.name) == [away])
  }

  @Test(arguments: ["Sopar", "Inca - inca", "Lliga - Inca - Sineu", " - Inca", ""])
  func skipsSummariesWithoutTwoTeams(_ summary: String) {
    let reading = read(calendar("DTSTART:20261121T173000", "SUMMARY:" + summary))
    #expect(reading.matches.isEmpty && reading.skipped.count == 1)
  }

  @Test(arguments: [
    ("DTSTART:20261121T173000", "2026-11-21 17:30"),
    ("DTSTART;TZID=America/Bogota:20261121T173000", "2026-11-21 17:30"),
    ("DTSTART:20261121T233000Z", "2026-11-22 00:30"), ("DTSTART:20260721T100000Z", "2026-07-21 12:00"),
    ("DTSTART;VALUE=DATE:20261121", "2026-11-21 "), ("DTSTART:20401231T233000Z", "2041-01-01 00:30"),
  ])
  func timesAreLocalToTheVenue(_ start: String, _ expected: String) {
    let details = read(calendar(start, "SUMMARY:A - B")).matches.first?.details
    #expect("\(details?.date ?? "") \(details?.time ?? "")" == expected)
  }

  @Test(arguments: ["20261121T1730", "20261321", "20261121T256000", "tomorrow", ""])
  func rejectsInvalidStart(_ start: String) {
    let reading = read(calendar("DTSTART:" + start, "SUMMARY:A - B"))
    #expect(reading.problems == [ExchangeProblem(line: 4, Phrase("exchange.bad-start", ["text": start]))])
  }

  @Test(arguments: [
    ("A - B (J12)", "", "12"), ("A - B", "Jornada 7", "7"), ("A - B", "MATCHDAY 3\\nx", "3"), ("A - B", "Round 5", "5"),
    ("A - B", "Jornada", ""), ("A - J14", "", "14"), ("A - B", "1234", ""),
  ])
  func findsRoundInSummaryOrDescription(_ summary: String, _ description: String, _ round: String) {
    let text = calendar("DTSTART:20261121T173000", "SUMMARY:" + summary, "DESCRIPTION:" + description)
    #expect(read(text).matches.first?.details.round == round)
  }

  @Test func readsFoldedLinesAndSkipsAlarms() {
    let text = calendar(
      "DTSTART:20261121T173000", "SUMMARY:CE In", " ca - CE Ll", "\tosetense", "LOCATION:Camp\\, Inca\\; nord\\nB",
      "BEGIN:VALARM", "SUMMARY:wrong", "END:VALARM", "DESCRIPTION:a\\nCopa")
    let match = read(text).matches.first
    #expect(match?.teams.home.name == "CE Inca" && match?.teams.away.name == "CE Llosetense")
    #expect(match?.details.venue == "Camp, Inca; nord B")
    #expect(match?.details.competition == "Copa")
  }

  @Test func refusesRecurringEvents() {
    let reading = read(calendar("DTSTART:20261121T173000", "SUMMARY:A - B", "RRULE:FREQ=WEEKLY"))
    #expect(reading.problems == [ExchangeProblem(line: 6, Phrase("exchange.recurring", ["text": "A - B"]))])
  }
}
