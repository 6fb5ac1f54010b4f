import MatchModel
import MatchRules

/// What the actions of a match add up to: everything that follows from what was recorded, and nothing else.
public struct MatchStatistics: Sendable {
  /// Minutes of the match by the regulation clock; of an unfinished one, so far (RULES I3).
  public internal(set) var minutes: Int
  /// Seconds really played, added time included; nil if not all of it was clocked.
  public internal(set) var seconds: Double?
  /// What each side did.
  public internal(set) var teams = BothSides(TeamStatistics())
  /// What each player did.
  public internal(set) var players: BothSides<PlayerTable<PlayerStatistics>>
  /// Every action with the score after it.
  public internal(set) var timeline: [TimelineEntry] = []
  /// Every substitution of both sides, in order.
  public internal(set) var substitutions: [SubstitutionEffect] = []
  /// Nil where there was none.
  public internal(set) var shootOut: ShootOutStatistics?

  /// Reads them off a match that the laws have judged, so that second yellow cards are known as such. What is
  /// objected to counts too: it is in the record.
  public init(_ ledger: Ledger) {
    var collector = Collector(ledger)
    ledger.walk { collector.take($1, at: $0, before: $2, after: $3) }
    self = collector.finished(ledger.state)
  }

  init(minutes: Int, seconds: Double?, teams: BothSides<Team>) {
    self.minutes = minutes
    self.seconds = seconds
    players = teams.map { PlayerTable($0, PlayerStatistics.init) }
  }

  /// What a player did.
  public subscript(id: PlayerID, of side: Side) -> PlayerStatistics { players[side][id] }

  /// The score when the period was over: after the first half, after regular time, after extra time.
  public func score(through period: Period) -> BothSides<Int> {
    teams.map { team in
      team.byPeriod.reduce(0) { score, part in
        part.key.map { $0 <= period } ?? true ? score + part.value[.score] : score
      }
    }
  }
}
