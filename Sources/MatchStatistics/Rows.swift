import MatchModel

extension MatchStatistics {
  /// One row per team statistic, for the whole match or the part selected by `part`. A team without a
  /// value has nil.
  public func teamRows(
    _ part: (TeamStatistics) -> Tally = { $0.whole }
  ) -> [(statistic: Statistic, values: BothSides<Int?>)] {
    let tallies = teams.map(part)
    return Statistic.all.filter { $0.levels.contains(.team) }.map { statistic in
      (statistic, tallies.map(statistic.value))
    }
  }

  /// One row per player statistic. The value is nil if it is unknown or not applicable.
  public func playerRows(_ id: PlayerID, of side: Side) -> [(statistic: Statistic, value: Int?)] {
    Statistic.all.filter { $0.levels.contains(.player) }.map { ($0, $0.value(of: self[id, of: side])) }
  }
}
