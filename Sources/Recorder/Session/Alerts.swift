import MatchModel
import MatchRules

/// What to be told at once after events that matter.
extension Session {
  /// What to keep in mind of the sides for which something has become critical: somebody is one card from a
  /// sending-off, or was sent off; the last substitution or window is used up.
  func alerts(since before: MatchState) -> [String] {
    Side.allCases.filter { isCritical($0, since: before) }.compactMap { words.headsUp($0, in: ledger) }
  }

  private func isCritical(_ side: Side, since before: MatchState) -> Bool {
    let (old, new) = (before[side], ledger.state[side])
    if new.cautions != old.cautions || new.shootOutCautions != old.shootOutCautions { return true }
    if new.men < old.men, !ledger.state.isOver { return true }
    func isUsedUp(_ used: Int, _ usedBefore: Int, _ most: Int?) -> Bool {
      used > usedBefore && most.map { used >= $0 } == true
    }
    return isUsedUp(new.substitutionsUsed, old.substitutionsUsed, ledger.state.mostSubstitutions(side))
      || isUsedUp(new.windowsUsed, old.windowsUsed, ledger.state.mostWindows(side))
  }
}
