import FigureOracles
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
    let figures = ReportFigures(ledger)
    for side in Side.allCases {
      expectPartsAddUp(figures, side)
      expectTimeAddsUp(figures, side, ledger)
      expectBothSidesAgree(figures, side)
    }
    expectRecount(figures, ledger.match.actions)
  }

  /// Slices, periods, and players plus the unattributed part each add up to the whole.
  private func expectPartsAddUp(_ figures: ReportFigures, _ side: Side) {
    let (team, parts) = (figures.statistics.teams[side], figures.teams[side])
    let players = figures.statistics.players[side].map(\.value)
    #expect(team.byPeriod.values.reduce(Tally(), +) == team.whole)
    #expect(parts.bySlice.values.reduce(Tally(), +) == team.whole)
    #expect(players.map(\.tally).reduce(parts.unattributed, +) == team.whole)
    #expect(parts.origins.total == team.whole["shots"])
    #expect(parts.bodyParts.total == team.whole["shots"])
    #expect(parts.zones.total == team.whole["shots"])
    let endings: [StatisticKey] = ["goals", "saved", "woodwork", "off-target", "blocked", "outcome-unknown"]
    #expect(endings.reduce(0) { $0 + team.whole[$1] } == team.whole["shots"])
  }

  /// Every minute belongs to one state of the match and one number of players.
  private func expectTimeAddsUp(_ figures: ReportFigures, _ side: Side, _ ledger: Ledger) {
    let team = figures.teams[side]
    #expect(team.byLead.values.reduce(0) { $0 + $1.minutes } == figures.minutes)
    #expect(team.byStrength.values.reduce(0) { $0 + $1.minutes } == figures.minutes)
    var manMinutes = 0
    var now = 0
    var men = MatchState(of: ledger.match, rules: ledger.rules)[side].onField.count
    ledger.walk { index, _, _, after in
      manMinutes += men * (figures.timeline[index].minutes - now)
      now = figures.timeline[index].minutes
      men = after[side].onField.count
    }
    manMinutes += men * (figures.minutes - now)
    #expect(figures.statistics.players[side].reduce(0) { $0 + $1.value.minutes } == manMinutes)
    for (_, player) in figures.statistics.players[side] {
      #expect(player.stints.allSatisfy { 0 <= $0.on && $0.on <= $0.off && $0.off <= figures.minutes })
    }
  }

  /// The figures of each side mirror the other's.
  private func expectBothSidesAgree(_ figures: ReportFigures, _ side: Side) {
    let whole = figures.statistics.teams[side].whole
    let opposing = figures.statistics.teams[side.other].whole
    #expect(whole["saves"] == opposing["saved"])
    #expect(whole["score"] == whole["goals"] + opposing["own-goals"])
    let mine = figures.teams[side]
    let theirs = figures.teams[side.other]
    #expect(mine.byLead[.leading]?.minutes == theirs.byLead[.trailing]?.minutes)
    #expect(mine.byLead[.level]?.minutes == theirs.byLead[.level]?.minutes)
    #expect(mine.byStrength[.more]?.minutes == theirs.byStrength[.fewer]?.minutes)
    for effect in figures.substitutions {
      #expect(effect.before.minutes + effect.after.minutes == figures.minutes)
      #expect(effect.before.goals[side] + effect.after.goals[side] == whole["score"])
      #expect(effect.before.shots[side] + effect.after.shots[side] == whole["shots"])
    }
  }

  /// Recounts from the actions alone.
  private func expectRecount(_ figures: ReportFigures, _ actions: ActionList) {
    func total(_ key: StatisticKey) -> Int {
      figures.statistics.teams.home.whole[key] + figures.statistics.teams.away.whole[key]
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
    #expect(figures.timeline.count == actions.count)
  }
}
