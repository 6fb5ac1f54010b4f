import MatchModel
import Standings
import TestSupport
import Testing

/// Invariants of all tables.
@Suite struct PropertyTests {
  private static let seeds = Array(UInt64(1)...120)

  @Test(arguments: seeds) func winsAndGoalsBalance(_ seed: UInt64) {
    let season = RandomSeason(seed: seed)
    let table = LeagueTable(of: season.results, by: season.rules)
    func sum(_ value: (TeamRecord) -> Int) -> Int { table.rows.reduce(0) { $0 + value($1.record) } }
    #expect(sum(\.won) == sum(\.lost))
    #expect(sum(\.goalsFor) == sum(\.goalsAgainst))
    #expect(sum(\.drawn) % 2 == 0)
    #expect(sum(\.played) == 2 * table.matches)
    #expect(table.matches + table.leftOut.count == season.results.count)
    for row in table.rows { #expect(row.record.points == 3 * row.record.won + row.record.drawn) }
  }

  @Test(arguments: seeds) func theOrderOfTheResultsDoesNotMatter(_ seed: UInt64) {
    var season = RandomSeason(seed: seed)
    let table = LeagueTable(of: season.results, by: season.rules)
    for _ in 0..<5 {
      #expect(LeagueTable(of: season.results.shuffled(using: &season.random), by: season.rules) == table)
    }
  }

  @Test(arguments: seeds) func tableAfterARoundCountsMatchesUpToIt(_ seed: UInt64) {
    let season = RandomSeason(seed: seed)
    for round in 1...season.rounds {
      let upTo = season.results.map { result in
        var result = result
        if (result.matchday ?? 0) > round { result.outcome = .pending }
        return result
      }
      let then = LeagueTable(of: upTo, by: season.rules)
      let now = LeagueTable(of: season.results, by: season.rules, scope: TableScope(matchday: round))
      #expect(now.rows == then.rows && now.ties == then.ties)
      // Rounds are months here.
      let date = LeagueTable(of: season.results, by: season.rules, scope: TableScope(date: "2026-0\(round)-31"))
      #expect(date.rows == then.rows && date.ties == then.ties)
    }
  }

  @Test(arguments: seeds) func homeAndAwayAddUpToAll(_ seed: UInt64) {
    let season = RandomSeason(seed: seed)
    func records(_ sides: [Side]) -> [String: TeamRecord] {
      let rows = LeagueTable(of: season.results, by: season.rules, scope: TableScope(sides: sides)).rows
      return Dictionary(uniqueKeysWithValues: rows.map { ($0.record.team, $0.record) })
    }
    let (home, away) = (records([.home]), records([.away]))
    for (team, record) in records(Side.allCases) {
      #expect(home[team].map(\.points).map { $0 + (away[team]?.points ?? 0) } == record.points)
      #expect(home[team].map(\.goalsFor).map { $0 + (away[team]?.goalsFor ?? 0) } == record.goalsFor)
      #expect(home[team].map(\.played).map { $0 + (away[team]?.played ?? 0) } == record.played)
      #expect(home[team]?.awayGoals == 0)
    }
  }

  /// Teams level on points with different ranks were separated by exactly one step, teams with a shared rank by none.
  @Test(arguments: seeds) func tieBreaksExplainTheOrderOfEachPair(_ seed: UInt64) {
    let season = RandomSeason(seed: seed)
    let table = LeagueTable(of: season.results, by: season.rules)
    let ranks = Dictionary(uniqueKeysWithValues: table.rows.map { ($0.record.team, $0.rank) })
    for tie in table.ties {
      #expect(tie.teams == table.rows.map(\.record.team).filter(tie.teams.contains))
      for (index, one) in tie.teams.enumerated() {
        for other in tie.teams[(index + 1)...] {
          let parting = tie.steps.filter { step in
            guard case .parted(let parts) = step.effect else { return false }
            let places = [one, other].compactMap { team in parts.firstIndex { $0.contains(team) } }
            return places.count == 2 && places[0] != places[1]
          }
          #expect(parting.count == (ranks[one] == ranks[other] ? 0 : 1))
          if let step = parting.first, let a = step.teams.firstIndex(of: one), let b = step.teams.firstIndex(of: other)
          {
            #expect(step.criterion.prefersLess ? step.figures[a] < step.figures[b] : step.figures[a] > step.figures[b])
          }
        }
      }
    }
  }

  @Test(arguments: seeds) func renamingTeamsChangesOnlyNames(_ seed: UInt64) {
    let season = RandomSeason(seed: seed)
    func renamed(_ name: String) -> String { "FC " + name }
    let other = season.results.map { result in
      var result = result
      (result.home, result.away) = (renamed(result.home), renamed(result.away))
      return result
    }
    let table = LeagueTable(of: season.results, by: season.rules)
    let changed = LeagueTable(of: other, by: season.rules)
    #expect(changed.rows.map(\.record.team) == table.rows.map { renamed($0.record.team) })
    #expect(changed.rows.map(\.rank) == table.rows.map(\.rank))
    #expect(changed.ties.map { $0.steps.map(\.figures) } == table.ties.map { $0.steps.map(\.figures) })
  }
}
