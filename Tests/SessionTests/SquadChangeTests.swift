import MatchModel
import RecordingSession
import Testing

/// Squads that change during recording: the remaining players keep their identity.
@Suite struct SquadChangeTests {
  /// Unnamed squads from which 13, 15, 16 and 17 are removed.
  private func bench(_ lines: [String] = []) -> SessionFixture {
    SessionFixture(
      after: ["lineup 1 2 3 4 5 6 7 8 9 10 11", "start", "10' 9>18", "20' 18g", "bench 12 14 18"] + lines,
      teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
  }

  private func numbers(_ bench: SessionFixture) -> [Int] {
    bench.session.ledger.match[.home].players.map(\.number.rawValue)
  }

  private func scorers(_ bench: SessionFixture) -> [String] {
    let match = bench.session.ledger.match
    return match.actions.compactMap { ($0 as? Goal)?.shot.shooter.playerID }.map { "\(match[.home][$0].number)" }
  }

  @Test func removingPlayersKeepsActions() {
    let before = SessionFixture(
      after: ["start", "10' 9>18", "20' 18g"], teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    let (actions, ids) = (before.session.ledger.match.actions, before.session.ledger.match[.home].playerIDs)
    _ = before.perform("lineup 1 2 3 4 5 6 7 8 9 10 11")
    _ = before.perform("bench 12 14 18")
    let match = before.session.ledger.match
    #expect(numbers(before) == Array(1...12) + [14, 18])
    #expect(match[.home].playerIDs == Array(ids[...11]) + [ids[13], ids[17]])
    #expect(match.actions.elementsEqual(actions) { $0.participants == $1.participants })
    #expect(scorers(before) == ["18"])
  }

  /// Not the minute of an action by another player who got the same identity when the file was read.
  @Test func nextLineTakesMinuteOfUndoneAction() throws {
    let bench = bench(["30' 18g"])
    #expect(scorers(bench) == ["18", "18"])
    let ids = bench.session.ledger.match[.home].playerIDs
    bench.now += 30 * 60
    _ = bench.perform("undo")
    #expect(bench.session.ledger.match[.home].playerIDs == ids && scorers(bench) == ["18"])
    let recorded = try #require(bench.perform("8g").recorded.first?.action)
    #expect(recorded.moment.minute == MatchMinute(30))
  }

  @Test func undoRestoresRemovedPlayers() {
    let bench = bench()
    let kept = bench.session.ledger.match[.home].playerIDs
    _ = bench.perform("undo")
    #expect(numbers(bench) == Array(1...18) && scorers(bench) == ["18"])
    #expect(Set(kept).isSubset(of: bench.session.ledger.match[.home].playerIDs))
    _ = bench.perform("redo")
    #expect(numbers(bench) == Array(1...12) + [14, 18] && bench.session.ledger.match[.home].playerIDs == kept)
  }

  @Test func undoneNumberChangeKeepsIdentity() {
    let bench = bench()
    let ids = bench.session.ledger.match[.home].playerIDs
    _ = bench.perform("player 18 number 33")
    #expect(scorers(bench) == ["33"] && bench.session.ledger.match[.home].playerIDs == ids)
    _ = bench.perform("undo")
    #expect(scorers(bench) == ["18"] && bench.session.ledger.match[.home].playerIDs == ids)
  }
}
