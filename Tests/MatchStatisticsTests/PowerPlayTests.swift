import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics
import Testing

/// Time with a player more or fewer if line-ups are not tracked: handball by IHF Rule 16, futsal by Law 3.
@Suite struct PowerPlayTests {
  private static let twoMinutes = CardColor(rawValue: "exclusio")

  private static func sketch(_ game: String) throws -> MatchFixture {
    MatchFixture(rules: try #require(RuleSetLibrary.rules(game)))
  }

  private static func minutes(_ sketch: MatchFixture, of side: Side = .home) -> [Strength: Int] {
    sketch.figures.teams[side].byStrength.mapValues(\.minutes).filter { $0.value > 0 }
  }

  @Test func suspensionLastsTwoMinutes() throws {
    var sketch = try Self.sketch("handball")
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.card(Self.twoMinutes, 4)
    sketch.at(11)
    sketch.goal(9, for: .away)
    sketch.at(12)
    sketch.goal(9, for: .away)
    sketch.end()
    #expect(Self.minutes(sketch) == [.even: 28, .fewer: 2])
    #expect(Self.minutes(sketch, of: .away) == [.even: 28, .more: 2])
    // The goal scored after the end of the sanction is not a power-play goal.
    #expect(sketch.figures.teams.away.byStrength[.more]?.tally["goals"] == 1)
    #expect(sketch.figures.teams.away.byStrength[.even]?.tally["goals"] == 1)
  }

  @Test func suspensionContinuesAfterHalfTime() throws {
    var sketch = try Self.sketch("handball")
    sketch.start(.regular(1))
    sketch.at(30)
    sketch.card(Self.twoMinutes, 4)
    sketch.end()
    sketch.start(.regular(2))
    sketch.at(31)
    sketch.goal(9)
    sketch.at(33)
    sketch.goal(9)
    sketch.end()
    #expect(Self.minutes(sketch) == [.even: 58, .fewer: 2])
    #expect(sketch.figures.teams.home.byStrength[.fewer]?.tally["goals"] == 1)
  }

  @Test func suspensionsOnBothSidesAreEven() throws {
    var sketch = try Self.sketch("handball")
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.card(Self.twoMinutes, 4)
    sketch.card(Self.twoMinutes, 4, of: .away)
    sketch.end()
    #expect(Self.minutes(sketch) == [.even: 30])
    #expect(sketch.statistics.teams.map(\.secondsServed) == BothSides(120))
  }

  @Test func goalEndsThePowerPlayInFutsal() throws {
    var sketch = try Self.sketch("futsal")
    sketch.start(.regular(1))
    sketch.at(10)
    sketch.card(.red, 4)
    sketch.at(11)
    sketch.goal(9, for: .away)
    sketch.end()
    #expect(Self.minutes(sketch) == [.even: 19, .fewer: 1])
  }

  /// Futsal, Law 3: the team is short for two minutes, which a red card at 38:00 leaves until the end of the match.
  @Test(arguments: [(38, 2), (39, 2), (40, 1)]) func sanctionEndsWithTheMatch(minute: Int, served: Int) throws {
    var sketch = try Self.sketch("futsal")
    sketch.start(.regular(1))
    sketch.end()
    sketch.start(.regular(2))
    sketch.at(minute)
    sketch.card(.red, 4)
    sketch.end()
    #expect(Self.minutes(sketch) == [.even: 40 - served, .fewer: served])
    #expect(sketch.statistics.teams.home.secondsServed == 60 * served)
  }
}
