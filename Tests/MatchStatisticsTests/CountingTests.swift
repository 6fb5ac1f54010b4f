import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics
import Testing

/// Which actions count towards which statistics.
@Suite struct CountingTests {
  /// Conduct points (docs/STATISTICS.md).
  @Test(arguments: [
    ([CardColor.yellow], -1), ([.yellow, .yellow], -3), ([.red], -4), ([.yellow, .red], -5),
  ])
  func conductPoints(_ colors: [CardColor], _ points: Int) {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.at(10)
    for color in colors { sketch.card(color, 4) }
    let conduct = Statistic.named("conduct")
    #expect(conduct?.value(of: sketch.player(4)) == points)
    #expect(conduct?.value(in: sketch.statistics.teams.home.whole) == points)
    #expect(conduct?.value(in: sketch.statistics.teams.away.whole) == 0)
  }

  /// docs/LAWS.md, C6: a yellow card in the match and one in the shoot-out do not add up to a sending-off.
  @Test func shootOutYellowsAreSeparate() {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.card(.yellow, 4)
    sketch.end()
    sketch.play(.regular(2))
    sketch.start(.shootOut)
    sketch.card(.yellow, 4)
    #expect(sketch.player(4).tally["yellows"] == 2)
    #expect(sketch.player(4).tally["second-yellows"] == 0)
    #expect(sketch.statistics.teams.home.byPeriod[.shootOut]?["yellows"] == 1)
  }

  /// docs/LAWS.md, D2, D6: an own goal counts for the other side and is not a shot; a disallowed goal does not count at
  /// all.
  @Test func ownAndAnnulledGoals() {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.goal(5, for: .home, isOwn: true)
    sketch.goal(9, for: .home, isAnnulled: true)
    sketch.goal(9, for: .home)
    let statistics = sketch.statistics
    #expect(statistics.teams.home.whole["score"] == 2)
    #expect(statistics.teams.home.whole["goals"] == 1)
    #expect(statistics.teams.home.whole["shots"] == 1)
    #expect(statistics.teams.home.whole["own-goals"] == 0)
    #expect(statistics.teams.away.whole["own-goals"] == 1)
    #expect(statistics.teams.away.whole["goals"] == 0)
    #expect(sketch.player(5, of: .away).tally["own-goals"] == 1)
    #expect(sketch.player(5, of: .away).tally["goals"] == 0)
    #expect(sketch.player(1).goalsFor == 2)
    #expect(sketch.player(1, of: .away).goalsAgainst == 2)
  }

  @Test func shotsByOutcome() throws {
    var sketch = MatchFixture()
    let nine = MatchFixture.number(9)
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.goal(9)
    sketch.chance(nine, .saved, from: .penalty)
    sketch.chance(nine, .woodwork, from: .corner, zone: Zone(rawValue: 2))
    sketch.chance(.unidentified(1), .blocked, from: .corner)
    sketch.chance(nine, .offTarget)
    sketch.chance(nine, nil)
    sketch.chance(nine, Outcome(rawValue: "rematada"))
    let home = sketch.statistics.teams.home
    let expected: [StatisticKey: Int] = [
      "shots": 7, "goals": 1, "on-target": 2, "saved": 1, "woodwork": 1, "off-target": 1, "blocked": 1,
      "outcome-unknown": 2, "penalties": 1, "penalties-scored": 0,
    ]
    for (key, count) in expected { #expect(home.whole[key] == count, "\(key)") }
    #expect(sketch.statistics.teams.away.whole["saves"] == 1)
    let conversion = try #require(Statistic.named("conversion"))
    #expect(conversion.value(in: home.whole) == 14)
    #expect(conversion.value(in: sketch.statistics.teams.away.whole) == nil)
    #expect(sketch.player(9).tally["shots"] == 6)
    let figures = sketch.figures.teams.home
    #expect(figures.unattributed["shots"] == 1)
    #expect(figures.origins[.corner] == 2)
    #expect(figures.origins[.corner, .blocked] == 1)
    #expect(figures.origins[nil] == 4)
    #expect(figures.zones[Zone(rawValue: 2), .woodwork] == 1)
    #expect(figures.bodyParts.total == 7)
  }

  /// docs/LAWS.md, F2: handballs and officials' offences have no victim.
  @Test func fouls() {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.foul(MatchFixture.number(4), on: MatchFixture.number(9))
    sketch.foul(MatchFixture.number(4))
    sketch.foul(MatchFixture.number(4), isHandball: true)
    sketch.foul(.official(OfficialCode(rawValue: "coach")))
    let statistics = sketch.statistics
    #expect(statistics.teams.home.whole["fouls"] == 4)
    #expect(statistics.teams.home.whole["handballs"] == 1)
    #expect(statistics.teams.away.whole["fouls-suffered"] == 2)
    #expect(sketch.player(9, of: .away).tally["fouls-suffered"] == 1)
    #expect(sketch.player(4).tally["fouls"] == 3)
  }

  @Test func slices() {
    let rules = RuleSet()
    func slice(_ period: Period, _ minute: Int, _ added: Int = 0) -> String? {
      rules.slice(of: Moment(.during(period), minute: MatchMinute(minute, added: added)))?.description
    }
    #expect(slice(.regular(1), 1) == "1-15")
    #expect(slice(.regular(1), 15) == "1-15")
    #expect(slice(.regular(1), 16) == "16-30")
    #expect(slice(.regular(1), 45, 4) == "31-45")
    #expect(slice(.regular(2), 46) == "46-60")
    #expect(slice(.regular(2), 90, 5) == "76-90")
    #expect(slice(.extra(3), 105, 1) == "91-105")
    #expect(slice(.extra(4), 106) == "106-120")
    #expect(rules.slice(of: Moment(.after(.regular(1)))) == nil)
    #expect(rules.slice(of: Moment(.during(.regular(1)))) == nil)
    var forty = RuleSet()
    forty.periodLength = 40
    #expect(forty.slices(of: .regular(2)).map(\.description) == ["41-55", "56-70", "71-80"])
    // If the clock stops with play, every minute is played.
    var stopped = RuleSet()
    (stopped.clock, stopped.periodLength, stopped.extraLength) = (.stopped, 18, 5)
    #expect(stopped.slices(of: .regular(1)).map(\.description) == ["1-5", "6-10", "11-15", "16-18"])
    #expect(stopped.slices(of: .extra(3)).map(\.description) == ["37-41"])
    let last = Moment(.during(.regular(2)), minute: stopped.minute(of: .regular(2), elapsed: 1080))
    #expect(stopped.slice(of: last)?.description == "34-36")
  }

  @Test func statesOfTheMatch() {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.goal(9)
    sketch.at(30)
    sketch.card(.red, 4, of: .away)
    sketch.corner()
    sketch.end()
    sketch.start(.regular(2))
    sketch.at(70)
    sketch.goal(9, for: .away)
    sketch.end()
    let teams = sketch.figures.teams
    #expect(teams.home.byLead.mapValues(\.minutes) == [.level: 30, .leading: 60])
    #expect(teams.away.byLead.mapValues(\.minutes) == [.level: 30, .trailing: 60])
    #expect(teams.home.byLead[.level]?.tally["goals"] == 1)
    #expect(teams.home.byLead[.leading]?.tally["corners"] == 1)
    #expect(teams.away.byLead[.trailing]?.tally["goals"] == 1)
    #expect(teams.home.byStrength.mapValues(\.minutes) == [.even: 30, .more: 60])
    #expect(teams.away.byStrength[.even]?.tally["reds"] == 1)
    #expect(teams.away.byStrength[.fewer]?.tally["goals"] == 1)
  }

  @Test func substitutionEffects() throws {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.goal(9, for: .away)
    sketch.end()
    sketch.start(.regular(2))
    sketch.at(60)
    sketch.swap(off: 9, on: 12)
    sketch.at(75)
    sketch.goal(12)
    sketch.chance(MatchFixture.number(12), .saved)
    sketch.end()
    let effect = try #require(sketch.figures.substitutions.first)
    #expect(effect.before.minutes == 60)
    #expect(effect.after.minutes == 30)
    #expect(effect.before.goals == BothSides(home: 0, away: 1))
    #expect(effect.after.goals == BothSides(home: 1, away: 0))
    #expect(effect.after.shots == BothSides(home: 2, away: 0))
    #expect(sketch.figures.timeline.last?.score == BothSides(home: 1, away: 1))
  }

  @Test func shootOut() throws {
    var sketch = MatchFixture()
    sketch.play(.regular(1), .regular(2))
    sketch.start(.shootOut)
    for number in 1...3 {
      sketch.kick(number, of: .away, .scored)
      sketch.kick(number, of: .home, .saved)
    }
    let shootOut = try #require(sketch.ledger.state.shootOut)
    #expect(shootOut.score == BothSides(home: 0, away: 3))
    #expect(shootOut.winner == .away)
    #expect(shootOut.kicks.map(\.count) == BothSides(3))
    #expect(sketch.statistics.teams.away.whole["score"] == 0)
    #expect(sketch.statistics.teams.away.whole["saves"] == 0)
  }

  @Test func registry() {
    let keys = Statistic.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    for key in keys {
      #expect(key.rawValue.allSatisfy { $0 == "-" || $0.isASCII && $0.isLowercase }, "\(key)")
    }
    let sketch = MatchFixture()
    #expect(sketch.statistics.teamRows().contains { $0.statistic.key == "shots" })
    #expect(!sketch.statistics.teamRows().contains { $0.statistic.key == "minutes" })
    let ofPlayer = sketch.statistics.playerRows(PlayerID(joinedAfter: 0), of: .home)
    #expect(!ofPlayer.contains { $0.statistic.key == "substitutions" })
  }
}
