import Phrases
import ResultFiles
import Standings
import Testing

/// Results as tables.
@Suite struct ResultTableTests {
  private func read(_ text: String) throws -> ReadResults { try #require(ResultTable(text)).read() }

  @Test(arguments: [
    "date,round,home,away,score\n2026-09-06,3,Inca,Sóller,2-1\n",
    "fecha;jornada;local;visitante;resultado\n6/9/2026;3;Inca;Sóller;2-1\n",
    "Data\tJornada\tLocal\tVisitant\tResultat\n06.09.2026\t3\tInca\tSóller\t2:1\n",
    "score,away,home,round,date\n 2 - 1 ,Sóller,\"Inca\",3,2026-09-06\n".replacing(" 2 - 1 ", with: "2–1"),
  ])
  func readsColumnsInAnyOrderAndLanguage(_ text: String) throws {
    let read = try read(text)
    #expect(read.problems.isEmpty && read.passedOver.isEmpty)
    let result = try #require(read.results.first)
    #expect([result.home, result.away, result.date, result.round] == ["Inca", "Sóller", "2026-09-06", "3"])
    #expect(result.outcome == .played(MatchScore(2, 1)) && result.kind == .league && result.matchday == 3)
  }

  @Test func readsEveryOutcome() throws {
    let read = try read("home,away,score\nA,B,\nC,D,3-0*\nE,F,3-0 [awarded]\nG,H,abandoned\nI,J,1-1 aet 4-3 pen\n")
    #expect(read.problems.isEmpty)
    #expect(
      read.results.map(\.outcome) == [
        .pending, .awarded(MatchScore(3, 0)), .awarded(MatchScore(3, 0)), .abandoned(nil), .played(MatchScore(1, 1)),
      ])
    #expect(read.results.last?.shootOut == MatchScore(4, 3))
  }

  @Test func readsCompetitionAndGroupColumns() throws {
    let read = try read(
      """
      competition,group,round,home,away,score,time,colour
      Copa,,Final,A,B,1-0,17:30,red
      Lliga,Grup 1,2,A,B,2-0,,
      Lliga,,Grup 2,C,D,2-0,,
      """)
    #expect(read.passedOver == ["colour"])
    #expect(read.results.map(\.competition) == ["Copa", "Lliga", "Lliga"])
    #expect(read.results.map(\.group) == ["", "Grup 1", "Grup 2"])
    #expect(read.results.map(\.kind) == [.cup, .league, .league])
    #expect(read.results[0].time == "17:30")
  }

  @Test func reportsEveryWrongRow() throws {
    let read = try read(
      """
      date,round,home,away,score
      2026-02-30,1,A,B,1-0
      yesterday,1,A,B,1-0
      Feb 3,1,A,B,1-0
      2026-02-03,1,A,,1-0
      2026-02-03,1,A,A,1-0
      2026-02-03,1,A,B,x
      2026-02-03,1,A,B,1-0,more
      2026-02-03,1,A,C,2-0
      2026-02-03,1,"A,B,1-0
      """)
    #expect(
      read.problems == [
        ResultProblem(line: 2, Phrase("results.bad-date", ["text": "2026-02-30"])),
        ResultProblem(line: 3, Phrase("results.bad-date", ["text": "yesterday"])),
        ResultProblem(line: 4, Phrase("results.no-year", ["text": "Feb 3"])),
        ResultProblem(line: 5, Phrase("results.no-team")),
        ResultProblem(line: 6, Phrase("results.same-team", ["team": "A"])),
        ResultProblem(line: 7, Phrase("results.bad-score", ["text": "x"])),
        ResultProblem(line: 8, Phrase("results.too-many-cells", ["found": 6, "expected": 5])),
        ResultProblem(line: 10, Phrase("results.open-quote")),
      ])
    #expect(read.results.map(\.away) == ["C"])
  }

  @Test(arguments: ["number,name\n1,Pau", "home,away\nA,B", "A v B 2-1", ""])
  func rejectsOtherTexts(_ text: String) { #expect(ResultTable(text) == nil) }
}
