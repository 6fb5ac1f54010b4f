import MatchModel
import MatchRules
import MatchStatistics
import Testing

/// Minutes played (docs/STATISTICS.md, "The regulation clock").
@Suite struct MinutesTests {
  /// A match of two halves with the given events.
  private func halves(first: (inout MatchFixture) -> Void = { _ in }, second: (inout MatchFixture) -> Void)
    -> MatchFixture
  {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    first(&sketch)
    sketch.end()
    sketch.start(.regular(2))
    second(&sketch)
    sketch.end()
    sketch.finish()
    return sketch
  }

  @Test func substitutionInMinute60() {
    let sketch = halves { match in
      match.at(60)
      match.swap(off: 9, on: 12)
    }
    #expect(sketch.minutes(9) == 60)
    #expect(sketch.minutes(12) == 30)
    #expect(sketch.minutes(10) == 90)
    #expect(!sketch.player(13).played)
  }

  @Test(arguments: [CardColor.red, .yellow])
  func sendingOffInMinute60(_ color: CardColor) {
    let sketch = halves(
      first: { $0.card(.yellow, 4) },
      second: { match in
        match.at(60)
        match.card(color, 4)
      })
    #expect(sketch.minutes(4) == 60)
  }

  @Test func addedTimeIsNotCounted() {
    let sketch = halves(
      first: { match in
        match.at(45, added: 2)
        match.swap(off: 9, on: 12)
      },
      second: { match in
        match.at(90, added: 3)
        match.swap(off: 10, on: 13)
      })
    #expect(sketch.minutes(9) == 45)
    #expect(sketch.minutes(12) == 45)
    #expect(sketch.minutes(10) == 90)
    #expect(sketch.minutes(13) == 0)
    #expect(sketch.player(13).played)
  }

  @Test func changesAtHalfTime() {
    var sketch = MatchFixture()
    sketch.play(.regular(1))
    sketch.swap(off: 9, on: 12)
    sketch.card(.red, 4)
    sketch.play(.regular(2))
    #expect(sketch.minutes(9) == 45)
    #expect(sketch.minutes(12) == 45)
    #expect(sketch.minutes(4) == 45)
  }

  @Test func endsEarlyWhenAbandoned() {
    var sketch = MatchFixture()
    sketch.play(.regular(1))
    sketch.start(.regular(2))
    sketch.at(50)
    sketch.swap(off: 9, on: 12)
    sketch.at(70)
    sketch.finish(isAbandoned: true)
    #expect(sketch.figures.minutes == 70)
    #expect(sketch.minutes(1) == 70)
    #expect(sketch.minutes(9) == 50)
    #expect(sketch.minutes(12) == 20)
  }

  @Test func abandonedAtAnUnknownMinute() {
    var sketch = MatchFixture()
    sketch.start(.regular(1))
    sketch.at(20)
    sketch.corner()
    sketch.at(nil)
    sketch.finish(isAbandoned: true)
    #expect(sketch.minutes(1) == 20)
  }

  /// A final whistle that also ends the period.
  @Test func finishedWithThePeriodRunning() {
    var sketch = MatchFixture()
    sketch.play(.regular(1))
    sketch.start(.regular(2))
    sketch.at(60)
    sketch.corner()
    sketch.at(nil)
    sketch.finish()
    #expect(sketch.minutes(1) == 90)
  }

  @Test func endsEarlyWithItsLastPeriod() {
    var sketch = MatchFixture()
    sketch.play(.regular(1), .regular(2), .extra(3))
    sketch.start(.extra(4))
    sketch.at(110)
    sketch.swap(off: 9, on: 12)
    sketch.end(114)
    sketch.finish()
    #expect(sketch.minutes(1) == 114)
    #expect(sketch.minutes(12) == 4)
  }

  @Test func cardsOnTheBenchDoNotAffectMinutes() {
    let sketch = halves(
      first: { $0.card(.red, 14) },
      second: { match in
        match.at(60)
        match.swap(off: 9, on: 12)
        match.at(75)
        match.card(.red, 9)
      })
    #expect(sketch.minutes(9) == 60)
    #expect(sketch.minutes(14) == 0)
    #expect(!sketch.player(14).played)
    #expect(["yellows", "second-yellows", "reds"].map { sketch.player(14).tally[$0] } == [0, 0, 1])
  }

  @Test func stretchesAddUp() {
    var sketch = halves(
      first: { match in
        match.at(20)
        match.arrive(11)
      },
      second: { match in
        match.at(50)
        match.leave(11)
        match.at(60)
        match.arrive(11)
      })
    sketch.match.teams.home[PlayerID(joinedAfter: 10)].isStarter = false
    #expect(sketch.player(11).stints.map(\.minutes) == [30, 30])
    #expect(sketch.minutes(11) == 60)
    #expect(!sketch.player(11).isStarter)
  }

  @Test func unfinishedMatchCountsToTheLatestMinute() {
    var sketch = MatchFixture()
    #expect(sketch.figures.minutes == 0)
    sketch.start(.regular(1))
    #expect(sketch.minutes(1) == 0)
    sketch.at(30)
    sketch.corner()
    #expect(sketch.minutes(1) == 30)
    sketch.at(nil)
    sketch.swap(off: 9, on: 12)
    // The minute is unknown, but it was after the corner.
    #expect(sketch.minutes(9) == 30)
    sketch.end()
    sketch.start(.regular(2))
    #expect(sketch.minutes(1) == 45)
    #expect(sketch.minutes(12) == 15)
  }

  @Test func shootOutAddsNothing() {
    var sketch = MatchFixture()
    sketch.play(.regular(1), .regular(2), .extra(3), .extra(4))
    sketch.start(.shootOut)
    sketch.kick(1, of: .home, .scored)
    sketch.card(.red, 4)
    sketch.end()
    sketch.finish()
    #expect(sketch.minutes(4) == 120)
    #expect(sketch.minutes(1) == 120)
    #expect(sketch.player(1).tally["goals"] == 0)
  }

  @Test func sinBinTimeIsNotPlayed() {
    var rules = RuleSet()
    rules.sinBin = 10
    var sketch = MatchFixture(rules: rules)
    sketch.start(.regular(1))
    sketch.at(20)
    sketch.card(.yellow, 4)
    sketch.at(30)
    sketch.arrive(4)
    sketch.end()
    sketch.play(.regular(2))
    #expect(sketch.minutes(4) == 80)
  }

  @Test func replacedBeforeKickOff() {
    var sketch = MatchFixture()
    sketch.card(.red, 4)
    sketch.swap(off: 4, on: 12)
    #expect(sketch.player(4).isStarter)
    sketch.play(.regular(1), .regular(2))
    #expect(!sketch.player(4).played)
    #expect(!sketch.player(4).isStarter)
    #expect(sketch.player(12).isStarter)
    #expect(sketch.minutes(12) == 90)
  }

  @Test func otherLengths() {
    var youth = RuleSet()
    youth.periods = 4
    youth.periodLength = 12
    var quarters = MatchFixture(rules: youth)
    quarters.play(.regular(1), .regular(2))
    quarters.start(.regular(3))
    quarters.at(30)
    quarters.swap(off: 9, on: 12)
    quarters.end()
    quarters.play(.regular(4))
    #expect(quarters.minutes(9) == 30)
    #expect(quarters.minutes(12) == 18)

    var forty = RuleSet()
    forty.periodLength = 40
    var cup = MatchFixture(rules: forty)
    cup.play(.regular(1), .regular(2), .extra(3))
    cup.swap(off: 9, on: 12)
    cup.play(.extra(4))
    #expect(cup.minutes(1) == 110)
    #expect(cup.minutes(9) == 95)
    #expect(cup.minutes(12) == 15)
  }
}
