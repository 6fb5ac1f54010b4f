import MatchModel

/// A row in the comparison of two teams.
public struct TeamRow: Sendable {
  public let statistic: Statistic
  /// Nil if the team has no value.
  public let home: Int?
  /// Nil if the team has no value.
  public let away: Int?
  public var key: StatisticKey { statistic.key }
}

/// A row in a player's table.
public struct PlayerRow: Sendable {
  public let statistic: Statistic
  /// Nil if unknown or not applicable.
  public let value: Int?
  public var key: StatisticKey { statistic.key }
}

extension MatchStatistics {
  /// One row per team statistic, for the whole match or the part selected by `part`.
  public func teamRows(_ part: (TeamStatistics) -> Tally = { $0.whole }) -> [TeamRow] {
    let tallies = teams.map(part)
    return Statistic.all.filter { $0.levels.contains(.team) }.map {
      TeamRow(statistic: $0, home: $0.value(in: tallies.home), away: $0.value(in: tallies.away))
    }
  }

  public func playerRows(_ id: PlayerID, of side: Side) -> [PlayerRow] {
    let player = self[id, of: side]
    return Statistic.all.filter { $0.levels.contains(.player) }.map {
      PlayerRow(statistic: $0, value: $0.value(of: player))
    }
  }
}
