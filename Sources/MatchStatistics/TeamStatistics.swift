import MatchModel

/// The statistics of one side. Conceded goals and shots are among the statistics of the other side. The shoot-out is
/// not included.
public struct TeamStatistics: Equatable, Sendable {
  public internal(set) var whole = Tally()
  /// By period with the interval after it, including cards in the shoot-out; nil is before kick-off.
  public internal(set) var byPeriod: [Period?: Tally] = [:]
  /// Total time for which places were closed by sanctions, if line-ups are not tracked; whole minutes unless the match
  /// has seconds.
  public internal(set) var secondsServed = 0
}
