import MatchModel
import MatchRules

extension Ledger {
  /// Alerts for each side that is now critical: a player is one card short of a dismissal, the last substitution or
  /// window is used up, a closed place is open again, or the teams in the shoot-out are not equal in number.
  func alerts(since before: MatchState) -> [Look] {
    // The summary of the match contains them.
    if state.isOver, !before.isOver { return [] }
    return Side.allCases.filter { isCritical($0, since: before) }.map(Look.alert)
      + playersToLeaveOut(since: before)
  }

  /// The players whom a team must exclude from a shoot-out, when it begins or after a card in it (docs/LAWS.md, H5).
  private func playersToLeaveOut(since before: MatchState) -> [Look] {
    func players(_ state: MatchState) -> [Int] { Side.allCases.map { state[$0].playersOnField } }
    guard state.isShootOut, !before.isShootOut || players(before) != players(state) else { return [] }
    return Todo.all(in: self).filter(\.isLeaveOut).map(Look.todo)
  }

  private func isCritical(_ side: Side, since before: MatchState) -> Bool {
    let (old, new) = (before[side], state[side])
    // A first booking; the alert also lists the players who are left after a second card.
    let booked = state.punished(side)
    let isNearer = booked.contains { person in
      state.isOnAYellow(person, of: side) && !before.isOnAYellow(person, of: side)
        || state.sumsAhead(of: person, of: side).count > before.sumsAhead(of: person, of: side).count
    }
    if isNearer || state.excess(of: side) > before.excess(of: side) { return true }
    if isPlaceOpenedByTime(side, since: before) { return true }
    func isUsedUp(_ used: Int, _ usedBefore: Int, _ most: Int?) -> Bool {
      used > usedBefore && most.map { used >= $0 } == true
    }
    return isUsedUp(new.substitutionsUsed, old.substitutionsUsed, state.mostSubstitutions(side))
      || isUsedUp(new.windowsUsed, old.windowsUsed, state.mostWindows(side))
  }

  /// True if a closed place has opened because its time is over, and another player may take it. A place
  /// that a goal opens is announced in the answer to the goal.
  private func isPlaceOpenedByTime(_ side: Side, since before: MatchState) -> Bool {
    guard rules.follows, !state[side].open.isEmpty, let last = match.actions.last else { return false }
    var later = before
    later.openPlaces(at: last.moment)
    return later.placesClosed(of: side) < before.placesClosed(of: side)
  }
}
