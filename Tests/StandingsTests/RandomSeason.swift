import Standings
import TestSupport

/// Random seasons with few teams and low scores, so that many teams are level; the same in every run.
struct RandomSeason {
  let results: [MatchResult]
  let rules: TableRules
  let rounds: Int
  var random: SeededGenerator

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let teams = (0..<Int.random(in: 3...8, using: &random)).map { "team \($0)" }
    var results: [MatchResult] = []
    var round = 0
    for home in teams {
      for away in teams where away != home {
        round += 1
        var result = MatchResult(home, away, Self.outcome(&random))
        result.round = "Matchday \(1 + round % 6)"
        result.date = "2026-0\(1 + round % 6)-1\(round % 10)"
        if Bool.random(using: &random) {
          let some = TeamBookings(players: Bookings(yellows: Int.random(in: 0...2, using: &random)))
          result.bookings = MatchBookings(home: some, away: some)
        }
        results.append(result)
      }
    }
    rounds = 6
    self.results = results
    var rules = RuleFamily.all[Int.random(in: 0..<RuleFamily.all.count, using: &random)].rules
    if Bool.random(using: &random) { rules.headToHeadIncomplete = .use }
    rules.headToHead = TableRules.HeadToHead.allCases.randomElement(using: &random) ?? .restart
    if seed % 7 == 0 { rules.rankBy = .pointsPerMatch }
    self.rules = rules
    self.random = random
  }

  private static func outcome(_ random: inout SeededGenerator) -> MatchResult.Outcome {
    let score = MatchScore(Int.random(in: 0...2, using: &random), Int.random(in: 0...2, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .pending
    case 1: return .abandoned(score)
    case 2: return .awarded(score)
    default: return .played(score)
    }
  }
}
