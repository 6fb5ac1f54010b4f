import Foundation
import TestSupport
import Testing

/// Matches as calendar events, checked with another program and with our own import.
@Suite struct CalendarExportTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  /// The summary, start, place and errors of each event as read by icalendar (PyPI), which `make setup-test` installs.
  private func judged(_ name: String) throws -> [String] {
    let script = """
      import sys, icalendar
      text = open(sys.argv[1], 'rb').read()
      assert max(map(len, text.split(b'\\r\\n'))) <= 75
      for event in icalendar.Calendar.from_ical(text).walk('VEVENT'):
        assert not event.errors, event.errors
        start = event.get('DTSTART')
        print('|'.join([str(event['SUMMARY']), str(start and start.dt), str(event.get('LOCATION', ''))]))
      """
    let python = projectFile(".build/python/bin/python")
    let result = try run(python, ["-c", script, programFolder.path(name)])
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// The calendar uses the match's own date and time, not the recording computer's clock.
  @Test func eventsShowScoreTimeAndVenue() throws {
    for name in ["rich", "utf-8", "pending"] {
      let path = projectFile("Tests/Data/stylesheets/Data/\(name).xml")
      try programFolder.write([UInt8](Data(contentsOf: URL(filePath: path))), to: name + ".xml")
    }
    let result = try programFolder.futbolstats(
      "export", "rich.xml", "utf-8.xml", "pending.xml", "--format", "ics", "-o", "all.ics")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      try judged("all.ics") == [
        "UE Sant Martí de Provençals 3-2 Athletic Ñuñoa|2025-10-15 17:30:00|Camp Municipal de la Verneda",
        "UE Sant Martí de Provençals 0-0 Athletic Ñuñoa|2025-10-04 17:30:00|Camp Municipal de la Verneda",
        "Equip Local - Equip Visitant|None|",
      ])
  }

  /// The recorded clock times, around 1000000000 seconds after 1970, determine the length of the match. They determine
  /// its date only if the file does not state one.
  @Test(arguments: [
    ("data=\"2026-11-21\" hora=\"17:30\"", "DTSTART:20261121T173000"),
    ("data=\"2026-11-21\"", "DTSTART;VALUE=DATE:20261121"), ("hora=\"17:30\"", "DTSTART:20010909T024640Z"),
  ])
  func matchDateTakesPrecedenceOverClock(_ said: String, _ start: String) throws {
    let path = projectFile("Tests/Data/stylesheets/Data/rich.xml")
    let rich = try String(contentsOfFile: path, encoding: .isoLatin1)
    let file = rich.replacing("data=\"2025-10-15\" hora=\"17:30\"", with: said, maxReplacements: 1)
    try programFolder.write([UInt8](try #require(file.data(using: .isoLatin1))), to: "d.xml")
    let result = try programFolder.futbolstats("export", "d.xml", "--format", "ics")
    #expect(result.status == .exited(0), "\(result.error)")
    let lines = result.output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.filter { $0.hasPrefix("DTSTART") } == [start])
    let lengths = lines.filter { $0.hasPrefix("DTEND") || $0.hasPrefix("DURATION") }
    #expect(lengths == (start.contains("VALUE") ? [] : ["DURATION:PT6400S"]))
  }

  @Test(arguments: [
    ("11", ["Matchday 11", "Jornada 11", "Jornada 11"]), ("Matchday 11", ["Matchday 11", "Jornada 11", "Jornada 11"]),
    ("Semifinales", ["Semi-final", "Semifinal", "Semifinal"]), ("J11", ["J11", "J11", "J11"]),
  ])
  func descriptionIsTheRoundInTheReadersLanguage(_ round: String, _ descriptions: [String]) throws {
    _ = try programFolder.futbolstats("new", "m.xml", "Inca", "Llosetense", "--round", round)
    let made = try ["en", "es", "ca"].map { language in
      try programFolder.futbolstats("export", "m.xml", "--format", "ics", "--lang", language).output
        .split(whereSeparator: \.isNewline).filter { $0.hasPrefix("DESCRIPTION:") }.map(String.init)
    }
    #expect(made == descriptions.map { ["DESCRIPTION:" + $0] })
  }

  @Test func exportedFixturesImportUnchanged() throws {
    let calendar = projectFile("Tests/Data/exchange/made/calendar/fixtures.ics")
    _ = try programFolder.futbolstats("import", calendar, "--zone", "Europe/Madrid")
    let files = programFolder.names.filter { $0.hasSuffix(".xml") }
    #expect(files.count == 3)
    let result = try programFolder.shell(
      "futbolstats export *.xml --format ics -o again.ics && mkdir again && futbolstats import again.ics -o again")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(try judged("again.ics").count == 3)
    func details(_ name: String) -> [String] {
      ["data", "hora", "estadi", "jornada", "competicio"].map { key in
        programFolder.text(name).firstMatch(of: try! Regex(" \(key)=\"([^\"]*)\"")).map {
          String($0[1].substring ?? "")
        }
          ?? ""
      }
    }
    for file in files {
      #expect(details(file) == details("again/" + file))
      // The identifier is stable, so that calendars move the existing entry.
      let identifier = programFolder.text(file).firstMatch(of: /fixtures\.ics:([^"]*)"/)?.1
      #expect(identifier != nil && programFolder.text("again/" + file).contains("again.ics:\(identifier ?? "")\""))
    }
  }
}
