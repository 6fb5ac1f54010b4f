import TestSupport
import Testing

/// Importing a season's fixtures, possibly several times.
@Suite struct CalendarTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    try programFolder.write(try calendar(), to: "fixtures.ics")
  }

  private func calendar() throws -> String {
    try String(contentsOfFile: projectFile("Tests/Data/exchange/made/calendar/fixtures.ics"), encoding: .utf8)
  }

  private func `import`(_ more: String...) throws -> RunResult {
    try run(
      builtProduct("futbolstats"), ["import", "fixtures.ics", "--zone", "Europe/Madrid"] + more,
      directory: programFolder.path)
  }

  private static let derby = "2026-11-21-ce-inca-ce-llosetense.xml"

  @Test func importsCalendarAsFixtures() throws {
    let result = try `import`()
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      programFolder.names.filter { $0.hasSuffix(".xml") } == [
        Self.derby, "2026-11-29-ue-soller-ce-inca.xml", "2026-12-06-ce-inca-cd-sineu.xml",
      ])
    #expect(result.error.contains("fixtures.ics:47: warning: “Sopar de Nadal” is skipped"), "\(result.error)")
    #expect(result.error.contains("“CE Inca - CE Alaró” is cancelled"))
    let text = programFolder.text(Self.derby)
    #expect(text.contains("procedencia=\"ics:fixtures.ics:j12-inca-llosetense@example.org\""))
    #expect(text.contains("data=\"2026-11-21\"") && text.contains("hora=\"17:30\"") && text.contains("jornada=\"12\""))
    #expect(try programFolder.futbolstats("validate", Self.derby).status == .exited(0))
    // It can be recorded like a new match.
    let record = try programFolder.shell("printf '%s\\n' start l9g | futbolstats record \(Self.derby)")
    #expect(record.status == .exited(0), "\(record.error)")
  }

  @Test func movedMatchesAreWrittenOnlyOnRequest() throws {
    _ = try `import`()
    #expect(
      try `import`().output == """
        2026-11-21-ce-inca-ce-llosetense.xml  CE Inca - CE Llosetense; nothing has changed
        2026-11-29-ue-soller-ce-inca.xml  UE Sóller - CE Inca; nothing has changed
        2026-12-06-ce-inca-cd-sineu.xml  CE Inca - CD Sineu; nothing has changed
        3 matches were there already

        """)
    _ = try programFolder.shell("printf '%s\\n' start l9g | futbolstats record \(Self.derby)")
    try programFolder.write(
      try calendar().replacing("20261121T173000", with: "20261122T121500"), to: "fixtures.ics")
    let before = programFolder.read(Self.derby)
    let process = try `import`()
    #expect(
      process.output.contains(
        "\(Self.derby)  CE Inca - CE Llosetense; date 2026-11-21 → 2026-11-22, time 17:30 → 12:15\n")
    )
    #expect(process.output.contains("3 matches were there already; 1 has moved: --update writes it\n"))
    #expect(programFolder.read(Self.derby) == before)
    let updated = try `import`("--update")
    #expect(updated.output.contains("1 has moved, and is written"))
    let text = programFolder.text(Self.derby)
    #expect(text.contains("data=\"2026-11-22\"") && text.contains("hora=\"12:15\""))
    #expect(text.contains("<gol "), "what was recorded stays")
    #expect(
      try `import`().output == """
        2026-11-21-ce-inca-ce-llosetense.xml  CE Inca - CE Llosetense; nothing has changed
        2026-11-29-ue-soller-ce-inca.xml  UE Sóller - CE Inca; nothing has changed
        2026-12-06-ce-inca-cd-sineu.xml  CE Inca - CD Sineu; nothing has changed
        3 matches were there already

        """)
    #expect(programFolder.names.count { $0.hasSuffix(".xml") } == 3)
  }

  @Test func squadCanBeGivenForATeam() throws {
    try programFolder.write("1 Pau Riera\n9 Ona Mas\n", to: "inca.txt")
    _ = try `import`("--squad", "CE Inca=inca.txt")
    #expect(programFolder.text(Self.derby).contains("<dorsal>9</dorsal><nom>Ona Mas</nom>"))
  }
}
