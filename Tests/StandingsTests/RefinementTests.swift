import Standings
import Testing

/// Individual rules of tables.
@Suite struct RefinementTests {
  private let rules = RuleFamily.rfef.rules.with { $0.legs = 1 }

  /// With three teams level, `restart` ends the block at the first criterion that separates them; `replay` applies all
  /// criteria before teams still level repeat the block; `once` never repeats it.
  @Test func headToHeadModesDiffer() {
    // All except D are level on points in their matches; A, B and C have 4, with differences that separate C from A and
    // B.
    let matches = SeasonFixture(
      """
      A 1-0 B; B 3-0 C; C 2-0 A; A 0-0 D; B 0-0 D; C 0-0 D
      """)
    let teams: Set = ["A", "B", "C"]
    let restart = LeagueTable(of: matches.results, by: rules)
    // Differences between the three: A -1, B +2, C -1; then between A and C: C won.
    #expect(restart.rows.map(\.record.team).filter(teams.contains) == ["B", "C", "A"])
    let tie = restart.ties[0]
    #expect(tie.steps.map(\.criterion) == [.headToHeadPoints, .headToHeadDifference, .headToHeadPoints])
    #expect(tie.steps[0].effect == .levelStill)
    #expect(tie.steps[1].effect == .parted([["B"], ["A", "C"]]))
    #expect(tie.steps[2].effect == .parted([["C"], ["A"]]) && tie.steps[2].among == ["A", "C"])

    let withGoals = rules.with { $0.tieBreakers.insert(.headToHeadGoals, at: 2) }
    let replay = LeagueTable(of: matches.results, by: withGoals.with { $0.headToHead = .replay })
    // The goals between the three come before a new table of two: C has 2, A has 1.
    #expect(replay.ties[0].steps.last?.criterion == .headToHeadGoals)
    #expect(replay.ties[0].steps.last?.among == ["A", "B", "C"])
  }

  @Test func replayRestartsWithTeamsStillLevel() {
    // A and B are level in everything between the three; A won their match.
    let matches = SeasonFixture("A 1-0 B; C 1-0 A; B 1-0 C; A 0-0 D; B 0-0 D; C 0-0 D; A 5-0 E; B 4-0 E; C 4-0 E")
    let cyclic = LeagueTable(of: matches.results, by: rules.with { $0.headToHead = .replay })
    // The head-to-head criteria leave them level, so the overall difference decides.
    #expect(
      cyclic.ties[0].steps.map(\.criterion) == [
        .headToHeadPoints, .headToHeadDifference, .goalDifference, .goals, .conduct,
      ])
    #expect(cyclic.rows[0].record.team == "A")
    #expect(cyclic.ties[0].level == [["B", "C"]])
  }

  @Test func deductionsDoNotCountHeadToHead() {
    let matches = SeasonFixture("B 1-0 A; B 1-0 C; A 1-0 C")
    let table = LeagueTable(of: matches.results, by: rules, deductions: [Deduction("B", 3)])
    #expect(table.rows.map(\.record.team) == ["B", "A", "C"])
    #expect(table.ties[0].figure == Figure(3) && table.ties[0].steps[0].figures == [Figure(3), Figure(0)])
  }

  @Test func deductionCountsFromItsDate() {
    var matches = SeasonFixture("A 1-0 B; B 2-0 A").results
    matches[0].date = "2026-01-10"
    matches[1].date = "2026-02-10"
    let deduction = Deduction("B", 3, date: "2026-02-01")
    func points(_ date: String) -> [Int] {
      LeagueTable(of: matches, by: rules, scope: TableScope(date: date), deductions: [deduction]).rows
        .sorted { $0.record.team < $1.record.team }.map(\.record.points)
    }
    #expect(points("2026-01-31") == [3, 0])
    #expect(points("2026-02-01") == [3, -3])
    #expect(points("2026-02-28") == [3, 0])
  }

  @Test func noShowLosesPointsIfTheRulesSaySo() {
    let matches = [MatchResult("A", "B", .awarded(MatchScore(3, 0), absent: .away)), MatchResult("B", "A", .pending)]
    let table = LeagueTable(of: matches, by: rules.with { $0.noShowDeduction = 3 })
    #expect(table.rows.map(\.record.points) == [3, -3])
    #expect(table.deductions == [Deduction("B", 3, reason: "A - B")])
    #expect(LeagueTable(of: matches, by: rules).rows.map(\.record.points) == [3, 0])
  }

  /// FIBA, D.1: losing by default gives a point, a forfeit none.
  @Test func defeatGivesPointsOnlyToATeamThatAppeared() {
    let matches = [
      MatchResult("A", "B", .played(MatchScore(20, 0))), MatchResult("A", "C", .awarded(MatchScore(20, 0))),
      MatchResult("A", "D", .awarded(MatchScore(20, 0), absent: .away)),
    ]
    let table = LeagueTable(of: matches, by: rules.with { ($0.winPoints, $0.lossPoints) = (2, 1) })
    let points = Dictionary(uniqueKeysWithValues: table.rows.map { ($0.record.team, $0.record.points) })
    #expect(points == ["A": 6, "B": 1, "C": 1, "D": 0])
  }

  @Test func unfinishedMatchesAreLeftOut() {
    let matches = [
      MatchResult("A", "B", .abandoned(MatchScore(2, 0))), MatchResult("C", "A", .inProgress(MatchScore(1, 0))),
      MatchResult("B", "C", .pending), MatchResult("C", "B", .played(MatchScore(0, 0))),
    ]
    let table = LeagueTable(of: matches, by: rules)
    #expect(table.matches == 1 && table.leftOut.count == 3)
    #expect(table.rows.map(\.record.played) == [1, 1, 0])
  }

  @Test func cupTiesAndFriendliesDoNotCount() {
    var cup = MatchResult("A", "B", .played(MatchScore(5, 0)))
    cup.kind = .cup
    var friendly = cup
    friendly.kind = .friendly
    let league = MatchResult("B", "A", .played(MatchScore(1, 0)))
    #expect(LeagueTable(of: [cup, friendly, league], by: rules) == LeagueTable(of: [league], by: rules))
  }

  @Test func truncatedSeasonRanksByPointsPerMatch() {
    let matches = SeasonFixture("A 1-0 C; A 1-0 D; A 0-1 E; B 1-0 C; B 1-0 D")
    // A and B are level on 6 points.
    #expect(matches.order(rules, of: ["A", "B", "E"]) == ["B", "A", "E"])
    let table = LeagueTable(of: matches.results, by: rules.with { $0.rankBy = .pointsPerMatch })
    #expect(table.rows.prefix(3).map(\.record.team) == ["B", "E", "A"])
    let tie = table.ties[0]
    #expect(tie.criterion == .pointsPerMatch && tie.figure == Figure(3))
  }

  @Test func quotientsAreExact() {
    #expect(Figure(1, per: 3) == Figure(2, per: 6))
    #expect(Figure(1, per: 3) < Figure(334, per: 1000))
    #expect(Figure(5, per: 0) > Figure(1000))
    #expect(Figure(0, per: 0) == Figure(0))
  }

  @Test func unknownCardsDoNotBreakTies() {
    let matches = SeasonFixture("A 0-0 B; A 1-0 C; B 1-0 C")
    let table = LeagueTable(of: matches.results, by: rules)
    #expect(table.ties[0].steps.last?.effect == .unknown)
    #expect(table.ties[0].level == [["A", "B"]])
  }

  @Test func everyCardCostsItsConductPoints() {
    let cards = Bookings(yellows: 2, secondYellows: 1, reds: 1, yellowsAndReds: 1)
    var match = MatchResult("A", "B", .played(MatchScore(0, 0)))
    match.bookings = MatchBookings(home: TeamBookings(players: cards), away: TeamBookings())
    func conduct(_ points: ConductPoints) -> [Int?] {
      LeagueTable(of: [match], by: rules.with { $0.conduct = points }).rows.map(\.record.conduct)
    }
    #expect(conduct(.fifa) == [0, -14])
    #expect(conduct(.uefa) == [0, -12])
  }

  @Test func decisionBreaksRemainingTies() {
    let matches = SeasonFixture("A 0-0 B; A 1-0 C; B 1-0 C")
    let decided = LeagueTable(of: matches.results, by: rules, decided: [["B", "A"]])
    #expect(decided.rows.map(\.record.team) == ["B", "A", "C"] && !decided.rows[0].isShared)
    #expect(decided.ties[0].steps.last?.criterion == .lots)
    // A decision about other teams has no effect here.
    #expect(LeagueTable(of: matches.results, by: rules, decided: [["B", "C"]]).rows[0].isShared)
  }

  @Test func sharedRanksAreSortedByName() {
    let matches = SeasonFixture("Éibar 0-0 Zamora; Zamora 0-0 alcúdia; alcúdia 0-0 Éibar")
    let table = LeagueTable(of: matches.results, by: rules) { $0.lowercased() == "éibar" ? "eibar" : $0.lowercased() }
    #expect(table.rows.map(\.record.team) == ["alcúdia", "Éibar", "Zamora"])
    #expect(table.rows.map(\.rank) == [1, 1, 1])
  }

  @Test(arguments: [
    ("wins", ["B", "A"]), ("away-wins", ["A", "B"]), ("away-goals", ["A", "B"]), ("goal-ratio", ["A", "B"]),
    ("fewer-matches", ["B", "A"]),
  ])
  func eachCriterionOrdersTheTeams(_ word: String, _ order: [String]) {
    // The two have 3 points. A: three draws, including 2-2 away. B: a home win.
    let matches = SeasonFixture("A 0-0 C; A 0-0 D; E 2-2 A; B 1-0 F; G 2-0 B")
    var rules = rules
    #expect(TableRules.parameter(named: "tie-breakers")?.set(word, in: &rules) == true)
    if word == "away-wins" {
      let others = SeasonFixture("C 0-1 A; D 1-0 A; B 1-0 F; G 2-0 B")
      #expect(others.order(rules, of: ["A", "B"]) == order)
    } else {
      #expect(matches.order(rules, of: ["A", "B"]) == order)
    }
  }
}
