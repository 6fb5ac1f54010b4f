import Seasons
import Standings
import Testing

/// Milestones of a team's season that a match reached. The rules are in docs/PAGE.md.
@Suite struct MilestoneTests {
  private struct Played {
    var rival = ""
    let score: (Int, Int)
    /// Goals of Inca's 9.
    var goals = 0
    var kind = MatchResult.Kind.league
    var hasFile = true
  }

  /// Inca's matches, a week apart, each against a different rival unless one is named.
  private static func season(_ matches: [Played]) -> Season {
    var sources: [SeasonResults.Source] = []
    var sheets: [String: MatchSheet] = [:]
    for (index, match) in matches.enumerated() {
      let rival = match.rival.isEmpty ? "Rival \(index)" : match.rival
      var result = MatchResult("Inca", rival, .played(MatchScore(match.score.0, match.score.1)))
      (result.date, result.competition, result.kind) = ("2026-09-\(10 + index)", "Lliga", match.kind)
      let file = match.hasFile ? "\(index).xml" : "results.csv"
      sources.append(
        SeasonResults.Source(result, file: file, line: match.hasFile ? nil : index, isMatchFile: match.hasFile))
      guard match.hasFile else { continue }
      let squad = [
        Appearance(name: "Biel Mas", number: 9, isStarter: true, spells: [0..<90], goals: match.goals),
        Appearance(name: "Pau Roca", number: 8, isStarter: true, spells: [0..<90], goals: match.score.0 - match.goals),
      ]
      sheets[file] = MatchSheet(
        result: result, length: 90, regularLength: 90, sideSize: 11, ours: .home, home: squad, away: [])
    }
    return Season(sources, sheets: sheets)
  }

  /// The milestones of the last match.
  private static func last(_ matches: [Played]) -> Milestones? {
    let season = season(matches)
    return season.milestones(of: "Inca", in: season.matches.count - 1)
  }

  private static func played(_ scores: (Int, Int)...) -> [Played] { scores.map { Played(score: $0) } }

  @Test func threeWinsInARow() {
    #expect(Self.last(Self.played((0, 1), (1, 0), (2, 1)))?.wins == nil)
    #expect(Self.last(Self.played((0, 1), (1, 0), (2, 1), (1, 0)))?.wins == 3)
    #expect(Self.last(Self.played((1, 0), (2, 1), (1, 0), (1, 1)))?.wins == nil)
  }

  /// Wins at the end take precedence.
  @Test func fiveMatchesWithoutDefeat() {
    let five = Self.played((0, 1), (1, 1), (1, 0), (0, 0), (2, 1), (1, 1))
    #expect(Self.last(five)?.unbeaten == 5)
    #expect(Self.last(Array(five.dropLast()))?.unbeaten == nil)
    let won = Self.last(Self.played((1, 1), (1, 1), (2, 1), (1, 0), (3, 2)))
    #expect(won?.unbeaten == nil && won?.wins == 3)
  }

  @Test func theBiggestWin() {
    let before = Self.played((0, 1), (3, 0), (1, 1), (0, 0))
    #expect(Self.last(before + Self.played((4, 0)))?.isBiggestWin == true)
    #expect(Self.last(before + Self.played((4, 1)))?.isBiggestWin == false)
    #expect(Self.last(Self.played((0, 1), (1, 1), (5, 0)))?.isBiggestWin == false, "too early to say")
  }

  @Test func theFirstWinOverOpponents() {
    func meetings(_ scores: (Int, Int)...) -> Bool? {
      Self.last(scores.map { Played(rival: "Sineu", score: $0) })?.isFirstWin
    }
    #expect(meetings((0, 1), (2, 1)) == true)
    #expect(meetings((2, 1)) == false)
    #expect(meetings((1, 1), (2, 1)) == false)
    #expect(meetings((1, 0), (0, 3), (2, 1)) == false)
  }

  @Test func theTopScorersTenthGoal() {
    let before = [Played(score: (5, 4), goals: 4), Played(score: (4, 4), goals: 4)]
    #expect(Self.last(before + [Played(score: (1, 1), goals: 1)])?.scorer == nil)
    let tenth = Self.last(before + [Played(score: (3, 1), goals: 3)])?.scorer
    #expect(tenth == Milestones.Scorer(number: 9, goals: 11))
    #expect(Self.last(before + [Played(score: (3, 1), goals: 3), Played(score: (1, 0), goals: 1)])?.scorer == nil)
    // A match without a file may have had goals too.
    let gap = [Played(score: (2, 0), hasFile: false)]
    #expect(Self.last(before + gap + [Played(score: (3, 1), goals: 3)])?.scorer == nil)
  }

  @Test func friendliesDoNotCount() {
    #expect(
      Self.last(Self.played((1, 0), (1, 0)) + [Played(score: (0, 1), kind: .friendly)] + Self.played((1, 0)))?.wins == 3
    )
    #expect(Self.last(Self.played((1, 0), (1, 0)) + [Played(score: (1, 0), kind: .friendly)]) == nil)
  }
}
