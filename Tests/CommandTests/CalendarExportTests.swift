import Foundation
import TestSupport
import Testing

/// Matches as events of a calendar, judged by another program and by our own import.
@Suite struct CalendarExportTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  /// Summary, begin, place, and what is wrong, as icalendar (PyPI), put there by `make setup-test`, reads each event.
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
    let python = projectFile(".build/kloppy/bin/python")
    let result = try run(python, ["-c", script, programFolder.path(name)])
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func playedMatchesHaveTheirScoreAndTheirTime() throws {
    for name in ["rich", "utf-8", "pending"] {
      let path = projectFile("Tests/Data/stylesheets/Data/\(name).xml")
      try programFolder.write([UInt8](Data(contentsOf: URL(filePath: path))), to: name + ".xml")
    }
    let result = try programFolder.futbolstats(
      "export", "rich.xml", "utf-8.xml", "pending.xml", "--format", "ics", "-o", "all.ics")
    #expect(result.status == .exited(0), "\(result.error)")
    // 1000000000 seconds after 1970.
    #expect(
      try judged("all.ics") == [
        "UE Sant Martí de Provençals 3-2 Athletic Ñuñoa|2001-09-09 02:46:40+00:00|Camp Municipal de la Verneda",
        "UE Sant Martí de Provençals 0-0 Athletic Ñuñoa|2001-09-09 02:46:40+00:00|Camp Municipal de la Verneda",
        "Equip Local - Equip Visitant|None|",
      ])
  }

  @Test func whatIsExportedIsImportedAsTheSameFixture() throws {
    let calendar = projectFile("Tests/Data/exchange/made/calendar/fixtures.ics")
    _ = try programFolder.futbolstats("import", calendar, "--zone", "Europe/Madrid")
    let files = programFolder.names.filter { $0.hasSuffix(".xml") }
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
      // The identifier stays, so that a calendar moves its entry.
      let identifier = programFolder.text(file).firstMatch(of: /fixtures\.ics:([^"]*)"/)?.1
      #expect(identifier != nil && programFolder.text("again/" + file).contains("again.ics:\(identifier ?? "")\""))
    }
  }
}
