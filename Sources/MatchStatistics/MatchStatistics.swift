import MatchModel
import MatchRules

/// The statistics of a match. Everything is derived from the recorded actions; nothing is estimated.
public struct MatchStatistics: Sendable {
  /// Length of the match on the regulation clock, so far if unfinished (docs/STATISTICS.md, "The regulation clock").
  public internal(set) var minutes: Int
  public internal(set) var teams = BothSides(TeamStatistics())
  public internal(set) var players: BothSides<PlayerTable<PlayerStatistics>>
  /// Every action with the score after it.
  public internal(set) var timeline: [TimelineEntry] = []
  /// All substitutions of both sides, in order.
  public internal(set) var substitutions: [SubstitutionEffect] = []
  /// Nil if the match had no shoot-out.
  public internal(set) var shootOut: ShootOutStatistics?

  /// Computes the statistics from a replayed match, in which second yellow cards have been identified. Actions with
  /// objections count too, because they are part of the record.
  public init(_ ledger: Ledger) {
    var collector = Collector(ledger)
    ledger.walk { collector.take($1, at: $0, before: $2, after: $3) }
    self = collector.finished(ledger.state)
  }

  init(minutes: Int, teams: BothSides<Team>) {
    self.minutes = minutes
    players = teams.map { PlayerTable($0, PlayerStatistics.init) }
  }

  public subscript(id: PlayerID, of side: Side) -> PlayerStatistics { players[side][id] }

  /// The score at the end of the period, for example after the first half or regular time.
  public func score(through period: Period) -> BothSides<Int> {
    teams.map { team in
      team.byPeriod.reduce(0) { score, part in
        part.key.map { $0 <= period } ?? true ? score + part.value[.score] : score
      }
    }
  }
}
