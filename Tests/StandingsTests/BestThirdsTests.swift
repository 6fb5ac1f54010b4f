import Standings
import Testing

/// The third-placed teams that actually went through in tournaments with 24 teams.
@Suite struct BestThirdsTests {
  struct Tournament: CustomTestStringConvertible {
    let name: String
    let groups: [[MatchResult]]
    let through: Set<String>
    var decided: [[String]] = []
    var testDescription: String { name }
  }

  static let all = [
    Tournament(
      name: "World Cup 1986", groups: TournamentResults.worldCup1986,
      through: ["Belgium", "Poland", "Bulgaria", "Uruguay"]),
    // Ireland was drawn as second and the Netherlands as third of their group.
    Tournament(
      name: "World Cup 1990", groups: TournamentResults.worldCup1990,
      through: ["Argentina", "Colombia", "Netherlands", "Uruguay"], decided: [["Ireland", "Netherlands"]]),
    Tournament(
      name: "World Cup 1994", groups: TournamentResults.worldCup1994,
      through: ["Argentina", "Belgium", "USA", "Italy"]),
    Tournament(
      name: "Euro 2016", groups: TournamentResults.euro2016,
      through: ["Slovakia", "Ireland", "Portugal", "Northern Ireland"]),
    Tournament(
      name: "Euro 2020", groups: TournamentResults.euro2020,
      through: ["Portugal", "Czech Republic", "Switzerland", "Ukraine"]),
  ]

  private func rules(of name: String) throws -> TableRules {
    let known = try #require(KnownTournament(name))
    var rules = try #require(RuleFamily.named(known.family)).rules
    rules.winPoints = known.winPoints
    return rules
  }

  @Test(arguments: all) func fourBestThirdsQualify(_ tournament: Tournament) throws {
    let rules = try rules(of: tournament.name)
    let tables = tournament.groups.map { LeagueTable(of: $0, by: rules, decided: tournament.decided) }
    let entrants = try #require(KnownTournament.entrants(of: 24))
    let thirds = try #require(PlaceAcrossGroups(tables, entrants: entrants, by: rules))
    #expect(thirds.place == 3 && thirds.qualifiers == 4 && thirds.table.rows.count == 6)
    #expect(thirds.certain == 4)
    #expect(Set(thirds.table.rows.prefix(4).map(\.record.team)) == tournament.through)
    // The last team that went through ranks above the first that went home.
    #expect(thirds.table.rows[3].rank == 4 && thirds.table.rows[4].rank > 4)
  }

  /// If three teams share the second rank, only the first of the four places is sure.
  @Test func teamsSharingTheLastPlaceHaveNotQualified() throws {
    let rules = try #require(RuleFamily.named("fifa")).rules
    let goals = [2, 1, 1, 1, 1, 1]
    let tables = goals.enumerated().map { group, goals in
      // The first two win all their other matches, and the third beats the fourth.
      let names = (1...4).map { "\(group)-\($0)" }
      let results = [(0, 1, 0), (0, 2, 1), (0, 3, 1), (1, 2, 1), (1, 3, 1), (2, 3, goals)]
      return LeagueTable(
        of: results.map { MatchResult(names[$0], names[$1], .played(MatchScore($2, 0))) }, by: rules)
    }
    let thirds = try #require(PlaceAcrossGroups(tables, entrants: 16, by: rules))
    #expect(thirds.table.rows.map(\.rank) == [1, 2, 2, 2, 2, 2] && thirds.qualifiers == 4 && thirds.certain == 1)
  }

  /// Two points for a win in 1990, three in 1994: Argentina's six are two wins.
  @Test func winsCountAsAtTheTime() throws {
    for (name, groups, team, points) in [
      ("World Cup 1990", TournamentResults.worldCup1990, "Argentina", 3),
      ("World Cup 1994", TournamentResults.worldCup1994, "Argentina", 6),
    ] {
      let tables = try groups.map { LeagueTable(of: $0, by: try rules(of: name)) }
      #expect(tables.flatMap(\.rows).first { $0.record.team == team }?.record.points == points)
    }
  }

  /// Four groups send their first two; no third-placed team goes through.
  @Test func noRankingOfThirdsIfNoneQualifies() throws {
    let tables = TournamentResults.euro2016.prefix(4).map { LeagueTable(of: $0, by: RuleFamily.uefa.rules) }
    #expect(PlaceAcrossGroups(Array(tables), entrants: 8, by: RuleFamily.uefa.rules) == nil)
  }

  @Test(
    arguments: [
      ("World Cup 2018", "fifa", 3, ["quarter-final"]), ("2006 FIFA Men's World Cup", "fifa", 3, ["group"]),
      ("Copa del Món 2002", "fifa", 3, ["group"]), ("UEFA Euro 2020", "uefa", 3, ["quarter-final"]),
      ("Mundial 1990", "fifa", 2, nil), ("World Cup 2026", "uefa", 3, ["group", "quarter-final"]),
      ("Eurocopa femenina 2022", "uefa", 3, ["quarter-final"]),
    ] as [(String, String, Int, [String]?)])
  func recognizesTournamentsByNameAndYear(_ name: String, _ family: String, _ win: Int, _ wipe: [String]?) throws {
    let known = try #require(KnownTournament(name))
    #expect(known.family == family && known.winPoints == win && known.cautionWipe == wipe)
  }

  @Test(arguments: [
    "World Cup", "World Cup qualifiers 2018", "FIFA Club World Cup 2019", "U-20 World Cup 2007", "LaLiga 2018-19",
    "Mundialito 2018", "Beach Soccer World Cup 2019",
  ]) func doesNotRecognizeOtherCompetitions(_ name: String) { #expect(KnownTournament(name) == nil) }
}
