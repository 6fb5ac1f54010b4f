import Standings
import Testing

/// Rules as data.
@Suite struct RulesTests {
  @Test func familiesHaveNamesAndSources() {
    #expect(RuleFamily.all.map(\.name) == ["rfef", "premier-league", "fifa", "uefa", "serie-a"])
    for family in RuleFamily.all {
      #expect(!family.source.isEmpty)
      #expect(RuleFamily.named(family.name)?.rules == family.rules)
    }
  }

  @Test func parametersSetEveryRule() {
    let values = [
      "win-points": "2", "draw-points": "1", "loss-points": "0",
      "tie-breakers":
        "head-to-head-points head-to-head-difference head-to-head-goals goal-difference goals conduct lots",
      "head-to-head": "replay", "head-to-head-incomplete": "use", "legs": "1", "rank-by": "points-per-match",
      "conduct": "1 3 3 4", "conduct-officials": "no", "no-show-deduction": "3", "away-goals": "yes",
      "zones": "1 promotion, 2-3 play-off",
    ]
    var rules = TableRules()
    for parameter in TableRules.parameters {
      #expect(parameter.set(values[parameter.name] ?? "", in: &rules), "\(parameter.name)")
    }
    let expected = RuleFamily.uefa.rules.with {
      $0.winPoints = 2
      $0.headToHeadIncomplete = .use
      $0.rankBy = .pointsPerMatch
      $0.conductOfficials = false
      $0.noShowDeduction = 3
      $0.awayGoals = true
      $0.zones = [Zone(1...1, "promotion"), Zone(2...3, "play-off")]
    }
    #expect(rules == expected)
  }

  @Test func wordsOfRuleSetsStayValid() {
    var rules = RuleFamily.fifa.rules
    let words = "head-to-head, goal-difference, goals, fair-play"
    #expect(TableRules.parameter(named: "tie-breakers")?.set(words, in: &rules) == true)
    #expect(rules.tieBreakers == RuleFamily.rfef.rules.tieBreakers)
  }

  @Test(arguments: [
    ("win-points", "10"), ("win-points", "x"), ("draw-points", "-1"), ("tie-breakers", "coin"),
    ("tie-breakers", "points"),
    ("head-to-head", "twice"), ("legs", "0"), ("rank-by", "goals"), ("conduct", "1 3 4"), ("conduct", "1 3 4 x"),
    ("conduct-officials", "maybe"), ("zones", "promotion"), ("zones", "5-2 play-off"), ("zones", "0 up"),
    ("zones", "1"),
  ])
  func refusesInvalidValues(_ name: String, _ value: String) throws {
    let parameter = try #require(TableRules.parameter(named: name))
    var rules = RuleFamily.rfef.rules
    #expect(!parameter.set(value, in: &rules))
    #expect(rules == RuleFamily.rfef.rules)
  }

  @Test func zonesLabelRanks() {
    var rules = RuleFamily.rfef.rules.with { $0.legs = 1 }
    #expect(TableRules.parameter(named: "zones")?.set("1 promotion, 2-3 play-off", in: &rules) == true)
    let table = LeagueTable(
      of: SeasonFixture("A 1-0 B; A 1-0 C; A 1-0 D; B 1-0 C; B 1-0 D; C 1-0 D").results, by: rules)
    #expect(table.rows.map { $0.zone?.label } == ["promotion", "play-off", "play-off", nil])
  }
}
