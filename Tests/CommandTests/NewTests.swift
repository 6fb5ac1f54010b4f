import TestSupport
import Testing

/// `new`: teams, rules and details of a match that can be recorded immediately.
@Suite struct NewTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  @Test func fileNameAloneIsEnough() throws {
    let result = try programFolder.futbolstats("new", "derby.xml", "--lang", "ca")
    #expect(result.status == .exited(0))
    #expect(programFolder.names == ["derby.xml"])
    let text = programFolder.text("derby.xml")
    #expect(text.contains("<nom>Equip Local</nom>") && text.contains("<nom>Equip Visitant</nom>"))
    #expect(text.matches(of: #/<titular>si</#).count == 22)
    #expect(text.matches(of: #/<dorsal>/#).count == 36)
    #expect(
      try run("xmllint", ["--noout", "--dtdvalid", schema("partit.dtd"), programFolder.path("derby.xml")])
        .status == .exited(0))
    let recorded = try programFolder.futbolstats("record", "derby.xml", text: "start\n5' 9g\n")
    #expect(recorded.status == .exited(0))
  }

  @Test func defaultNamesAreTranslated() throws {
    _ = try programFolder.futbolstats("new", "en.xml")
    _ = try programFolder.futbolstats("new", "es.xml", "--lang", "es")
    #expect(programFolder.text("en.xml").contains("<nom>Home Team</nom>"))
    #expect(programFolder.text("es.xml").contains("<nom>Equipo Local</nom>"))
  }

  @Test func detailsAreWrittenToTheFile() throws {
    _ = try programFolder.futbolstats(
      "new", "m.xml", "--home", "Inca", "--away", "Llosetense", "--us", "away", "--date", "2026-11-21", "--time",
      "17:30",
      "--venue", "Nou Camp", "--competition", "Preferent", "--season", "2026-27", "--round", "12", "--group", "Grup A",
      "--stage", "Fase de grups", "--referee", "A. Mas"
    )
    let text = programFolder.text("m.xml")
    for attribute in [
      "grup=\"Grup A\"", "fase=\"Fase de grups\"", "versio=\"2\"", "nostre=\"visitant\"", "data=\"2026-11-21\"",
      "hora=\"17:30\"", "estadi=\"Nou Camp\"", "competicio=\"Preferent\"",
      "temporada=\"2026-27\"", "jornada=\"12\"", "arbitre=\"A. Mas\"",
    ] { #expect(text.contains(attribute)) }
  }

  /// Colours are stored in one form, and files without colours do not change.
  @Test func coloursAndCrestsAreStored() throws {
    try programFolder.write(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), to: "a crest.svg")
    _ = try programFolder.futbolstats("new", "plain.xml", "Inca", "Muro")
    #expect(programFolder.text("plain.xml").matches(of: #/<equip>/#).count == 2)
    #expect(programFolder.text("plain.xml").contains("versio=\"1\""))
    let made = try programFolder.futbolstats(
      "new", "m.xml", "Inca", "Muro", "--home-colour", "A50044", "--away-colour=#00529f", "--home-crest", "a crest.svg")
    #expect(made.status == .exited(0))
    let text = programFolder.text("m.xml")
    #expect(
      text.contains(##"<equip color="#a50044" escut="a crest.svg">"##) && text.contains(##"<equip color="#00529f">"##))
    #expect(text.contains("versio=\"2\""))
    #expect(
      try run("xmllint", ["--noout", "--dtdvalid", schema("partit.dtd"), programFolder.path("m.xml")])
        .status == .exited(0))
    #expect(!(try programFolder.futbolstats("export", "m.xml", "--dtd", "2011").output.contains("color=\"#")))
    _ = try programFolder.futbolstats(
      "record", "m.xml", text: "set home-crest \"\"\nset away-color 00F\nset away-color fF0000\nstart\n")
    let changed = programFolder.text("m.xml")
    #expect(changed.contains(##"<equip color="#a50044">"##) && changed.contains(##"<equip color="#00529f">"##))
    _ = try programFolder.futbolstats("record", "m.xml", text: "set away-color fF0000\n5' 9g\nundo\n")
    #expect(programFolder.text("m.xml").contains(##"<equip color="#ff0000">"##))
  }

  /// The report shows the details in the file, unless the command gives others.
  @Test func reportUsesTheTeamsColours() throws {
    try programFolder.write(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), to: "crest.svg")
    _ = try programFolder.futbolstats(
      "new", "m.xml", "Inca", "Muro", "--home-colour", "a50044", "--home-crest", "crest.svg")
    let page = try programFolder.futbolstats("report", "m.xml", "-o", "-")
    #expect(page.output.contains("oklch(from #a50044") && page.output.contains("data:image/svg+xml;base64,"))
    let other = try programFolder.futbolstats("report", "m.xml", "-o", "-", "--param", "home-colour=#00529f")
    #expect(other.output.contains("oklch(from #00529f") && !other.output.contains("a50044"))
    _ = try programFolder.shell("rm crest.svg")
    let without = try programFolder.futbolstats("report", "m.xml", "-o", "-")
    #expect(
      without.status == .exited(0) && without.error == "crest.svg: warning: cannot be opened: no such file or folder\n")
    #expect(without.output.contains("oklch(from #a50044") && !without.output.contains("data:image/svg+xml;base64,"))
  }

  /// The crest of a match from standard input is in the current folder, and is never standard input itself.
  @Test func crestOfAMatchFromStandardInput() throws {
    try programFolder.write(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), to: "crest.svg")
    _ = try programFolder.futbolstats("new", "m.xml", "Inca", "Muro", "--home-crest", "crest.svg")
    let match = programFolder.text("m.xml")
    let page = try programFolder.futbolstats("report", "-", "-o", "-", text: match)
    #expect(page.status == .exited(0) && page.error.isEmpty, "\(page.error)")
    #expect(page.output.contains("data:image/svg+xml;base64,"))
    let hostile = try programFolder.futbolstats(
      "report", "-", "-o", "-", text: match.replacing("escut=\"crest.svg\"", with: "escut=\"-\""))
    #expect(hostile.status == .exited(0))
    #expect(hostile.error == "./-: warning: cannot be opened: no such file or folder\n")
  }

  /// The identifier of a match survives corrections and other changes to its file.
  @Test func matchKeepsItsIdentifier() throws {
    let id = "00112233445566778899aabbccddeeff"
    _ = try programFolder.futbolstats("new", "m.xml", "Inca", "Muro", "--id", id, "--date", "2026-11-21")
    let attribute = "identificador=\"\(id)\""
    #expect(programFolder.text("m.xml").contains(attribute))
    _ = try programFolder.futbolstats(
      "record", "m.xml", text: "start\n5' 9g\nmatch date 2026-11-22\nundo\nundo\nredo\n")
    #expect(programFolder.text("m.xml").contains(attribute) && programFolder.text("m.xml").contains("<gol "))
    #expect(try programFolder.futbolstats("export", "m.xml", "--encoding", "UTF-8").output.contains(attribute))
    #expect(!(try programFolder.futbolstats("export", "m.xml", "--dtd", "2011").output.contains("identificador")))
    try programFolder.write(
      """
      <file><ALL_INSTANCES>
      <instance><start>125</start><end>131</end><code>Kick-off 1</code></instance>
      <instance><start>867</start><end>880</end><code>Corner</code><label><group>Team</group><text>Inca</text></label></instance>
      </ALL_INSTANCES></file>
      """, to: "t.xml")
    _ = try programFolder.futbolstats("new", "n.xml", "Inca", "Muro", "--id", id, "--date", "2026-11-21")
    #expect(try programFolder.futbolstats("import", "t.xml", "--into", "n.xml").status == .exited(0))
    let made = programFolder.text("2026-11-21-inca-muro.xml")
    #expect(made.contains(attribute) && made.contains("<corner "))
  }

  @Test func identifiersAreUnique() throws {
    let ids = try (0..<3).compactMap { _ in
      try programFolder.futbolstats("new", "-").output.firstMatch(of: #/ identificador="([0-9a-f]{32})"/#)?.1
    }
    #expect(Set(ids).count == 3)
  }

  @Test func ourSideCanBeNone() throws {
    _ = try programFolder.futbolstats("new", "m.xml", "--us", "none")
    #expect(programFolder.text("m.xml").contains("nostre=\"cap\""))
  }

  @Test func customRulesAreStoredWithTheMatch() throws {
    let amateur = try programFolder.futbolstats("rules", "amateur").output
    try programFolder.write(amateur.replacing("windows = none", with: "windows = 4"), to: "league.rules")
    _ = try programFolder.futbolstats("new", "m.xml", "--rules", "league.rules", "--set", "period-length=40")
    #expect(programFolder.text("m.xml").contains("reglament=\"amateur\" parametres=\"period-length=40 windows=4\""))
    #expect(try programFolder.futbolstats("validate", "m.xml").status == .exited(0))
  }

  @Test func customRuleSetKeepsItsName() throws {
    try programFolder.write("name = sunday league\nplayers = 7\nminimum = 5\n", to: "sunday")
    _ = try programFolder.futbolstats("new", "m.xml", "--rules", "./sunday")
    let text = programFolder.text("m.xml")
    #expect(text.contains("parametres=\"minimum=5 name=sunday%20league players=7\""))
    #expect(text.matches(of: #/<titular>si</#).count == 14)
  }

  @Test func anExistingMatchIsReplacedOnlyByForce() throws {
    _ = try programFolder.futbolstats("new", "m.xml", "--home", "Inca")
    let old = programFolder.read("m.xml")
    #expect(try programFolder.futbolstats("new", "m.xml").status == .exited(1))
    #expect(programFolder.read("m.xml") == old)
    _ = try programFolder.futbolstats("record", "m.xml", text: "start\n")
    #expect(programFolder.names == [".m.xml.undo", "m.xml"])
    #expect(try programFolder.futbolstats("new", "m.xml", "--force", "--home", "Sineu").status == .exited(0))
    #expect(programFolder.text("m.xml").contains("<nom>Sineu</nom>"))
    #expect(programFolder.names == ["m.xml"])
  }

  @Test func leapDayIsAValidDate() throws {
    _ = try programFolder.futbolstats("new", "m.xml", "--date", "2028-02-29")
    #expect(programFolder.text("m.xml").contains("data=\"2028-02-29\""))
  }

  @Test(arguments: ["derby.xml", "the derby's.xml", "-x.xml", "$(x).xml"])
  func suggestedCommandRecordsTheFile(_ name: String) throws {
    let said = try programFolder.futbolstats("new", "--", name).output
    let command = try #require(said.split(separator: "Record it: ").last)
    #expect(try programFolder.shell(String(command)).status == .exited(0))
    #expect(Set(programFolder.names) == [name, ".\(name).undo"])
  }

  @Test func readOnlyMatchIsNotChanged() throws {
    _ = try programFolder.futbolstats("new", "m.xml")
    let old = programFolder.read("m.xml")
    let result = try programFolder.shell("chmod 444 m.xml; echo start | futbolstats record m.xml")
    #expect(result.status == .exited(1))
    #expect(programFolder.read("m.xml") == old && programFolder.names == ["m.xml"])
  }

  @Test func hyphenMeansStandardOutput() throws {
    let result = try programFolder.futbolstats("new", "-", "--home", "Inca")
    #expect(result.output.contains("<nom>Inca</nom>"))
    #expect(programFolder.names.isEmpty)
  }

  @Test func ruleSetsAreListedAndPrinted() throws {
    let names = try programFolder.futbolstats("rules").output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(
      names == [
        "official", "amateur", "friendly", "youth", "seven", "futsal", "handball", "hockey", "rink", "basketball",
        "charting",
      ])
    for name in names {
      let text = try programFolder.futbolstats("rules", String(name)).output
      #expect(text.contains("\nname = \(name)\n"))
    }
  }

  /// A day may be typed with the day first; the file stores it in ISO 8601.
  @Test(arguments: ["2026-11-22", "22/11/2026", "22.11.2026", "22-11-26", "22/11/26"])
  func aDateMayBeginWithTheDay(_ date: String) throws {
    let programFolder = try ProgramFolder()
    let made = try programFolder.futbolstats("new", "-", "Inca", "Artà", "--date", date)
    #expect(made.status == .exited(0) && made.output.contains("2026-11-22"), "\(made.error)")
    let set = try programFolder.shell(
      "futbolstats new a.xml; echo 'set date \(date)' | futbolstats record a.xml --input -")
    #expect(
      set.output == """
        a.xml created: Home Team - Visiting Team. Record it: futbolstats record a.xml
        date: 2026-11-22

        """, "\(set)")
  }

  @Test func squadCanComeFromAnEarlierMatch() throws {
    let programFolder = try ProgramFolder()
    try programFolder.write("7 Cano\n", to: "squad.txt")
    let made = try programFolder.shell(
      """
      futbolstats new 10.xml Artà Inca --away-squad squad.txt
      futbolstats new 11.xml Inca Sóller --home-squad 10.xml:Inca && futbolstats show 11.xml score lineups
      """)
    #expect(made.output.contains("Cano") && made.output.contains("\nInca v Sóller\n"), "\(made)")
  }

  @Test func numericRoundIsShownAsMatchday() throws {
    let programFolder = try ProgramFolder()
    let shown = try programFolder.shell(
      "futbolstats new a.xml Inca Artà --competition Lliga --round 11; futbolstats show a.xml score")
    #expect(
      shown.output == """
        a.xml created: Inca - Artà. Record it: futbolstats record a.xml
        Inca v Artà
        Lliga, matchday 11

        """, "\(shown)")
  }
}
