import MatchModel
import MatchRules

/// Players who may not play, by the earlier matches of the season.
extension Session {
  /// Asks who is suspended: at first, and when a squad was read from a file.
  func findSuspended() { suspended = services.suspended(ledger) }

  func lineUp(_ side: Side) -> Fact { fact(.look(.lineUp(side, suspended: suspended[side]))) }
}
