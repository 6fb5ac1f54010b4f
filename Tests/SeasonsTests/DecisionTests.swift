import Seasons
import Standings
import Testing

/// Decisions find their competition by its name, with or without the season, or by an alias.
@Suite struct DecisionTests {
  private static func source(
    _ home: String, _ away: String, in competition: String, day: Int, file: String
  ) -> SeasonResults.Source {
    var result = MatchResult(home, away, .played(MatchScore(1, 0)))
    (result.competition, result.date) = (competition, "2026-09-0\(day)")
    let isMatchFile = file.hasSuffix(".xml")
    return SeasonResults.Source(result, file: file, line: isMatchFile ? nil : day, isMatchFile: isMatchFile)
  }

  private static func season(_ sources: [SeasonResults.Source], _ file: SeasonFile) -> Season {
    Season(sources, sheets: [String: KeptSheet](), file: file, path: "temporada.xml")
  }

  /// `check` proposes the alias after the award and the confirmation were written, or before.
  @Test(arguments: ["Preferent 2026/27", "Prefernt 2026/27"]) func aliasesAreTheCompetition(_ named: String) {
    var competition = SeasonFile.Competition("Preferent 2026/27")
    competition.aliases = ["Prefernt 2026/27"]
    var award = SeasonFile.Result(home: "Inca", away: "Sóller")
    (award.competition, award.date, award.awarded) = (named, "2026-09-01", MatchScore(0, 3))
    var confirmed = SeasonFile.Result(home: "Inca", away: "Muro")
    (confirmed.competition, confirmed.date, confirmed.score) = (named, "2026-09-02", MatchScore(1, 0))
    var file = SeasonFile()
    (file.competitions, file.results) = ([competition], [award])
    file.confirmations = [Confirmation(confirmed, by: "Joan Mas", on: "2026-09-03")]
    let season = Self.season(
      [
        Self.source("Inca", "Sóller", in: "Prefernt 2026/27", day: 1, file: "a.xml"),
        Self.source("Inca", "Muro", in: "Prefernt 2026/27", day: 2, file: "b.xml"),
      ], file)
    let results = season.results.competitions.flatMap(\.matches).map(\.result)
    #expect(results.map(\.outcome) == [.awarded(MatchScore(0, 3)), .played(MatchScore(1, 0))])
    #expect(results.map(\.isConfirmed) == [false, true] && season.results.conflicts.isEmpty)
  }

  @Test func withdrawalAnnulsMatchesWithAndWithoutTheSeason() {
    var file = SeasonFile()
    file.decisions = [Decision(.withdrawal(team: "Alcúdia", keepsResults: false), competition: "Lliga 2026/27")]
    let season = Self.season(
      [
        Self.source("Inca", "Alcúdia", in: "Lliga 2026/27", day: 1, file: "list.csv"),
        Self.source("Alcúdia", "Muro", in: "Lliga", day: 2, file: "a.xml"),
        Self.source("Inca", "Alcúdia", in: "Copa", day: 3, file: "b.xml"),
      ], file)
    let annulled = season.results.competitions.flatMap(\.matches).filter(\.result.isAnnulled)
    #expect(annulled.map(\.file) == ["list.csv", "a.xml"])
  }

  /// A longer name that begins in the same way is another competition.
  @Test func longerNameIsAnotherCompetition() {
    var sheets: [String: MatchSheet] = [:]
    let sources = ["Copa", "Copa Catalunya"].enumerated().map { index, competition in
      let source = Self.source("Inca", "Sóller", in: competition, day: index + 1, file: "\(index).xml")
      sheets[source.file] = MatchSheet(
        result: source.result, length: 90, regularLength: 90, sideSize: 11, ours: .home,
        home: [Appearance(name: "Anna", number: 9)], away: [])
      return source
    }
    var file = SeasonFile()
    file.competitions = [SeasonFile.Competition("Copa")]
    file.decisions = [
      Decision(.ban(player: "inca/anna", matches: 3), competition: "Copa"),
      Decision(.deduction(team: "Inca", points: 3), competition: "Copa"),
    ]
    let season = Season(sources, sheets: sheets, file: file)
    #expect(season.discipline({ _ in DisciplineRules() }).map(\.competition) == ["Copa"])
    #expect(season.deductions(in: "Copa").count == 1 && season.deductions(in: "Copa Catalunya").isEmpty)
    #expect(file.competition(named: "Copa Catalunya") == nil && file.competition(named: "Copa 2026/27") != nil)
  }

  @Test(arguments: [
    ("Copa", ["Copa 2026/27"]), ("copa catalunya", ["Copa Catalunya"]), ("Cop", ["Copa 2026/27", "Copa Catalunya"]),
    ("Copa 2025/26", []),
  ]) func filterPrefersTheWholeName(_ text: String, _ selected: [String]) {
    let names = ["Copa 2026/27", "Copa Catalunya", "Lliga"]
    var filter = SeasonFilter()
    filter.select(competition: text, of: names)
    #expect(names.filter(filter.selects(competition:)) == selected)
  }
}
