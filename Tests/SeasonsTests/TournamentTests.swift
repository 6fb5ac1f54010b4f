import MatchModel
import SampleMatches
import Seasons
import Standings
import Testing
import WorldCupData

/// Real tournaments from match files that carry their group and stage, compared with `tournaments.json`.
@Suite struct TournamentTests {
  private static let finals = [
    "WC-1998": (first: "France", third: "Croatia"), "WC-2006": (first: "Italy", third: "Germany"),
    "WC-2014": (first: "Germany", third: "Netherlands"), "WC-2015": (first: "United States", third: "England"),
  ]

  private func season(_ key: String, namesGroups: Bool = true) -> Season {
    var sheets: [String: MatchSheet] = [:]
    for record in WorldCup.matches where record.tournament == key {
      let ledger = WorldCupReplay(record).ledger
      var match = ledger.match
      match.details.competition = record.tournamentName
      match.details.date = record.date
      match.details.stage = record.stage
      match.details.group = namesGroups ? record.group ?? "" : ""
      sheets[record.matchID] = MatchSheet(replaying: match, rules: ledger.rules)
    }
    return Season(
      sheets.sorted { $0.key < $1.key }.map { SeasonResults.Source($0.value.result, file: $0.key, isMatchFile: true) },
      sheets: sheets)
  }

  @Test(arguments: finals.keys.sorted()) func groupsAndBracketMatchTheTournament(_ key: String) throws {
    let tournament = try #require(WorldCup.tournaments[key])
    let records = WorldCup.matches.filter { $0.tournament == key }
    let codes = Dictionary(
      records.flatMap { [($0.home, $0.homeCode), ($0.away, $0.awayCode)] }, uniquingKeysWith: { one, _ in one })
    let season = season(key)
    #expect(season.results.competitions.count == 1)
    let competition = try #require(season.results.competitions.first)
    let known = try #require(KnownTournament(competition.name))
    let rules = try #require(RuleFamily.named(known.family)).rules
    #expect(known.winPoints == tournament.pointsForWin)

    #expect(competition.groups.count == tournament.groups.count)
    let tables = competition.groups.map { LeagueTable(of: $0.results, by: rules) }
    // Croatia - Australia of 2006 is not in the data: a player was cautioned three times.
    for (group, table) in zip(competition.groups, tables) where group.results.count == 6 {
      let standings = try #require(tournament.groups["group stage/" + group.name])
      #expect(table.rows.map { codes[$0.record.team] } == standings.map(\.team), "\(group.name)")
      #expect(table.rows.map(\.record.points) == standings.map(\.points))
      #expect(table.rows.map(\.record.difference) == standings.map(\.goalDifference))
      #expect(table.rows.map(\.record.goalsFor) == standings.map(\.goalsFor))
    }

    let bracket = Bracket(of: competition.cups, awayGoals: false)
    #expect(bracket.rounds.map(\.round.teams) == [16, 8, 4, 2] && bracket.rounds.map(\.ties.count) == [8, 4, 2, 1])
    #expect(bracket.champion == Self.finals[key]?.first && bracket.thirdPlace?.winner == Self.finals[key]?.third)
    #expect(bracket.others.isEmpty && competition.cups.count == 16)
    for (round, next) in zip(bracket.rounds, bracket.rounds.dropFirst()) {
      #expect(round.ties.compactMap(\.winner) == next.ties.flatMap(\.teams))
    }
    let extra = records.filter { $0.group == nil && $0.extraTime }.count
    #expect(competition.cups.count(where: \.isAfterExtraTime) == extra)

    // Every team in the last 16 was among the first two of its group, or one of the best third-placed teams.
    var entrants = Set(tables.flatMap { $0.rows.prefix(2).map(\.record.team) })
    if let thirds = PlaceAcrossGroups(tables, entrants: 16, by: rules) {
      #expect(thirds.place == 3 && thirds.qualifiers == 4 && tables.count == 6)
      entrants.formUnion(thirds.table.rows.prefix(4).map(\.record.team))
    }
    #expect(Set(bracket.rounds[0].ties.flatMap(\.teams)) == entrants)
  }

  /// If the names are removed, the derived groups have the same teams.
  @Test(arguments: finals.keys.sorted()) func groupsAreDerivedFromTheMatches(_ key: String) throws {
    func teams(_ season: Season) throws -> Set<Set<String>> {
      let groups = try #require(season.results.competitions.first).groups
      return Set(groups.map { Set($0.results.flatMap { [$0.home, $0.away] }) })
    }
    let derived = season(key, namesGroups: false)
    #expect(try teams(derived) == teams(season(key)) && teams(derived).count > 5)
    #expect(try #require(derived.results.competitions.first).derivedGroups.count == teams(derived).count)
  }

  /// Under the rules of its year, no suspended player is on the field.
  @Test(arguments: ["WC-1998", "WC-2006", "WC-2014", "WC-2015"]) func noSuspendedPlayerPlayed(_ key: String) throws {
    let season = season(key)
    let name = try #require(season.results.competitions.first?.name)
    var rules = DisciplineRules.named("fifa")
    rules.cautionWipe = try #require(KnownTournament(name)?.cautionWipe)
    let records = season.discipline({ _ in rules })
    #expect(records.flatMap(\.bans).count > 5 && records.flatMap(\.playedSuspended).isEmpty)
  }

  /// The group matches after the chosen day are still ahead.
  @Test func cautionsCountOnADayWithinTheGroupStage() throws {
    var rules = DisciplineRules.named("fifa")
    rules.cautionWipe = ["group"]
    #expect(season("WC-1998").discipline(until: "1998-06-15", { _ in rules }).contains { $0.cautions == 1 })
  }

  /// A caution of the first match still counts in the second: the group stage ends after the last opponent.
  @Test func cautionsCountThroughoutTheGroupStage() throws {
    let first = Set(
      WorldCup.matches.filter { $0.tournament == "WC-2006" && $0.group == "Group A" }.map(\.date).sorted().prefix(4))
    let records = WorldCup.matches.filter {
      $0.tournament == "WC-2006" && $0.group == "Group A" && first.contains($0.date)
    }
    var sheets: [String: MatchSheet] = [:]
    for record in records {
      var sheet = MatchSheet(WorldCupReplay(record).ledger)
      (sheet.result.group, sheet.result.date, sheet.result.competition) = ("Group A", record.date, "World Cup 2006")
      sheets[record.matchID] = sheet
    }
    let season = Season(
      sheets.sorted { $0.key < $1.key }.map { SeasonResults.Source($0.value.result, file: $0.key, isMatchFile: true) },
      sheets: sheets)
    var rules = DisciplineRules.named("fifa")
    rules.cautionWipe = ["group"]
    #expect(season.discipline({ _ in rules }).contains { $0.cautions == 1 })
  }
}
