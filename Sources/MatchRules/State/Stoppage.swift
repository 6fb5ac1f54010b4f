import MatchModel

/// Which stoppage a substitution belongs to (RULES B3).
extension MatchState {
  /// What a substitution of the side at that moment would use.
  struct StoppageUse {
    /// Whether it joins the stoppage of the team's last substitution.
    let joins: Bool
    /// Whether it uses a window: intervals are free.
    let usesWindow: Bool
  }

  func stoppage(for moment: Moment, of side: Side) -> StoppageUse {
    let isInterval = if case .during = phase { false } else { true }
    if let open = self[side].openStoppage, open.isInterval == isInterval, open.moment.phase == moment.phase,
      isInterval || Self.isSameStoppage(open.moment, moment)
    {
      return StoppageUse(joins: true, usesWindow: false)
    }
    return StoppageUse(joins: false, usesWindow: !isInterval)
  }

  /// The same minute; or, where both were clocked, within a minute of each other: a stoppage does not end because the
  /// minute does.
  private static func isSameStoppage(_ a: Moment, _ b: Moment) -> Bool {
    if a.minute == b.minute { return true }
    guard let first = a.elapsed, let second = b.elapsed else { return false }
    return abs(second - first) < 60
  }
}
