import Standings
import Testing

/// Two-legged cup ties.
@Suite struct TwoLeggedTieTests {
  private func tie(_ text: String, awayGoals: Bool = false, shootOut: MatchScore? = nil) throws -> TwoLeggedTie {
    var legs = SeasonFixture(text).results
    for index in legs.indices {
      legs[index].kind = .cup
      legs[index].round = "Semi-finals"
      legs[index].date = "2026-05-0\(index + 1)"
    }
    legs[1].shootOut = shootOut
    let ties = TwoLeggedTie.ties(in: legs.reversed(), awayGoals: awayGoals)
    #expect(ties.count == 1)
    return try #require(ties.first)
  }

  @Test func goalsOfBothLegsAddUp() throws {
    let tie = try tie("A 2-1 B; B 3-1 A")
    #expect(tie.aggregate == MatchScore(3, 4) && tie.winner == "B" && tie.decision == .goals)
  }

  @Test func awayGoalsDecideIfTheRulesSaySo() throws {
    let without = try tie("A 2-1 B; B 1-0 A")
    #expect(without.winner == nil && without.decision == .undecided)
    let with = try tie("A 2-1 B; B 1-0 A", awayGoals: true)
    #expect(with.winner == "B" && with.decision == .awayGoals)
  }

  @Test func shootOutDecidesLast() throws {
    let tie = try tie("A 1-0 B; B 1-0 A", awayGoals: true, shootOut: MatchScore(3, 4))
    #expect(tie.winner == "A" && tie.decision == .shootOut && tie.aggregate == MatchScore(1, 1))
  }

  @Test func legsMayBeNamedInTheRound() {
    var legs = SeasonFixture("A 2-1 B; B 3-1 A").results
    for (index, leg) in ["1st", "2nd"].enumerated() {
      (legs[index].kind, legs[index].round) = (.cup, "Semi-finals - \(leg) leg")
      legs[index].date = "2026-05-0\(index + 1)"
    }
    #expect(TwoLeggedTie.ties(in: legs, awayGoals: false).map(\.winner) == ["B"])
  }

  @Test func unfinishedTieIsUndecided() {
    var legs = SeasonFixture("A 2-1 B; B 3-1 A").results
    legs[1].outcome = .pending
    let tie = TwoLeggedTie(legs[0], legs[1], awayGoals: true)
    #expect(tie.aggregate == nil && tie.winner == nil && tie.decision == .undecided)
  }

  @Test func leagueMatchesAreNotTies() {
    #expect(TwoLeggedTie.ties(in: SeasonFixture("A 2-1 B; B 3-1 A").results, awayGoals: false).isEmpty)
  }
}
