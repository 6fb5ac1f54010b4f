import MatchModel
import MatchRules

/// The statistics of a match. Everything is derived from the recorded actions; nothing is estimated.
public struct MatchStatistics: Sendable {
  /// True if durations are known to the second (docs/STATISTICS.md, "Time in seconds").
  public let hasSeconds: Bool
  public internal(set) var teams = BothSides(TeamStatistics())
  public internal(set) var players: BothSides<PlayerTable<PlayerStatistics>>

  /// Computes the statistics from a replayed match, in which second yellow cards have been identified. Actions with
  /// objections count too, because they are part of the record.
  public init(_ ledger: Ledger) {
    var collector = Collector(ledger)
    ledger.walk { collector.take($1, at: $0, before: $2, after: $3) }
    self = collector.finished(ledger.state)
  }

  init(empty ledger: Ledger) {
    hasSeconds = PlayingClock(ledger.match, rules: ledger.rules) != nil
    players = ledger.match.teams.map { PlayerTable($0, PlayerStatistics.init) }
  }

  public subscript(id: PlayerID, of side: Side) -> PlayerStatistics { players[side][id] }
}
