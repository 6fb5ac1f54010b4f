/// How the clock of a game goes.
public enum GameClock: String, CaseIterable, Sendable {
  /// It runs on to the end of the period, and what was lost is added then.
  case running
  /// It stands whenever play does, so that a period is over when it shows its length.
  case stopped
}

extension RuleSet {
  /// Whether a period goes on beyond its length, by minutes that are added to it.
  public var hasAddedTime: Bool { clock == .running && !without.contains(.added) }
}
