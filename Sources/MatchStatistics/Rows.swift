import MatchModel

/// One line of the table of two teams: what the prompt words and prints.
public struct TeamRow: Sendable {
  /// What the line is of.
  public let statistic: Statistic
  /// The value of the team at home; nil where there is none.
  public let home: Int?
  /// The value of the visitors; nil where there is none.
  public let away: Int?
  /// The name of the statistic.
  public var key: StatisticKey { statistic.key }
}

/// One line of a player's table.
public struct PlayerRow: Sendable {
  /// What the line is of.
  public let statistic: Statistic
  /// Nil if unknown, or where there is none.
  public let value: Int?
  /// The name of the statistic.
  public var key: StatisticKey { statistic.key }
}

extension MatchStatistics {
  /// A line for each statistic of teams, of the whole match or of the part of it that `part` takes.
  public func teamRows(_ part: (TeamStatistics) -> Tally = { $0.whole }) -> [TeamRow] {
    let tallies = teams.map(part)
    return Statistic.all.filter { $0.levels.contains(.team) }.map {
      TeamRow(statistic: $0, home: $0.value(in: tallies.home), away: $0.value(in: tallies.away))
    }
  }

  /// A line for each statistic of players.
  public func playerRows(_ id: PlayerID, of side: Side) -> [PlayerRow] {
    let player = self[id, of: side]
    return Statistic.all.filter { $0.levels.contains(.player) }.map {
      PlayerRow(statistic: $0, value: $0.value(of: player))
    }
  }
}
