import LeagueData
import Standings
import Testing

/// Groups that no file names, derived from the matches.
@Suite struct DerivedGroupsTests {
  private func season(_ results: [MatchResult], of competition: String = "Cup") -> SeasonResults.Competition? {
    let sources = results.enumerated().map { index, result in
      var result = result
      result.competition = competition
      return SeasonResults.Source(result, file: "\(index).xml", isMatchFile: true)
    }
    return SeasonResults(sources).competitions.first
  }

  private func teams(_ results: [MatchResult]) -> Set<String> { Set(results.flatMap { [$0.home, $0.away] }) }

  private func changed(_ results: [MatchResult], _ change: (inout MatchResult) -> Void) -> [MatchResult] {
    results.map { result in
      var result = result
      change(&result)
      return result
    }
  }

  @Test(arguments: BestThirdsTests.all.map(\.name)) func derivedGroupsMatchTheTournament(_ name: String) throws {
    let tournament = try #require(BestThirdsTests.all.first { $0.name == name })
    // The matches of all groups on the same days, as played.
    let results = tournament.groups.enumerated().flatMap { place, group in
      group.enumerated().map { index, result in
        var result = result
        (result.group, result.round) = ("", "Matchday \(1 + index / 2)")
        result.date = "2000-06-\(10 + index / 2)"
        result.time = "1\(place):00"
        return result
      }
    }
    let competition = try #require(season(results, of: name))
    #expect(
      competition.derivedGroups == (1...6).map { "Group \($0)" }
        && competition.groups.map(\.name) == competition.derivedGroups)
    #expect(competition.groups.map { teams($0.results) } == tournament.groups.map(teams))
    // After two of three matchdays, the groups can be seen too.
    let two = try #require(season(results.filter { $0.round != "Matchday 3" }, of: name))
    #expect(two.groups.map { teams($0.results) } == tournament.groups.map(teams))
    // After one matchday they cannot.
    #expect(try #require(season(results.filter { $0.round == "Matchday 1" }, of: name)).derivedGroups.isEmpty)
  }

  /// If the name of the tournament is unknown, the files must mention a group stage, or contain all group matches
  /// before the knock-out rounds.
  @Test func groupsAreDerivedOnlyForTournaments() throws {
    let results = changed(TournamentResults.euro2016.flatMap(\.self)) { $0.group = "" }
    #expect(try #require(season(results)).groups.count == 1)
    #expect(try #require(season(changed(results) { $0.stage = "Fase de grups" })).groups.count == 6)
    #expect(try #require(season(changed(results) { $0.round = "Group stage" })).groups.count == 6)
    var final = MatchResult("France", "Portugal", .played(MatchScore(0, 1)))
    (final.kind, final.round) = (.cup, "Final")
    #expect(try #require(season(results + [final])).groups.count == 6)
    #expect(try #require(season(results.dropLast() + [final])).groups.count == 1)
  }

  @Test func groupStageMayBeNamedInTwoLanguages() throws {
    let results = changed(TournamentResults.euro2016.flatMap(\.self)) {
      ($0.group, $0.stage) = ("", $0.home.count % 2 == 0 ? "Group stage" : "Fase de grups")
    }
    let competition = try #require(season(results))
    #expect(Set(competition.groups.map { teams($0.results) }) == Set(TournamentResults.euro2016.map(teams)))
  }

  /// A single match that names its group names it for all teams in it.
  @Test func oneNamedMatchNamesTheGroup() throws {
    var results = changed(TournamentResults.euro2016.flatMap(\.self)) { ($0.group, $0.stage) = ("", "Group stage") }
    results[0].group = "Grup A"
    let competition = try #require(season(results))
    #expect(competition.derivedGroups == (1...5).map { "Group \($0)" })
    #expect(
      competition.groups.first { $0.name == "Grup A" }.map { teams($0.results) } == teams(TournamentResults.euro2016[0])
    )
    // If teams of two groups have met, the groups cannot be separated.
    results[1].group = "Group B"
    #expect(try #require(season(results)).derivedGroups.isEmpty)
  }

  /// This holds on every matchday, even if there is a cup tie and fixtures are missing.
  @Test(arguments: League.all) func leagueIsNeverSplit(_ league: League) throws {
    let results = try League.results(league.file)
    var tie = MatchResult(results[0].home, results[0].away, .played(MatchScore(1, 0)))
    (tie.kind, tie.round) = (.cup, "Final")
    for last in Set(results.compactMap(\.matchday)) {
      let some = results.filter { $0.matchday ?? 0 <= last }
      #expect(try #require(season(some + [tie])).groups.map(\.name) == [""])
    }
    #expect(try #require(season(results + [tie])).derivedGroups.isEmpty)
  }
}
