import Standings
import TestSupport
import Testing

/// Merging the results of many files.
@Suite struct SeasonResultsTests {
  private func source(
    _ text: String, in file: String, competition: String = "", round: String = "", date: String = "", line: Int? = 1
  ) -> SeasonResults.Source {
    var result = SeasonFixture(text).results[0]
    (result.competition, result.round, result.date) = (competition, round, date)
    return SeasonResults.Source(result, file: file, line: line, isMatchFile: line == nil)
  }

  @Test func matchInTwoFilesCountsOnce() {
    let list = source("Inca 2-1 Sóller", in: "a.txt", round: "Matchday 3", date: "2026-09-06")
    let file = source("Inca 3-1 Sóller", in: "z.xml", round: "3", line: nil)
    let season = SeasonResults([list, file])
    #expect(season.competitions.count == 1)
    let results = season.competitions[0].groups[0].results
    // The match file takes precedence, and missing details come from the list.
    #expect(results.map(\.outcome) == [.played(MatchScore(3, 1))] && results[0].date == "2026-09-06")
    #expect(season.conflicts.map(\.kept.file) == ["z.xml"] && season.conflicts.map(\.other.file) == ["a.txt"])
  }

  @Test func equalResultsDoNotConflict() {
    let one = source("Inca 2-1 Sóller", in: "a.txt", date: "2026-09-06")
    var fixture = one
    fixture.result.outcome = .pending
    let season = SeasonResults([fixture, one, source("INCA 2-1 sóller", in: "b.txt", date: "2026-09-06")])
    #expect(season.conflicts.isEmpty)
    let results = season.competitions[0].groups[0].results
    #expect(results.count == 1 && results[0].outcome == .played(MatchScore(2, 1)) && results[0].home == "Inca")
  }

  @Test func preparedFileTakesTheScoreFromTheList() {
    var file = source("Inca 0-0 Sóller", in: "z.xml", date: "2026-09-06", line: nil)
    file.result.outcome = .pending
    file.result.bookings = MatchBookings.none
    let season = SeasonResults([file, source("Inca 2-1 Sóller", in: "a.txt", date: "2026-09-06")])
    let results = season.competitions[0].groups[0].results
    #expect(results.map(\.outcome) == [.played(MatchScore(2, 1))] && season.conflicts.isEmpty)
    // The list says nothing about cards.
    #expect(results[0].bookings == nil)
  }

  @Test func semiFinalIsNotAMatchOfTheFirstMatchday() {
    let season = SeasonResults([
      source("Inca 2-1 Sóller", in: "a.csv", round: "Jornada 1", date: "2026-09-06"),
      source("Inca 0-3 Sóller", in: "a.csv", round: "1/2 final", date: "2027-05-02", line: 2),
    ])
    #expect(season.competitions[0].groups[0].results.count == 2 && season.conflicts.isEmpty)
  }

  /// On another day, a match of the same round may be a replay.
  @Test(arguments: [("", 1), ("2027-05-09", 2)]) func cupRoundsMayBeSpelledDifferently(_ date: String, _ count: Int) {
    let season = SeasonResults([
      source("Inca 1-1 Sóller", in: "a.csv", round: "Semi-final", date: "2027-05-02"),
      source("Inca 1-1 Sóller", in: "b.csv", round: "1/2 final", date: date),
    ])
    #expect(season.competitions[0].groups[0].results.count == count)
  }

  @Test(
    arguments: [
      ("12", 12), ("Matchday 12", 12), ("J12", 12), ("Jornada 21/11", 21), ("Grup 1, Jornada 5", 5), ("Group 1", nil),
      ("Grup A - Jornada 3", 3), ("Grupo 2 Jornada 3", 3), ("Round 16", 16),
      ("Round of 16", nil), ("1/2 final", nil), ("Semifinal 1", nil), ("Final", nil),
    ] as [(String, Int?)]) func onlyMatchdaysAreNumbered(_ round: String, _ number: Int?)
  {
    var result = MatchResult("A", "B", .pending)
    result.round = round
    #expect(result.matchday == number)
  }

  @Test func otherDatesAndRoundsAreOtherMatches() {
    let season = SeasonResults([
      source("A 1-0 B", in: "a.txt", round: "3", date: "2026-09-06"),
      source("A 1-0 B", in: "a.txt", round: "25", date: "2027-03-06"),
      source("B 1-0 A", in: "a.txt", round: "3", date: "2026-09-06"),
    ])
    #expect(season.competitions[0].groups[0].results.count == 3 && season.conflicts.isEmpty)
  }

  @Test(arguments: [
    (["Primera Regional 2026/27", "Primera regional", ""], 1), (["League 2025/26", "League 2026/27"], 2),
    (["League 2025/26", "League 2026/27", "League"], 3), (["League", "Cup"], 2), (["League", "Cup", ""], 3),
    (["League 2026/27", "League 2026-2027"], 1), (["League 26/27", "League"], 1), (["", ""], 1), (["League", ""], 1),
    (["League 26/27", "League 2026/27", "League"], 1), (["Benjamí 10/11 2026/27", "Benjamí 10/11 2025/26"], 2),
  ])
  func competitionNamesMayOmitTheSeason(_ names: [String], _ count: Int) {
    let sources = names.enumerated().map { index, name in
      source("A 1-0 B", in: "\(index)", competition: name, date: "2026-09-0\(index + 1)")
    }
    #expect(SeasonResults(sources).competitions.count == count)
    if count == 1 { #expect(SeasonResults(sources).competitions[0].name == names.max { $0.count < $1.count }) }
  }

  @Test(arguments: Array(UInt64(1)...40)) func theOrderOfTheFilesDoesNotMatter(_ seed: UInt64) {
    var random = RandomSeason(seed: seed)
    var sources = random.results.enumerated().map { index, result in
      SeasonResults.Source(result, file: "\(index % 3).txt", line: index)
    }
    // Some matches occur again with another score or with a name in capitals.
    for source in sources where source.result.home.hasSuffix("1") {
      var other = source
      other.result.outcome = .played(MatchScore(7, 7))
      other.result.home = other.result.home.uppercased()
      sources.append(SeasonResults.Source(other.result, file: "again.txt", line: source.line))
    }
    let season = SeasonResults(sources)
    for _ in 0..<4 {
      let other = SeasonResults(sources.shuffled(using: &random.random))
      #expect(other.conflicts == season.conflicts)
      #expect(
        other.competitions.flatMap(\.groups).map(\.results) == season.competitions.flatMap(\.groups).map(\.results))
    }
  }
}
