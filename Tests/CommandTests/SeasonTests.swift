import Foundation
import LeagueData
import TestSupport
import Testing

/// `season`: tables from files.
@Suite struct SeasonTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  private func season(_ words: String...) throws -> RunResult {
    try run(builtProduct("futbolstats"), ["season"] + words, directory: programFolder.path)
  }

  /// Four teams, with two matches of the last round still to be played.
  private static let results = """
    = Primera Regional 2026/27
    ▪ Jornada 1
    Sun Sep 6
      Inca v Sóller  2-1
      Alcúdia v Pollença  0-0
    ▪ Jornada 2
    Sun Sep 13
      Sóller v Alcúdia  1-0
      Pollença v Inca  3-1
    ▪ Jornada 3
    Sun Sep 20
      Inca v Alcúdia
      Pollença v Sóller
    """

  @Test(arguments: League.all) func leagueTablesMatchTheReference(_ league: League) throws {
    let result = try season(league.path, "table", "--rules", league.family, "--format", "csv")
    #expect(result.status == .exited(0) && result.error.isEmpty)
    var lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.removeFirst() == "rank,team,played,won,drawn,lost,for,against,difference,points,deducted,shared")
    let expected = league.table.map { row in
      "\(row.rank),\(row.team),\(row.played),\(row.won),\(row.drawn),\(row.lost),\(row.goalsFor),\(row.goalsAgainst),"
        + "\(row.goalsFor - row.goalsAgainst),\(row.points),0,no"
    }
    #expect(lines == expected)
  }

  @Test func tableShowsTitleAndMissingMatches() throws {
    try programFolder.write(Self.results, to: "r.txt")
    let result = try season("r.txt", "table")
    #expect(result.status == .exited(0) && result.error.isEmpty)
    #expect(
      result.output == """
        Primera Regional 2026/27

          team      P W D L F A +/-  Pts
        1 Pollença  2 1 1 0 3 1  +2    4
        2 Sóller    2 1 0 1 2 2   0    3
        3 Inca      2 1 0 1 3 4  -1    3
        4 Alcúdia   2 0 1 1 0 1  -1    1

        2 matches not played yet

        """)
  }

  @Test(arguments: [
    (
      "en",
      [
        "In this order: points; head-to-head points;", "3 points: Sóller, Inca",
        "  head to head: does not count yet, 1 of 2 matches played", "  goal difference: Sóller 0; Inca -1",
      ]
    ),
    (
      "es",
      [
        "Por este orden: puntos; puntos en los enfrentamientos directos;", "3 puntos: Sóller, Inca",
        "  enfrentamientos directos: aún no cuentan, 1 de 2 partidos jugados",
        "  diferencia general de goles: Sóller 0; Inca -1",
      ]
    ),
    (
      "ca",
      [
        "Per aquest ordre: punts; punts en els enfrontaments directes;", "3 punts: Sóller, Inca",
        "  enfrontaments directes: encara no compten, 1 de 2 partits jugats",
        "  diferència general de gols: Sóller 0; Inca -1",
      ]
    ),
  ])
  func whyExplainsTheTieBreakers(_ language: String, _ lines: [String]) throws {
    try programFolder.write(Self.results, to: "r.txt")
    let plain = try season("r.txt", "table", "--lang", language)
    let result = try season("r.txt", "table", "--why", "--lang", language)
    #expect(result.output.hasPrefix(plain.output))
    for line in lines { #expect(result.output.contains("\n" + line), "\(result.output)") }
    // With a single leg, that match decides.
    let once = try season("r.txt", "table", "--why", "--set", "legs=1", "--lang", "en")
    #expect(once.output.contains("\n  head-to-head points: Inca 3; Sóller 0\n"))
  }

  @Test func tableAfterARoundIgnoresLaterMatches() throws {
    try programFolder.write(Self.results, to: "r.txt")
    for (round, date) in [(1, "2026-09-06"), (2, "2026-09-13"), (3, "2026-09-20")] {
      let lines = Self.results.split(separator: "\n", omittingEmptySubsequences: false)
      let end = lines.firstIndex { $0.hasPrefix("▪ Jornada \(round + 1)") } ?? lines.endIndex
      // Teams that have not played yet are in the table too.
      let rest = lines[end...].map { $0.replacing(#/ \d-\d$/#, with: "") }
      try programFolder.write((lines[..<end] + rest.map { $0[...] }).joined(separator: "\n"), to: "until.txt")
      let expected = try season("until.txt", "table", "--format", "csv").output
      #expect(try season("r.txt", "table", "--format", "csv", "--round", "\(round)").output == expected)
      #expect(try season("r.txt", "table", "--format", "csv", "--as-of", date).output == expected)
    }
  }

  @Test func homeAndAwayHaveSeparateTables() throws {
    try programFolder.write(Self.results, to: "r.txt")
    let home = try season("r.txt", "table", "--home", "--format", "csv").output.split(separator: "\n")
    let away = try season("r.txt", "table", "--away", "--format", "csv").output.split(separator: "\n")
    #expect(home.contains("1,Pollença,1,1,0,0,3,1,2,3,0,no") && away.contains("1,Pollença,1,0,1,0,0,0,0,1,0,no"))
    #expect(try season("r.txt", "table", "--home").output.hasPrefix("Primera Regional 2026/27, at home\n"))
  }

  @Test func matchFilesAndListsFormOneSeason() throws {
    try FileManager.default.createDirectory(atPath: programFolder.path("s"), withIntermediateDirectories: true)
    try programFolder.write(Self.results, to: "s/r.txt")
    _ = try programFolder.futbolstats(
      "new", "s/own.xml", "Inca", "Alcúdia", "--competition", "Primera Regional", "--season", "2026/27", "--round",
      "Jornada 3",
      "--date", "2026-09-20", "--rules", "amateur")
    let pending = try season("s", "table", "--format", "csv").output
    #expect(
      pending == """
        rank,team,played,won,drawn,lost,for,against,difference,points,deducted,shared
        1,Pollença,2,1,1,0,3,1,2,4,0,no
        2,Sóller,2,1,0,1,2,2,0,3,0,no
        3,Inca,2,1,0,1,3,4,-1,3,0,no
        4,Alcúdia,2,0,1,1,0,1,-1,1,0,no

        """)
    _ = try programFolder.futbolstats("record", "s/own.xml", text: "start\n5' 9g\n7' 9g\nend\n")
    let running = try season("s", "table")
    #expect(
      running.output == """
        Primera Regional 2026/27

          team      P W D L F A +/-  Pts
        1 Pollença  2 1 1 0 3 1  +2    4
        2 Sóller    2 1 0 1 2 2   0    3
        3 Inca      2 1 0 1 3 4  -1    3
        4 Alcúdia   2 0 1 1 0 1  -1    1

        In progress: Inca 2-0 Alcúdia, 2026-09-20
        1 match not played yet

        """)
    _ = try programFolder.futbolstats("record", "s/own.xml", text: "start\nend\n")
    let done = try season("s", "table")
    #expect(done.status == .exited(0) && done.error.isEmpty, "\(done.error)")
    #expect(
      done.output == """
        Primera Regional 2026/27

          team      P W D L F A +/-  Pts
        1 Inca      3 2 0 1 5 4  +1    6
        2 Pollença  2 1 1 0 3 1  +2    4
        3 Sóller    2 1 0 1 2 2   0    3
        4 Alcúdia   3 0 1 2 0 3  -3    1

        1 match not played yet

        """, "\(done.output)")
  }

  @Test func cardsInMatchFilesCountForFairPlay() throws {
    _ = try programFolder.futbolstats("new", "m.xml", "Inca", "Alcúdia", "--rules", "amateur", "--date", "2026-09-06")
    _ = try programFolder.futbolstats("record", "m.xml", text: "start\n5' v4y\n9' v5y\nend\nstart\nend\n")
    let result = try season("m.xml", "table", "--rules", "fifa", "--why")
    #expect(result.output.contains("\n1 Inca     1 0 1 0 0 0   0    1\n"), "\(result.output)")
    #expect(result.output.contains("\n  fair play (cards): Inca 0; Alcúdia -2\n"), "\(result.output)")
  }

  @Test func friendliesAndCupTiesDoNotCount() throws {
    let made: [(name: String, words: [String])] = [
      ("f.xml", ["--rules", "friendly", "--date", "2026-08-01"]),
      ("c.xml", ["--rules", "amateur", "--set", "knockout=yes", "--date", "2026-08-08"]),
    ]
    for (name, words) in made {
      _ = try run(
        builtProduct("futbolstats"), ["new", name, "Inca", "Sóller"] + words,
        directory: programFolder.path)
      _ = try programFolder.futbolstats("record", name, text: "start\n5' 9g\nend\nstart\nend\nfinish\n")
    }
    try programFolder.write(
      Self.results.replacing(" 2026/27", with: "").replacing("Sep 6", with: "Sep 6 2026"), to: "r.txt")
    let result = try season(".", "table")
    #expect(
      result.output == """
        Primera Regional

          team      P W D L F A +/-  Pts
        1 Pollença  2 1 1 0 3 1  +2    4
        2 Sóller    2 1 0 1 2 2   0    3
        3 Inca      2 1 0 1 3 4  -1    3
        4 Alcúdia   2 0 1 1 0 1  -1    1

        2 matches not played yet
        1 cup tie does not count
        1 friendly does not count

        """, "\(result.output)\(result.error)")
  }

  @Test func badFileIsReportedAndNotedBelowTheTable() throws {
    try programFolder.write(Self.results, to: "r.txt")
    try programFolder.write("<partit", to: "bad.xml")
    let result = try season(".", "table")
    #expect(result.status == .exited(1))
    #expect(result.error.hasPrefix("bad.xml:1: error: "), "\(result.error)")
    #expect(
      result.output == """
        Primera Regional 2026/27

          team      P W D L F A +/-  Pts
        1 Pollença  2 1 1 0 3 1  +2    4
        2 Sóller    2 1 0 1 2 2   0    3
        3 Inca      2 1 0 1 3 4  -1    3
        4 Alcúdia   2 0 1 1 0 1  -1    1

        2 matches not played yet

        1 of 2 files was not read in full: the table may be wrong

        """)
    #expect(result.output.hasSuffix("\n1 of 2 files was not read in full: the table may be wrong\n"))
    let strict = try season(".", "table", "--strict")
    #expect(strict.status == .exited(1) && strict.output.isEmpty && strict.error == result.error)
  }

  @Test func deductionHasAFootnote() throws {
    try programFolder.write(Self.results, to: "r.txt")
    let result = try season("r.txt", "table", "--deduct", "pollenca=3")
    #expect(
      result.output == """
        Primera Regional 2026/27

          team      P W D L F A +/-  Pts
        1 Sóller    2 1 0 1 2 2   0    3
        2 Inca      2 1 0 1 3 4  -1    3
        3 Pollença  2 1 1 0 3 1  +2    1*
        4 Alcúdia   2 0 1 1 0 1  -1    1

        * Pollença: 3 points deducted
        2 matches not played yet

        """, "\(result.output)")
    let csv = try season("r.txt", "table", "--deduct", "Pollença=3", "--format", "csv")
    #expect(
      csv.output == """
        rank,team,played,won,drawn,lost,for,against,difference,points,deducted,shared
        1,Sóller,2,1,0,1,2,2,0,3,0,no
        2,Inca,2,1,0,1,3,4,-1,3,0,no
        3,Pollença,2,1,1,0,3,1,2,1,3,no
        4,Alcúdia,2,0,1,1,0,1,-1,1,0,no

        """)
  }

  @Test func awardsSharedRanksAndZonesAreExplained() throws {
    try programFolder.write(
      "home,away,score,date\nA,B,3-0*,2026-09-06\nC,D,0-0,2026-09-06\nA,C,abandoned,2026-09-07\nB,D,[abandoned at 1-0],2026-09-08\n",
      to: "r.csv")
    let result = try season("r.csv", "table", "--set", "zones=1 promotion, 3-4 relegation")
    #expect(
      result.output.hasSuffix(
        """
        1  A     1 1 0 0 3 0  +3    3  promotion
        2= C     1 0 1 0 0 0   0    1
        2= D     1 0 1 0 0 0   0    1
        4  B     1 0 0 1 0 3  -3    0  relegation

        2= C, D: level in everything; lots or a play-off would decide
        Awarded: A 3-0 B, 2026-09-06
        To be decided, abandoned: A - C, 2026-09-07
        To be decided, abandoned: B 1-0 D, 2026-09-08
        Places: 1 promotion, 3-4 relegation

        """), "\(result.output)")
  }

  @Test func csvEscapesFormulasInTeamNames() throws {
    try programFolder.write("home,away,score\n=HYPERLINK(1),\"A \"\"B\"\", C\",1-0\n", to: "r.csv")
    let csv = try season("r.csv", "table", "--format", "csv").output
    #expect(csv.contains("\n1,'=HYPERLINK(1),1,") && csv.contains("\n2,\"A \"\"B\"\", C\",1,"))
  }

  @Test func narrowTerminalsGetFewerColumns() throws {
    try programFolder.write(Self.results, to: "r.txt")
    for (columns, header) in [(80, "P W D L F A +/-  Pts"), (30, "P W D L +/-  Pts"), (24, "P +/-  Pts")] {
      let terminal = try PseudoTerminal(
        builtProduct("futbolstats"), ["season", "r.txt", "table", "--why"], columns: columns, rows: 60,
        directory: programFolder.path)
      try terminal.expect(header)
      try terminal.expect("3 points: Sóller,")
      #expect(try terminal.waitForExit() == .exited(0))
    }
  }

  @Test func commandAndViewHaveNamesInEachLanguage() throws {
    try programFolder.write(Self.results, to: "r.txt")
    let expected = try season("r.txt", "table").output
    for words in [
      ["temporada", "r.txt", "classificació"], ["temporada", "r.txt", "Clasificacion"], ["season", "r.txt", "taula"],
    ] {
      let result = try run(builtProduct("futbolstats"), words, directory: programFolder.path)
      #expect(result.output == expected && result.status == .exited(0))
    }
  }
}
