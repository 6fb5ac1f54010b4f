import Seasons
import Standings
import Testing
import WorldCupData

/// Totals of tournaments compared with published data.
@Suite struct TotalsTests {
  @Test(arguments: WorldCup.tournaments.keys.sorted()) func scorersMatchPublishedData(_ key: String) throws {
    let published = try #require(WorldCup.tournaments[key])
    let totals = WorldCupSeason.season(key).totals(SeasonFilter(), { _ in DisciplineRules() })
    // Croatia and Australia drew 2-2 in a match that is not among the files.
    let missing = key == "WC-2006" ? 4 : 0
    #expect(totals.reduce(0) { $0 + $1.goals + $1.ownGoals } == published.goals - missing)
    #expect(totals.reduce(0) { $0 + $1.ownGoals } == published.ownGoals)
    let codes = Dictionary(
      WorldCup.matches.flatMap { [($0.home, $0.homeCode), ($0.away, $0.awayCode)] }, uniquingKeysWith: { one, _ in one }
    )
    for scorer in published.topScorers {
      let found = totals.filter { codes[$0.player.team] == scorer.team && $0.player.name == scorer.name }
      #expect(found.map(\.goals) == [scorer.goals], "\(scorer.name)")
      #expect(found.map(\.penaltyGoals) == [scorer.penalties], "\(scorer.name)")
    }
  }

  @Test(arguments: WorldCup.tournaments.keys.sorted()) func cardsMatchPublishedData(_ key: String) throws {
    let published = try #require(WorldCup.tournaments[key])
    let season = WorldCupSeason.season(key)
    let totals = season.totals(SeasonFilter(), { _ in DisciplineRules() })
    let names = Dictionary(
      WorldCup.matches.flatMap { [($0.homeCode, $0.home), ($0.awayCode, $0.away)] }, uniquingKeysWith: { one, _ in one }
    )
    for (code, cards) in published.cardsPerTeam where key != "WC-2006" || !["AUS", "HRV"].contains(code) {
      let team = totals.filter { $0.player.team == names[code] }
      let sums = [\PlayerTotals.cards.yellows, \.cards.secondYellows, \.cards.reds].map { path in
        team.reduce(0) { $0 + $1[keyPath: path] }
      }
      #expect(sums == cards, "\(code)")
    }
  }

  @Test func theOrderOfTheFilesDoesNotMatter() {
    let (one, other) = (WorldCupSeason.season("WC-2014"), WorldCupSeason.season("WC-2014", shuffled: 7))
    #expect(one.players.all.map(\.id) == other.players.all.map(\.id))
    #expect(one.players.all.map(\.numbers) == other.players.all.map(\.numbers))
    let rules = DisciplineRules.named("fifa")
    let totals = [one, other].map { season in
      season.totals(SeasonFilter(), { _ in rules }).map { [$0.minutes, $0.availableMinutes, $0.goals, $0.balance] }
    }
    #expect(totals[0] == totals[1])
  }

  /// Invariant: the players' minutes are the length of the matches times the number of players on the field.
  @Test func minutesAddUpToMatchLengths() {
    let season = WorldCupSeason.season("WC-2006")
    let totals = season.totals(SeasonFilter(), { _ in DisciplineRules() })
    for team in season.teams {
      let players = totals.filter { $0.player.team == team }
      #expect(players.reduce(0) { $0 + $1.minutesInGoal } == players.first?.teamMinutes, "\(team)")
      let shares = players.map(\.fairMinutes).reduce(0, +)
      #expect(abs(shares - Double(11 * (players.first?.teamMinutes ?? 0))) < 0.01, "\(team)")
    }
  }
}
