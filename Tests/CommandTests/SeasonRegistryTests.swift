import TestSupport
import Testing

/// The registry as a table: exporting it, changing it in a spreadsheet, and importing it.
@Suite struct SeasonRegistryTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      printf '1 Pau Riera (GK)\\n9 Sergi Vidal\\n' > inca.txt
      printf '7 Núria Güell\\n' > soller.txt
      futbolstats new derby.xml --home Inca --away Sóller --us home --home-squad inca.txt --away-squad soller.txt \\
        --competition Lliga --date 2026-09-06
      mkdir f
      mv derby.xml f
      """)
  }

  private func season(_ words: String..., in language: String = "en") throws -> RunResult {
    try run(
      builtProduct("futbolstats"), ["season", "f"] + words, environment: ["LC_ALL": language],
      directory: programFolder.path)
  }

  /// The file follows `--from` or the view's name; a date is not taken for a file.
  @Test func fileCanBeGivenWithAnOption() throws {
    try programFolder.write("id,name,licence\ninca/sergi-vidal,Sergi Vidal,123\n", to: "p.csv")
    let read = try season("registry", "--from", "p.csv")
    #expect(read.status == .exited(0) && read.output == "f/temporada.xml: 1 player of p.csv\n", "\(read.error)")
    #expect(
      try season("registry", "--format", "csv").output == """
        id,name,aliases,team,number,from,to,licence,birth
        inca/pau-riera,Pau Riera,,Inca,1,,,,
        inca/sergi-vidal,Sergi Vidal,,Inca,9,,,123,
        soller/nuria-guell,Núria Güell,,Sóller,7,,,,

        """)
    #expect(try season("registre", "--from=p.csv", in: "ca").output == "f/temporada.xml: 1 jugador de p.csv\n")
    #expect(
      try season("registry", "--from", "2026-01-01").output == """
        Registry

        id                 name        team   number licence
        inca/pau-riera     Pau Riera   Inca        1
        inca/sergi-vidal   Sergi Vidal Inca        9 123
        soller/nuria-guell Núria Güell Sóller      7

        """)
    let both = try season("registry", "p.csv", "--from", "p.csv")
    #expect(both.status == .exited(2), "\(both.error)")
    #expect(
      both.error == """
        futbolstats: p.csv and --from cannot both be given
        Usage: futbolstats season [OPTION]... FOLDER|FILE [VIEW] [NAME]...
        More: futbolstats help season

        """)
    let missing = try season("registry", "--from", "none.csv")
    #expect(
      missing.status == .exited(1) && missing.error == "none.csv: error: cannot be opened: no such file or folder\n")
  }

  @Test func licenceBelongsToOnePlayer() throws {
    #expect(try season("licence", "Sergi", "123").status == .exited(0))
    let again = try season("licence", "Núria", "123")
    #expect(again.status == .exited(1))
    #expect(
      again.error
        == "f: error: Sergi Vidal has licence 123 already; one person? futbolstats season f same inca/sergi-vidal soller/nuria-guell\n"
    )
    // Giving the licence to the same player again is allowed, and a hand-written file may contain it twice.
    #expect(try season("licence", "Sergi", "123").status == .exited(0))
    #expect(try season("check").output.contains("licence") == false)
    try programFolder.write(
      """
      <temporada><jugadors><jugador codi="inca/sergi-vidal" nom="Sergi Vidal" llicencia="123"/>
      <jugador codi="inca/pau-riera" nom="Pau Riera" llicencia="123"/></jugadors></temporada>
      """, to: "f/temporada.xml")
    let check = try season("check").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      check.contains("licence 123 has been given to Pau Riera (inca/pau-riera), Sergi Vidal (inca/sergi-vidal)"),
      "\(check)")
  }

  /// Semicolons, a byte order mark, CRLF line ends, and titles and dates as in a Catalan spreadsheet.
  @Test func readsTablesSavedByASpreadsheet() throws {
    let rows = [
      "Identificador;Nom;Àlies;Equip;Dorsal;Des de;Fins a;Llicència;Data de naixement",
      "inca/sergi-vidal;Sergi Vidal;;Inca;9;01/09/2026;;123;3/2/2009", ";Núria Güell;;Sóller;7;;;456;",
    ]
    try programFolder.write([0xEF, 0xBB, 0xBF] + Array((rows.joined(separator: "\r\n") + "\r\n").utf8), to: "p.csv")
    let read = try season("registry", "p.csv")
    #expect(read.status == .exited(0) && read.error.isEmpty, "\(read.error)")
    let table = try season("registry", "--format", "csv").output
    #expect(
      table == """
        id,name,aliases,team,number,from,to,licence,birth
        inca/pau-riera,Pau Riera,,Inca,1,,,,
        inca/sergi-vidal,Sergi Vidal,,Inca,9,2026-09-01,,123,2009-02-03
        soller/nuria-guell,Núria Güell,,Sóller,7,,,456,

        """)
    // A row without an ID is matched by name and team.
    #expect(
      table == """
        id,name,aliases,team,number,from,to,licence,birth
        inca/pau-riera,Pau Riera,,Inca,1,,,,
        inca/sergi-vidal,Sergi Vidal,,Inca,9,2026-09-01,,123,2009-02-03
        soller/nuria-guell,Núria Güell,,Sóller,7,,,456,

        """)
    #expect(table.split(whereSeparator: \.isNewline).count == 4)
    let wrong = rows[0] + "\n;Pau Riera;;Inca;1;;;;31/2/2009\n"
    try programFolder.write(wrong, to: "q.csv")
    #expect(try season("registry", "q.csv").error == "q.csv:2: error: “31/2/2009” is not a date; write 2026-11-21\n")
  }

  /// A club's list without IDs keeps existing data.
  @Test func tableWithoutIDsRemovesNothing() throws {
    let rows = [
      "id,name,aliases,team,number,from,to,licence,birth",
      "inca/sergi-vidal,Sergi Vidal,Sergi V.,Inca,9,,,123,2009-02-03",
      "inca/sergi-vidal,Sergi Vidal,,Muro,4,,,,",
    ]
    try programFolder.write(rows.joined(separator: "\n"), to: "p.csv")
    _ = try season("registry", "p.csv")
    let before = try season("registry", "--csv").output
    try programFolder.write("name,team,number\nSergi Vidal,CE Inca,9\n", to: "q.csv")
    #expect(try season("registry", "q.csv").status == .exited(0))
    let after = try season("registry", "--csv").output
    let known = before.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("inca/sergi-vidal") }
    #expect(known.count == 2, "\(before)")
    for row in known { #expect(after.contains(row), "\(after)") }
    // The values in the table are imported.
    try programFolder.write("name,team,birth\nSergi Vidal,Inca,2009-02-04\n", to: "q.csv")
    _ = try season("registry", "q.csv")
    #expect(
      try season("registry", "--csv").output == """
        id,name,aliases,team,number,from,to,licence,birth
        inca/pau-riera,Pau Riera,,Inca,1,,,,
        inca/sergi-vidal,Sergi Vidal,Sergi V.,Inca,9,,,123,2009-02-04
        inca/sergi-vidal,Sergi Vidal,Sergi V.,Muro,4,,,123,2009-02-04
        soller/nuria-guell,Núria Güell,,Sóller,7,,,,

        """)
    // The licence identifies the person, whatever the name.
    try programFolder.write("name,team,licence,birth\nSergio Vidal,Inca,123,\n", to: "r.csv")
    #expect(try season("registry", "r.csv").status == .exited(0))
    let lines = try season("registry", "--csv").output.split(whereSeparator: \.isNewline)
    #expect(lines.count { $0.contains("123") } == 2 && lines.allSatisfy { !$0.contains("Sergio") }, "\(lines)")
  }

  /// The century of a two-digit year is ambiguous.
  @Test func birthYearNeedsFourDigits() throws {
    try programFolder.write("name,birth\nSergi Vidal,03/05/65\n", to: "p.csv")
    let read = try season("registry", "p.csv")
    #expect(read.status == .exited(1), "\(read.error)")
    #expect(read.error == "p.csv:2: error: “03/05/65” is not a date; write 2026-11-21\n")
    try programFolder.write("name,birth\nSergi Vidal,03/05/1965\n", to: "p.csv")
    #expect(try season("registry", "p.csv").status == .exited(0))
  }

  /// Otherwise its values would be lost silently.
  @Test func unknownColumnIsReported() throws {
    try programFolder.write("name,telephone\nSergi Vidal,971\n", to: "p.csv")
    let read = try season("registry", "p.csv")
    #expect(
      read.status == .exited(0)
        && read.error == "p.csv:1: warning: the column “telephone” is not known here and is skipped\n", "\(read.error)")
  }

  /// A player of two teams has a number for each, and is shown with a single team if that is requested.
  @Test func transferredPlayerHasANumberPerTeam() throws {
    let made = try programFolder.shell(
      """
      printf '14 Sergi Vidal\\n' > soller.txt
      futbolstats new f/b.xml --home Sóller --away Inca --home-squad soller.txt --competition Lliga --date 2026-09-13 \\
        --set players=3 --set minimum=1 --set minimum-on=1
      printf 'start\\nend\\nstart\\nend\\nfinish!\\n' | futbolstats record f/b.xml --clock 1400000000
      """)
    try #require(made.status == .exited(0), "\(made.error)")
    _ = try season("same", "inca/sergi-vidal", "soller/sergi-vidal")
    let table = try season("registry", "--csv").output
    #expect(
      table.contains("inca/sergi-vidal,Sergi Vidal,,Inca,9,") && table.contains(",Sergi Vidal,,Sóller,14,"), "\(table)")
    #expect(
      try season("player", "Vidal", "--team", "Sóller").output == """
        Sergi Vidal, Inca, Sóller

        date       opponent score role    min goals assists
        2026-09-13 v Inca   0-0   started  90     0       0

        in the squad once: 1 start, 1 match played
        90 minutes, 100% of those possible; 0 against an equal share
        100% of the minutes of the season; goals while playing 0-0 (0)

        """)
    #expect(try !season("player", "Vidal", "--team", "Inca").output.contains("2026-09-13"))
    let squad = try season("team", "Sóller").output.split(separator: "\n")
    #expect(
      squad.contains { $0.contains("Sergi Vidal") && $0.contains("14") && !$0.contains("9 14") && !$0.contains("14 9") }
    )
    // On the pages, each team shows what the player did for it, with the number worn there.
    _ = try season("site", "site")
    let row = try #require(
      programFolder.text("site/team-soller.html").split(separator: "\n").first { $0.contains("Vidal") })
    #expect(row.contains(">14<") && !row.contains("14 9") && !row.contains("9 14"), "\(row)")
    #expect(programFolder.text("site/player-inca-sergi-vidal.html").contains(">Sóller</th>"))
  }

  /// On a short line, the ID is either complete or left out, because a shortened ID could not be used in other
  /// commands.
  @Test func longIDsAreNotTruncated() throws {
    let long = "Maria Antònia Bartomeua Salvador de la Vall d'Uixó"
    try programFolder.write("id,name,team\n,\(long),Inca\n", to: "p.csv")
    _ = try season("alias", "Inca", "Club")
    let made = try programFolder.shell(
      """
      printf '5 \(long.split(separator: "'").joined(separator: "'\\''"))\\n' > inca.txt
      futbolstats new f/b.xml --home Inca --away Muro --home-squad inca.txt --competition Lliga --date 2026-09-13
      """)
    try #require(made.status == .exited(0), "\(made.error)")
    let found = try season("find", "Bartomeua").output
    #expect(
      found == """
        “Bartomeua”

        id                                                      name                team
        inca/maria-antonia-bartomeua-salvador-de-la-vall-d-uixo Maria Antònia Bart… Inca

        """, "\(found)")
  }

  @Test func exportAndImportChangeNothing() throws {
    let before = try season("registry", "--format", "csv").output
    try programFolder.write(before, to: "p.csv")
    _ = try season("registry", "p.csv")
    #expect(try season("registry", "--format", "csv").output == before)
    _ = try season("registry", "p.csv")
    #expect(programFolder.text("f/temporada.xml").split(separator: "<jugador ").count == 4)
  }
}
