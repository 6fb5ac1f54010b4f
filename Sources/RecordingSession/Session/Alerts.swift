import MatchModel
import MatchRules

/// What to be told at once after events that matter.
extension Session {
  /// What to keep in mind of the sides for which something has become critical: somebody is one card from a
  /// sending-off; the last substitution or window is used up; the shoot-out is not played by as many.
  func alerts(since before: MatchState) -> [Fact] {
    Side.allCases.filter { isCritical($0, since: before) }.map { fact(.look(.alert($0))) }
      + playersToLeaveOut(since: before)
  }

  /// Whom a shoot-out that has just begun, or a card in it, makes a team leave out (RULES H5).
  private func playersToLeaveOut(since before: MatchState) -> [Fact] {
    func players(_ state: MatchState) -> [Int] { Side.allCases.map { state[$0].playersOnField } }
    guard ledger.state.isShootOut, !before.isShootOut || players(before) != players(ledger.state) else { return [] }
    return Todo.all(in: ledger).compactMap { todo in
      if case .leaveOut = todo { fact(.look(.todo(todo))) } else { nil }
    }
  }

  private func isCritical(_ side: Side, since before: MatchState) -> Bool {
    let (old, new) = (before[side], ledger.state[side])
    // Somebody booked for the first time; the players that a second card leaves are told with it.
    let booked = ledger.state.punished(side)
    if booked.contains(where: { ledger.state.isOnAYellow($0, of: side) && !before.isOnAYellow($0, of: side) }) {
      return true
    }
    if booked.contains(where: {
      ledger.state.sumsAhead(of: $0, of: side).count > before.sumsAhead(of: $0, of: side).count
    }) {
      return true
    }
    if ledger.state.excess(of: side) > before.excess(of: side) { return true }
    func isUsedUp(_ used: Int, _ usedBefore: Int, _ most: Int?) -> Bool {
      used > usedBefore && most.map { used >= $0 } == true
    }
    return isUsedUp(new.substitutionsUsed, old.substitutionsUsed, ledger.state.mostSubstitutions(side))
      || isUsedUp(new.windowsUsed, old.windowsUsed, ledger.state.mostWindows(side))
  }
}
