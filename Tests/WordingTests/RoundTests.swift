import Phrases
import Standings
import Testing
import Wording

/// The round of a match in a list of the season.
@Suite struct RoundTests {
  @Test(arguments: [
    ("9", "9"), ("Round 9", "9"), ("Jornada 9", "9"), ("Third round", "Third round"), ("Semi-finals", "Semifinal"),
  ])
  func leagueRoundIsANumber(_ round: String, _ shown: String) { #expect(said(round, of: .league) == shown) }

  @Test(arguments: [("Round 3", "Round 3"), ("Third round", "Third round"), ("Quarter-finals", "Quarts de final")])
  func numberedCupRoundIsNoMatchday(_ round: String, _ shown: String) { #expect(said(round, of: .cup) == shown) }

  private func said(_ round: String, of kind: MatchResult.Kind) -> String {
    var result = MatchResult("Inca", "Sóller", .played(MatchScore(1, 0)))
    (result.round, result.kind) = (round, kind)
    return Wording(Phrasebook(.ca)).round(result)
  }
}
