import MatchModel

/// Assigns substitutions to stoppages (docs/LAWS.md, B3).
extension MatchState {
  /// The stoppage that a substitution at a moment would use.
  struct StoppageUse {
    /// True if it belongs to the stoppage of the team's previous substitution.
    let joins: Bool
    /// True if it uses a window; intervals use none.
    let usesWindow: Bool
  }

  func stoppage(for moment: Moment, of side: Side) -> StoppageUse {
    let isInterval = phase.isInterval
    if let open = self[side].openStoppage, open.isInterval == isInterval, open.moment.phase == moment.phase,
      isInterval || Self.isSameStoppage(open.moment, moment)
    {
      return StoppageUse(joins: true, usesWindow: false)
    }
    return StoppageUse(joins: false, usesWindow: !isInterval)
  }

  /// In the same minute, or within 60 seconds if both were clocked, because a stoppage can span two minutes.
  private static func isSameStoppage(_ a: Moment, _ b: Moment) -> Bool {
    if a.minute == b.minute { return true }
    guard let first = a.elapsed, let second = b.elapsed else { return false }
    return abs(second - first) < 60
  }
}
