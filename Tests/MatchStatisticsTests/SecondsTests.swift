import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics
import Testing

/// Durations in games whose clock has seconds, worked out by hand.
@Suite struct SecondsTests {
  private static let twoMinutes = CardColor(rawValue: "exclusio")

  /// IHF Rule 16. Two minutes for a home player from 10:15 to 12:15, for a visitor from 29:10 to the second minute of the
  /// second half, and at 59:00 with one minute left. The home side is short for 2:00 and 1:00, the visitors for 2:00, and
  /// 55:00 of the 60:00 remain. The visitors lead from 11:05 to 20:00, for 8:55.
  @Test func handballByHand() throws {
    var test = try ClockedMatch("handball")
    test.sketch.start(.regular(1))
    test.at(10, 15)
    test.sketch.card(Self.twoMinutes, 4)
    test.at(11, 5)
    test.sketch.goal(9, for: .away)
    test.at(20, 0)
    test.sketch.goal(9)
    test.at(29, 10)
    test.sketch.card(Self.twoMinutes, 5, of: .away)
    test.sketch.end(elapsed: 1800)
    test.sketch.start(.regular(2))
    test.at(29, 0)
    test.sketch.card(.red, 6)
    test.sketch.end(elapsed: 1800)
    test.expect(
      BothSides(home: 180, away: 120), [.fewer: 180, .more: 120, .even: 3300],
      [.level: 3600 - 535, .trailing: 535])
    #expect(test.sketch.statistics.hasSeconds)
  }

  /// The whistle for half-time came at 30:03 by the recorder's clock. Of a suspension at 29:10, 53 seconds passed before
  /// it, and 67 remain.
  @Test func suspensionLastsItsTimeAcrossALateWhistle() throws {
    var test = try ClockedMatch("handball")
    test.sketch.start(.regular(1))
    test.at(29, 10)
    test.sketch.card(Self.twoMinutes, 4)
    test.sketch.end(elapsed: 1803)
    test.sketch.start(.regular(2))
    test.at(1, 6)
    test.sketch.goal(9, for: .away)
    test.at(1, 7)
    test.sketch.goal(9, for: .away)
    test.sketch.end(elapsed: 1800)
    test.expect(BothSides(home: 120, away: 0), [.fewer: 120, .even: 3603 - 120])
    #expect(test.sketch.figures.teams.away.byStrength[.more]?.tally["goals"] == 1)
  }

  /// Futsal, Law 3: a goal ends the two minutes, here after 1:25.
  @Test func goalEndsThePowerPlay() throws {
    var test = try ClockedMatch("futsal")
    test.sketch.start(.regular(1))
    test.at(9, 30.4)
    test.sketch.card(.red, 4)
    test.at(10, 55.9)
    test.sketch.goal(9, for: .away)
    test.sketch.end(elapsed: 1200)
    test.expect(
      BothSides(home: 85, away: 0), [.fewer: 85, .even: 1115], [.level: 655, .trailing: 545])
  }

  /// Fractions are cut off, so that two minutes from 9:30.4 are 2:00, and not 2:01 or 1:59.
  @Test(arguments: [0.0, 0.001, 0.4, 0.999]) func fractionsAreCutOff(_ fraction: Double) throws {
    var test = try ClockedMatch("rink")
    test.sketch.start(.regular(1))
    test.at(9, 30 + fraction)
    test.sketch.card(.red, 4)
    test.sketch.end(elapsed: 1500)
    test.expect(BothSides(home: 240, away: 0), [.fewer: 240, .even: 1260])
  }

  /// An event of which only the minute is known counts from its beginning, but not before the event that precedes it.
  @Test func minuteWithoutSecondsCountsFromItsBeginning() throws {
    var test = try ClockedMatch("handball")
    test.sketch.start(.regular(1))
    test.sketch.at(6)
    test.sketch.goal(9)
    test.at(10, 20)
    test.sketch.goal(9, for: .away)
    test.sketch.at(11)
    test.sketch.goal(9, for: .away)
    test.sketch.end(elapsed: 1800)
    let lead = test.sketch.figures.teams.home.byLead.mapValues(\.seconds)
    #expect(lead == [.level: 300, .leading: 320, .trailing: 1180])
  }

  /// A match in progress lasts until its latest known second, and an abandoned one until the second of its end.
  @Test func unfinishedMatches() throws {
    var test = try ClockedMatch("futsal")
    test.sketch.start(.regular(1))
    test.at(5, 0)
    test.sketch.card(.red, 4)
    test.at(6, 10)
    test.sketch.foul(MatchFixture.number(3))
    test.expect(BothSides(home: 70, away: 0), [.fewer: 70, .even: 300])
    test.at(6, 40)
    test.sketch.finish(isAbandoned: true)
    test.expect(BothSides(home: 100, away: 0), [.fewer: 100, .even: 300])
  }

  /// Basketball: 3 goes off with 4:40 left in the first quarter and returns with 7:00 left in the second, so 7 played for
  /// 4:40 and 3:00.
  @Test func playersByHand() throws {
    var test = try ClockedMatch("basketball")
    for number in 1...12 { test.sketch.match.teams.home[PlayerID(joinedAfter: number - 1)].isStarter = number <= 5 }
    test.sketch.start(.regular(1))
    test.at(5, 20)
    test.sketch.swap(off: 3, on: 7)
    test.sketch.end(elapsed: 600)
    test.sketch.start(.regular(2))
    test.at(3, 0)
    test.sketch.swap(off: 7, on: 3)
    test.sketch.end(elapsed: 600)
    test.sketch.play(.regular(3), .regular(4))
    for (number, seconds) in [(7, 460), (3, 2400 - 460), (1, 2400), (8, 0)] {
      #expect(test.sketch.player(number).seconds == seconds, "\(number)")
      #expect(test.sketch.figures.secondsOnField.home[PlayerID(joinedAfter: number - 1)] ?? 0 == seconds)
    }
  }

  /// Football has stoppage time, so its minutes stay whole even if the clock was running (docs/LAWS.md, I3).
  @Test func footballHasNoSeconds() throws {
    var test = try ClockedMatch("official")
    test.sketch.start(.regular(1))
    test.at(20, 30)
    test.sketch.swap(off: 9, on: 12)
    #expect(!test.sketch.statistics.hasSeconds)
    #expect(test.sketch.player(9).seconds == 21 * 60)
  }
}

/// A match whose actions have seconds.
private struct ClockedMatch {
  var sketch: MatchFixture

  init(_ game: String) throws { sketch = MatchFixture(rules: try #require(RuleSetLibrary.rules(game))) }

  /// Continues at so many minutes and seconds of the running period.
  mutating func at(_ minutes: Int, _ seconds: Double) {
    let elapsed = Double(60 * minutes) + seconds
    guard let period = sketch.ledger.state.period else { return }
    sketch.at(sketch.rules.minute(of: period, elapsed: elapsed).minute, elapsed: elapsed)
  }

  func expect(_ served: BothSides<Int>, _ strength: [Strength: Int], _ lead: [Lead: Int] = [:]) {
    let (figures, teams) = (sketch.figures, sketch.statistics.teams)
    #expect(teams.map(\.secondsServed) == served)
    #expect(figures.teams.map(\.secondsServed) == served)
    #expect(figures.teams.home.byStrength.mapValues(\.seconds) == strength)
    if !lead.isEmpty { #expect(figures.teams.home.byLead.mapValues(\.seconds) == lead) }
  }
}
