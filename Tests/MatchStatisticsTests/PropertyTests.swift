import MatchModel
import MatchRules
import MatchStatistics
import SampleMatches
import Testing
import WorldCupData

/// Invariants of the statistics of every match.
@Suite struct PropertyTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func randomMatches(_ seed: UInt64) {
    expectConsistent(RandomMatch.ledger(seed: seed))
    expectConsistent(RandomMatch.lawfulLedger(seed: seed))
  }

  @Test func realMatches() {
    for record in WorldCup.matches { expectConsistent(WorldCupReplay(record).ledger) }
  }

  private func expectConsistent(_ ledger: Ledger) {
    let statistics = MatchStatistics(ledger)
    for side in Side.allCases {
      expectPartsAddUp(statistics.teams[side], statistics.players[side].map(\.value))
      expectTimeAddsUp(statistics, side, ledger)
      expectBothSidesAgree(statistics, side)
    }
    expectRecount(statistics, ledger.match.actions)
  }

  /// Slices, periods, and players plus the unattributed part each add up to the whole.
  private func expectPartsAddUp(_ team: TeamStatistics, _ players: [PlayerStatistics]) {
    #expect(team.byPeriod.values.reduce(Tally(), +) == team.whole)
    #expect(team.bySlice.values.reduce(Tally(), +) == team.whole)
    #expect(players.map(\.tally).reduce(team.unattributed, +) == team.whole)
    #expect(team.whole.origins.total == team.whole["shots"])
    #expect(team.whole.bodyParts.total == team.whole["shots"])
    #expect(team.whole.zones.total == team.whole["shots"])
    let endings: [StatisticKey] = ["goals", "saved", "woodwork", "off-target", "blocked", "outcome-unknown"]
    #expect(endings.reduce(0) { $0 + team.whole[$1] } == team.whole["shots"])
  }

  /// Every minute belongs to one state of the match and one number of players.
  private func expectTimeAddsUp(_ statistics: MatchStatistics, _ side: Side, _ ledger: Ledger) {
    let team = statistics.teams[side]
    #expect(team.byLead.values.reduce(0) { $0 + $1.minutes } == statistics.minutes)
    #expect(team.byStrength.values.reduce(0) { $0 + $1.minutes } == statistics.minutes)
    var manMinutes = 0
    var now = 0
    var men = MatchState(of: ledger.match, rules: ledger.rules)[side].onField.count
    ledger.walk { index, _, _, after in
      manMinutes += men * (statistics.timeline[index].minutes - now)
      now = statistics.timeline[index].minutes
      men = after[side].onField.count
    }
    manMinutes += men * (statistics.minutes - now)
    #expect(statistics.players[side].reduce(0) { $0 + $1.value.minutes } == manMinutes)
    for (_, player) in statistics.players[side] {
      #expect(player.stints.allSatisfy { 0 <= $0.on && $0.on <= $0.off && $0.off <= statistics.minutes })
    }
  }

  /// The figures of each side mirror the other's.
  private func expectBothSidesAgree(_ statistics: MatchStatistics, _ side: Side) {
    let mine = statistics.teams[side]
    let theirs = statistics.teams[side.other]
    #expect(mine.whole["saves"] == theirs.whole["saved"])
    #expect(mine.whole["score"] == mine.whole["goals"] + theirs.whole["own-goals"])
    #expect(mine.byLead[.leading]?.minutes == theirs.byLead[.trailing]?.minutes)
    #expect(mine.byLead[.level]?.minutes == theirs.byLead[.level]?.minutes)
    #expect(mine.byStrength[.more]?.minutes == theirs.byStrength[.fewer]?.minutes)
    for effect in statistics.substitutions {
      #expect(effect.before.minutes + effect.after.minutes == statistics.minutes)
      #expect(effect.before.goals[side] + effect.after.goals[side] == mine.whole["score"])
      #expect(effect.before.shots[side] + effect.after.shots[side] == mine.whole["shots"])
    }
  }

  /// Recounts from the actions alone.
  private func expectRecount(_ statistics: MatchStatistics, _ actions: ActionList) {
    func total(_ key: StatisticKey) -> Int {
      statistics.teams.home.whole[key] + statistics.teams.away.whole[key]
    }
    let goals = actions.compactMap { $0 as? Goal }.filter { !$0.isAnnulled }
    let cards = actions.compactMap { $0 as? Card }
    #expect(total("score") == goals.count)
    #expect(total("own-goals") == goals.count(where: \.isOwn))
    #expect(total("shots") == goals.count { !$0.isOwn } + actions.count { $0.kind == .chance })
    #expect(total("corners") == actions.count { $0.kind == .corner })
    #expect(total("offsides") == actions.count { $0.kind == .offside })
    #expect(total("fouls") == actions.count { $0.kind == .foul })
    #expect(total("yellows") == cards.count { $0.color == .yellow })
    #expect(total("second-yellows") == cards.count { $0.color == .secondYellow })
    #expect(total("reds") == cards.count { $0.color == .red })
    #expect(total("cards-unknown") == cards.count { $0.color == nil })
    #expect(statistics.timeline.count == actions.count)
  }
}
