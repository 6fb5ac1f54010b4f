import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics
import SampleMatches
import Testing
import WorldCupData

/// The 243 real matches compared with published data.
@Suite struct WorldCupTests {
  @Test func allMatchesAreLoaded() {
    #expect(WorldCup.matches.count == 243)
  }

  @Test(arguments: WorldCup.matches.map(\.matchID))
  func agreesWithPublishedData(_ id: String) throws {
    let record = try #require(WorldCup.matches.first { $0.matchID == id })
    let replay = WorldCupReplay(record)
    let statistics = replay.statistics
    let figures = ReportFigures(replay.ledger)
    let oracle = record.oracle
    #expect(replay.ledger.firstObjection == nil)

    #expect(replay.ledger.state.score.pair == oracle.score)
    #expect(statistics.teams.map { $0.whole["score"] }.pair == oracle.score)
    #expect(figures.minutes == oracle.endMinute)
    for (index, goals) in oracle.byPeriod.enumerated() {
      let period: Period = index < 2 ? .regular(index + 1) : .extra(index + 1)
      #expect(statistics.teams.map { $0.byPeriod[period]?["score"] ?? 0 }.pair == goals)
      let soFar = oracle.byPeriod.prefix(index + 1)
      #expect(figures.score(through: period).pair == [0, 1].map { side in soFar.reduce(0) { $0 + $1[side] } })
    }
    #expect(replay.ledger.state.shootOut?.score.pair == oracle.shootout)
    #expect(figures.substitutions.map(\.side).count { $0 == .home } == oracle.subs[0])
    #expect(figures.substitutions.map(\.side).count { $0 == .away } == oracle.subs[1])
    for side in WorldCupMatch.Side.allCases { expectPlayers(replay, oracle, side) }
  }

  private func expectPlayers(_ replay: WorldCupReplay, _ oracle: WorldCupMatch.Oracle, _ side: WorldCupMatch.Side) {
    let team = replay.ledger.match[side.model]
    let players = replay.statistics.players[side.model].map(\.value)
    func byNumber<Value>(_ value: (PlayerStatistics) -> Value?) -> [String: Value] {
      Dictionary(
        uniqueKeysWithValues: players.compactMap { player in
          value(player).map { (team[player.player].number.description, $0) }
        })
    }
    #expect(byNumber { $0.played ? $0.minutes : nil } == oracle.minutes[side])
    #expect(byNumber { positive($0.tally["goals"]) } == oracle.goals[side])
    #expect(byNumber { positive($0.tally["own-goals"]) } == oracle.ownGoals[side])
    #expect(byNumber { cards($0.tally) } == oracle.cards[side])
    #expect(byNumber { conduct($0) } == oracle.cards[side].mapValues { Self.points[$0] })
    let onField = replay.ledger.state[side.model].onField.map { team[$0].number.rawValue }.sorted()
    #expect(onField == oracle.onFieldEnd[side].sorted())
  }

  private func positive(_ count: Int) -> Int? { count > 0 ? count : nil }

  private func cards(_ tally: Tally) -> String? {
    var cards: [String] = Array(repeating: "Y", count: tally["yellows"])
    cards += Array(repeating: "2Y", count: tally["second-yellows"])
    cards += Array(repeating: "R", count: tally["reds"])
    return cards.isEmpty ? nil : cards.joined(separator: "+")
  }

  private func conduct(_ player: PlayerStatistics) -> Int? {
    Statistic.named("conduct")?.value(of: player).flatMap { $0 == 0 ? nil : $0 }
  }

  /// Conduct points (docs/STATISTICS.md).
  private static let points = ["Y": -1, "Y+2Y": -3, "R": -4, "Y+R": -5]
}

/// Published totals of the four tournaments compared with the matches' totals.
@Suite struct TournamentTests {
  private struct Counted {
    var goals = 0
    var ownGoals = 0
    var matches = 0
    var cards: [String: [Int]] = [:]
    var scorers: [String: (goals: Int, penalties: Int)] = [:]
  }

  @Test(arguments: WorldCup.tournaments.keys.sorted())
  func agreesWithPublishedTotals(_ key: String) throws {
    let known = try #require(WorldCup.tournaments[key])
    let counted = count(WorldCup.matches.filter { $0.tournament == key })
    // One match of 2006 is missing.
    if counted.matches == known.matches {
      #expect(counted.goals == known.goals)
      #expect(counted.ownGoals == known.ownGoals)
    }
    for (team, cards) in known.cardsPerTeam where !["WC-2006 AUS", "WC-2006 HRV"].contains("\(key) \(team)") {
      #expect(counted.cards[team] ?? [0, 0, 0] == cards, "\(team)")
    }
    for scorer in known.topScorers {
      let found = try #require(counted.scorers["\(scorer.team) \(scorer.name)"])
      #expect(found == (scorer.goals, scorer.penalties), "\(scorer.name)")
    }
  }

  private func count(_ records: [WorldCupMatch]) -> Counted {
    var counted = Counted()
    for record in records {
      let replay = WorldCupReplay(record)
      counted.matches += 1
      for side in WorldCupMatch.Side.allCases {
        let team = replay.statistics.teams[side.model]
        let code = side == .home ? record.homeCode : record.awayCode
        counted.goals += team.whole["score"]
        counted.ownGoals += team.whole["own-goals"]
        let cards = ["yellows", "second-yellows", "reds"].map { team.whole[$0] }
        counted.cards[code] = zip(counted.cards[code] ?? [0, 0, 0], cards).map(+)
        for (_, player) in replay.statistics.players[side.model] {
          let name = "\(code) \(replay.ledger.match[side.model][player.player].name)"
          counted.scorers[name, default: (0, 0)].goals += player.tally["goals"]
          counted.scorers[name, default: (0, 0)].penalties += player.tally["penalties-scored"]
        }
      }
    }
    return counted
  }
}
