import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics
import SampleMatches
import TestSupport
import Testing

/// Actions, states and statistics belong to players regardless of their position in the squad and of other players in
/// it.
@Suite struct SquadChangeTests {
  private static let seeds = (1...60 as ClosedRange<UInt64>).sample(15)

  @Test(arguments: seeds) func squadOrderChangesNothing(_ seed: UInt64) {
    let ledger = RandomMatch.lawfulLedger(seed: seed)
    let match = reordered(ledger.match, seed)
    #expect(match[.home].playerIDs != ledger.match[.home].playerIDs)
    expectSame(ledger, Ledger(replaying: match, rules: ledger.rules))
  }

  /// Removing provisional players without actions from the squad changes nothing.
  @Test(arguments: seeds) func removingUnusedPlayersChangesNothing(_ seed: UInt64) {
    let ledger = RandomMatch.lawfulLedger(seed: seed)
    var match = ledger.match
    for side in Side.allCases {
      for number in 50...54 { match[side].add(Player(number: ShirtNumber(rawValue: number)!, isConfirmed: false)) }
    }
    let wide = Ledger(replaying: reordered(match, seed), rules: ledger.rules)
    expectSame(ledger, wide)
    match = wide.match
    for side in Side.allCases { match[side].removePlayers { $1.number.rawValue > 50 } }
    let narrow = Ledger(replaying: match, rules: ledger.rules)
    #expect(match.actions.elementsEqual(wide.match.actions, by: ===))
    expectSame(ledger, narrow)
  }

  /// It does not matter in which order players joined, or who has left.
  @Test(arguments: seeds) func orderOfJoiningChangesNothing(_ seed: UInt64) {
    let ledger = RandomMatch.lawfulLedger(seed: seed)
    var match = ledger.match
    for side in Side.allCases {
      match[side].replacePlayers(with: [])
      for player in ledger.match[side].players.sorted(by: { Self.key($0, seed) < Self.key($1, seed) }) {
        if player.number.rawValue % 3 == 0 { match[side].add(Player(number: ShirtNumber(rawValue: 99)!)) }
        match[side].add(player)
      }
      match[side].removePlayers { $1.number.rawValue == 99 }
    }
    let teams = match.teams
    match.actions = match.actions.replacingEach { action in
      action.replacing { side, person in
        guard let id = person.playerID else { return person }
        return teams[side].player(numbered: ledger.match[side][id].number).map(Person.player) ?? person
      }
    }
    expectSame(ledger, Ledger(replaying: match, rules: ledger.rules))
  }

  /// The match as read again from a file with its squads in another order.
  private func reordered(_ match: Match, _ seed: UInt64) -> Match {
    var read = match
    for side in Side.allCases {
      read[side].replacePlayers(with: match[side].players.sorted { Self.key($0, seed) < Self.key($1, seed) })
    }
    return read.identified(by: match)
  }

  /// A pseudo-random sort key.
  private static func key(_ player: Player, _ seed: UInt64) -> UInt64 {
    (UInt64(player.number.rawValue) &* 6_364_136_223_846_793_005 &+ seed) &* 1_442_695_040_888_963_407 >> 20
  }

  /// Compares the players of the first ledger, identified by number.
  private func expectSame(_ one: Ledger, _ other: Ledger) {
    #expect(one.match.actions.map { text($0, one) } == other.match.actions.map { text($0, other) })
    #expect(one.state.score == other.state.score && one.state.phase == other.state.phase)
    let (figures, others) = (ReportFigures(one), ReportFigures(other))
    let (first, second) = (figures.statistics, others.statistics)
    let (whole, again) = (MatchParticipation(one), MatchParticipation(other))
    #expect(first.teams == second.teams)
    #expect(figures.teams == others.teams)
    #expect(figures.timeline == others.timeline)
    #expect(one.state.shootOut?.score == other.state.shootOut?.score)
    for side in Side.allCases {
      let (old, new) = (one.state[side], other.state[side])
      #expect(old.goalkeeper.map { one.match[side][$0].number } == new.goalkeeper.map { other.match[side][$0].number })
      #expect(old.playersOnField == new.playersOnField)
      #expect(old.substitutionsUsed == new.substitutionsUsed && old.windowsUsed == new.windowsUsed)
      for id in one.match[side].playerIDs {
        let player = one.match[side][id]
        guard let twin = other.match[side].player(numbered: player.number) else {
          Issue.record("\(player.number) is gone")
          continue
        }
        #expect(other.match[side][twin] == player && old[id] == new[twin] && old.offMinute[id] == new.offMinute[twin])
        #expect(old.sanctions[.player(id)] == new.sanctions[.player(twin)])
        let (was, now) = (first[id, of: side], second[twin, of: side])
        #expect(was.participation == now.participation && was.tally == now.tally)
        #expect(whole.players[side][id] == again.players[side][twin])
      }
    }
  }

  /// An action with players by number.
  private func text(_ action: Action, _ ledger: Ledger) -> String {
    let parts = action.participants.map { part -> String in
      let number = part.person.playerID.map { "\(ledger.match[part.side][$0].number)" }
      return "\(part.role) \(part.side) \(number ?? "\(part.person)")"
    }
    let (card, note) = (action as? Card, action as? Note)
    let details = [card?.color?.rawValue, card?.reason?.rawValue, note?.text].map { $0 ?? "" }
    return "\(action.kind) \(action.moment) \(parts) \(details)"
  }
}
