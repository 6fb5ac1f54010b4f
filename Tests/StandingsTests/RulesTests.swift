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

  @Test func parametersRoundTrip() {
    for family in RuleFamily.all {
      var rules = TableRules(tieBreakers: [])
      for parameter in TableParameter.all {
        #expect(parameter.set(parameter.read(family.rules), in: &rules), "\(parameter.name)")
      }
      #expect(rules == family.rules)
    }
  }

  @Test func wordsOfRuleSetsStayValid() {
    var rules = RuleFamily.fifa.rules
    #expect(
      TableParameter.named("tie-breakers")?.set("head-to-head, goal-difference, goals, fair-play", in: &rules) == true)
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
    let parameter = try #require(TableParameter.named(name))
    var rules = RuleFamily.rfef.rules
    #expect(!parameter.set(value, in: &rules))
    #expect(rules == RuleFamily.rfef.rules)
  }

  @Test func zonesLabelRanks() {
    var rules = RuleFamily.rfef.rules.with { $0.legs = 1 }
    #expect(TableParameter.named("zones")?.set("1 promotion, 2-3 play-off", in: &rules) == true)
    let table = LeagueTable(
      of: SeasonFixture("A 1-0 B; A 1-0 C; A 1-0 D; B 1-0 C; B 1-0 D; C 1-0 D").results, by: rules)
    #expect(table.rows.map { $0.zone?.label } == ["promotion", "play-off", "play-off", nil])
  }
}
