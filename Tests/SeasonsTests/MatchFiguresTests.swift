import MatchModel
import MatchStatistics
import SampleMatches
import Seasons
import Standings
import Testing

/// The figures of a match in tables of results.
@Suite struct MatchFiguresTests {
  @Test func figuresAreThoseOfTheStatistics() {
    for seed in UInt64(1)...100 {
      let ledger = RandomMatch.lawfulLedger(seed: seed)
      let figures = MatchFigures(ledger)
      let teams = MatchStatistics(ledger).teams
      func count(_ keys: StatisticKey...) -> MatchScore {
        func sum(_ side: Side) -> Int { keys.reduce(0) { $0 + teams[side].whole[$1] } }
        return MatchScore(sum(.home), sum(.away))
      }
      let none = MatchScore(0, 0)
      #expect(figures.fouls ?? none == count("fouls"), "match \(seed)")
      #expect(figures.corners ?? none == count("corners"), "match \(seed)")
      #expect(figures.yellows ?? none == count("yellows"), "match \(seed)")
      #expect(figures.reds ?? none == count("second-yellows", "reds"), "match \(seed)")
      // Unknown without chances, although there may be goals.
      #expect(figures.shots.map { $0 == count("shots") } != false, "match \(seed)")
      #expect(figures.shotsOnTarget.map { $0 == count("on-target") } != false, "match \(seed)")
    }
  }
}
