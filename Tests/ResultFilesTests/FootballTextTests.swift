import LeagueData
import Phrases
import ResultFiles
import Standings
import Testing

/// Parsing Football.TXT.
@Suite struct FootballTextTests {
  @Test(arguments: League.all) func readsAllMatchesOfALeague(_ league: League) throws {
    let read = FootballText.read(try League.text(league.file))
    #expect(read.problems.isEmpty)
    #expect(read.entries.count == 380)
    #expect(Set(read.results.map(\.competition)).count == 1)
    #expect(Set(read.results.compactMap(\.matchday)) == Set(1...38))
    for result in read.results {
      #expect(result.kind == .league && result.date.count == 10, "\(result)")
      if case .played = result.outcome {} else { Issue.record("\(result)") }
    }
    // A season begins in summer and spans two years.
    let months = Set(read.results.map { String($0.date.prefix(7)) })
    #expect(Set(months.map { $0.prefix(4) }).count == 2)
    #expect((months.min() ?? "").hasSuffix("-08") && !(months.max() ?? "").hasSuffix("-12"))
  }

  @Test func readsGroupsAndTiesOfATournament() throws {
    let read = FootballText.read(try League.text("euro-2012.txt"))
    #expect(read.problems.isEmpty && read.entries.count == 31)
    let groups = Dictionary(grouping: read.results.filter { $0.kind == .league }, by: \.group)
    #expect(groups.keys.sorted() == ["Group A", "Group B", "Group C", "Group D"])
    #expect(groups.values.allSatisfy { $0.count == 6 })
    let final = try #require(read.results.first { $0.round == "Final" })
    #expect([final.home, final.away, final.date, final.time] == ["Spain", "Italy", "2012-07-01", "20:45"])
    let quarter = try #require(read.results.first { $0.away == "Italy" && $0.home == "England" })
    #expect(quarter.outcome == .played(MatchScore(0, 0)) && quarter.shootOut == MatchScore(2, 4))
    #expect(quarter.kind == .cup)
  }

  private func read(_ lines: String) -> ReadResults {
    FootballText.read("= League 2026/27\n\n▪ Matchday 1\nSat Aug 15\n" + lines)
  }

  @Test(arguments: [
    "A v B  2-1", "A v B  2-1 (1-0)", "A 2-1 B", "A  2-1  B", "A - B  2-1", "15:00  A v B  2-1  @ Ground, Town",
    "(7) 20.30  A v B  2-1", "20h30 UTC+2 A v B 2-1", "18:00 (19:00 EEST)  A  2-1  B  @ Kyiv", "A v B 2-1 # a comment",
    "A  v  B   2-1 (0-1)   @ Somewhere, 23 August", "A v B  2-1\n   (Vidal 12', Roca 3'; Serra 30')",
    "A v B  2-1\n  (Vidal 12'\n   Roca 3';\n Serra 30')\n\nA: Pau RIERA - Biel MUÑOZ [Y 3'],\n  Marc SALA (85' Toni PONS)\n",
    "<!--\nX v Y 3-3\n-->\nA v B 2-1\n__END__\nC v D 4-4",
  ])
  func readsManyMatchNotations(_ line: String) throws {
    let read = read(line)
    #expect(read.problems.isEmpty && read.entries.count == 1)
    let result = try #require(read.results.first)
    #expect([result.home, result.away, result.date, result.round] == ["A", "B", "2026-08-15", "Matchday 1"])
    #expect(result.outcome == .played(MatchScore(2, 1)) && result.kind == .league)
  }

  @Test(arguments: [
    ("1-1 a.e.t. (1-1, 0-0) 3-4 pen.", 1, 1, 3, 4), ("3-4 pen. 1-1 a.e.t. (1-1, 0-0)", 1, 1, 3, 4),
    ("1-1 aet, 3-4 pen", 1, 1, 3, 4), ("3-4 pen (1-1, 1-1, 0-0)", 1, 1, 3, 4), ("5-4 pen 3-3 aet", 3, 3, 5, 4),
    ("3-3  [aet; B won 4-5 on penalties]", 3, 3, 4, 5), ("1-1 (aet, win 3-4 on pens)", 1, 1, 3, 4),
    ("1-1 (HT 0-0, FT 1-1, AET, PEN 3-4)", 1, 1, 3, 4),
  ])
  func shootOutIsSeparateFromTheScore(_ score: String, _ home: Int, _ away: Int, _ one: Int, _ other: Int) throws {
    for line in ["A v B  \(score)", "A  \(score)  B"] {
      // Brackets with details come after both teams.
      if line.hasSuffix("B"), score.contains("win") || score.contains("HT") || score.contains("[") { continue }
      let result = try #require(read(line).results.first)
      #expect(result.outcome == .played(MatchScore(home, away)), "\(line)")
      #expect(result.shootOut == MatchScore(one, other), "\(line)")
      #expect([result.home, result.away] == ["A", "B"])
    }
    let behind = try #require(read("A 1-1 B (aet, win 3-4 on pens)").results.first)
    #expect([behind.home, behind.away] == ["A", "B"] && behind.shootOut == MatchScore(3, 4))
  }

  @Test(arguments: [
    ("A v B  3-0 [awarded]", MatchResult.Outcome.awarded(MatchScore(3, 0))),
    ("A 0-3 B  [awarded, B did not appear]", .awarded(MatchScore(0, 3))),
    ("A v B  [abandoned at 1-1 in 65']", .abandoned(MatchScore(1, 1))), ("A v B  abd", .abandoned(nil)),
    ("A v B  w/o", .abandoned(nil)), ("A v B  0-3 w/o", .awarded(MatchScore(0, 3), absent: .home)),
    ("A v B  [postponed]", .pending), ("A v B  n/p", .pending), ("A v B", .pending), ("A n/p B", .pending),
    ("A v B n/p", .pending), ("A  abd  B", .abandoned(nil)), ("A v B 3-0 awd", .awarded(MatchScore(3, 0))),
    ("A - B", .pending), ("A v B  [cancelled]", .pending),
  ])
  func readsUnfinishedAndAwardedMatches(_ line: String, _ outcome: MatchResult.Outcome) throws {
    let read = read(line)
    #expect(read.problems.isEmpty)
    #expect(read.results.map(\.outcome) == [outcome])
    #expect(read.results.map(\.away) == ["B"])
  }

  @Test(arguments: [
    ("Sat Aug 22", "2026-08-22"), ("Aug/22", "2026-08-22"), ("[Sat Aug/22]", "2026-08-22"), ("22 August", "2026-08-22"),
    ("Sat, Aug 22, 2026", "2026-08-22"), ("22.08.2026", "2026-08-22"), ("22.8.26", "2026-08-22"),
    ("22.8.", "2026-08-22"),
    ("22/08/2026", "2026-08-22"), ("22/8", "2026-08-22"), ("22-08-2026", "2026-08-22"), ("2026-8-22", "2026-08-22"),
    ("Jan 9", "2027-01-09"), ("Wed Feb 3 2027", "2027-02-03"), ("Jun 11 @ Stadio Olimpico, Roma", "2027-06-11"),
    ("Sat Nov 21 2026 17:30 @ Nou Camp d'Inca, Inca, Att: 350", "2026-11-21"),
    ("Thu Jun 12 17:00 UTC-3 @ São Paulo", "2027-06-12"),
  ])
  func readsManyDateNotations(_ day: String, _ date: String) {
    // The previous day is in August; the season's second year begins in January.
    let steps = date >= "2027-02-10" ? "Nov 21\nFeb 10\n" : date >= "2027" ? "Nov 21\n" : ""
    let read = read(steps + day + "\nA v B 1-0")
    #expect(read.problems.isEmpty && read.results.map(\.date) == [date])
  }

  @Test func postponedMatchDoesNotChangeLaterYears() {
    let read = read("A v B 1-0\nWed Feb 17 2027\nC v D 1-0\n\n▪ Matchday 2\nSat Aug 22\nB v A 1-0\nDec 19\nC v A 0-0\n")
    #expect(read.results.map(\.date) == ["2026-08-15", "2027-02-17", "2026-08-22", "2026-12-19"])
  }

  @Test func separatesCompetitionsAndStages() {
    let read = FootballText.read(
      """
      = League 2026/27
      ▪ Matchday 1
      2026-08-15
      A v B 1-0
      ▪ Championship, Matchday 1
      A v B 2-0
      ▪ Playoffs - Semi-finals - 1st Leg
      A v B 3-0
      = Cup 2026/27
      ▪ Round 1
      2026-09-01
      A v B 4-0
      """)
    #expect(read.results.map(\.competition) == ["League 2026/27", "League 2026/27", "League 2026/27", "Cup 2026/27"])
    #expect(read.results.map(\.group) == ["", "Championship", "", ""])
    #expect(
      read.results.map(\.round) == ["Matchday 1", "Championship, Matchday 1", "Playoffs - Semi-finals", "Round 1"])
    #expect(read.results.map(\.kind).prefix(3) == [.league, .league, .cup])
  }

  /// Below the title, a heading is a part of the competition or one of its rounds, and it inherits the year of the
  /// title.
  @Test func headingBelowTheTitleIsAStage() {
    let read = FootballText.read(
      """
      = Serie B 2020/21

      Matchday 38
      [Mon May/10]
        14.00  A  1-0  B

      == Aufstieg

      Round 1
      [Thu May/13]
        21.00  C  3-2 a.e.t. (1-1, 0-1)  D
      Final
      [Thu May/27]
        A  0-1  C

      == Relegation Round
      Matchday 1
      [Fri May/28]
        E  1-1  F
      Matchday 2
        F  0-0  E

      === Final
        E  2-0  F

      == Serie C 2020/21
      Matchday 1
      [Sat Sep/26]
        G  1-1  H
      """)
    #expect(read.problems.isEmpty, "\(read.problems)")
    #expect(read.results.map(\.competition) == [String](repeating: "Serie B 2020/21", count: 6) + ["Serie C 2020/21"])
    #expect(
      read.results.map(\.date) == [
        "2021-05-10", "2021-05-13", "2021-05-27", "2021-05-28", "2021-05-28", "2021-05-28", "2020-09-26",
      ])
    #expect(read.results.map(\.kind) == [.league, .cup, .cup, .league, .league, .cup, .league])
    #expect(read.results.map(\.group) == ["", "", "", "Relegation Round", "Relegation Round", "", ""])
    #expect(
      read.results.map(\.round).prefix(4) == [
        "Matchday 38", "Aufstieg, Round 1", "Aufstieg, Final", "Relegation Round, Matchday 1",
      ])
  }

  @Test func skipsFixturesWithoutTeams() {
    let read = read("N.N. v N.N.\nA v N.N.\nTBD - TBD\nA v B 1-0")
    #expect(read.problems.isEmpty && read.results.map(\.home) == ["A"])
    #expect(
      self.read("N.N. v N.N. 2-1").problems == [ResultProblem(line: 5, Phrase("results.same-team", ["team": "N.N."]))])
  }

  @Test(arguments: [
    ("A v B  2-x", 5, Phrase("results.bad-score", ["text": "2-x"])),
    ("A v B  100-1", 5, Phrase("results.bad-score", ["text": "100-1"])),
    ("A v B  2-1 banana", 5, Phrase("results.bad-score", ["text": "2-1 banana"])),
    ("A v B  (2-1", 5, Phrase("results.bad-score", ["text": "(2-1"])),
    ("A v A  2-1", 5, Phrase("results.same-team", ["team": "A"])),
    ("Sat Feb 30\nA v B 1-0", 5, Phrase("results.bad-date", ["text": "Sat Feb 30"])),
    ("A v B 1-0\n (Vidal 3'\n\nC v D 1-1", 6, Phrase("results.open-bracket")),
    ("what is this", 5, Phrase("results.not-understood", ["text": "what is this"])),
  ])
  func reportsUnreadableLines(_ lines: String, _ line: Int, _ what: Phrase) {
    #expect(read(lines).problems == [ResultProblem(line: line, what)])
  }

  /// The rest of the line is not read, so the results would be incomplete.
  @Test func refusesTextWithAnOverlongLine() {
    let read = read("A v B 1-0\n" + String(repeating: "x", count: 65_537) + "\nC v D 1-0")
    #expect(
      read.entries.isEmpty
        && read.problems == [ResultProblem(line: 6, Phrase("results.long-line", ["most": 64]))])
  }

  /// Other characters end lines too, and some consist of several scalars.
  @Test(arguments: ["\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func recognizesAllLineEndings(_ end: String) {
    #expect(read("A v B 1-0\(end)\u{301}x\(end)C v D 1-0").entries.map(\.line) == [5, 7])
  }

  @Test func dateNeedsAYear() {
    let read = FootballText.read("= League\n▪ Matchday 1\nSat Aug 15\nA v B 1-0\n")
    #expect(read.problems == [ResultProblem(line: 3, Phrase("results.no-year", ["text": "Sat Aug 15"]))])
  }

  @Test(arguments: [
    ("▪ Matchday 1\n", true), ("A v B 1-0", true), ("= Title", true), ("number,name\n1,Pau", false),
    ("notes of mine", false),
  ])
  func recognizesTheFormatByItsContents(_ text: String, _ isOne: Bool) { #expect(FootballText.isOne(text) == isOne) }
}
