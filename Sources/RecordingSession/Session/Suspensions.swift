import MatchModel

/// Players who may not play, by the earlier matches of the season.
extension Session {
  /// Determines who is suspended: at the start, and whenever a squad has been read from a file.
  func findSuspended() { suspended = services.suspended(ledger) }

  func lineUp(_ side: Side) -> Fact { fact(.look(.lineUp(side, suspended: suspended[side]))) }
}
