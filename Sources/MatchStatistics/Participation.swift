import MatchModel
import MatchRules

/// A player's playing time, time in goal and the goals during them, as needed for a season.
public struct Participation: Equatable, Sendable {
  /// On the field at kick-off; before kick-off, listed in the starting line-up.
  public internal(set) var isStarter = false
  /// Times on the field. Late arrivals, departures and returns produce several. Empty for players who did not play.
  public internal(set) var stints: [Stint] = []
  /// Goals of the team while the player was on the field, including own goals.
  public internal(set) var goalsFor = 0
  /// Goals of the opponents while the player was on the field.
  public internal(set) var goalsAgainst = 0
  /// Minutes of the regulation clock as goalkeeper.
  public internal(set) var minutesInGoal = 0
  /// Goals conceded as goalkeeper, including own goals.
  public internal(set) var concededInGoal = 0

  /// True if the player was on the field at any time.
  public var played: Bool { !stints.isEmpty }

  /// Minutes played on the regulation clock (docs/STATISTICS.md).
  public var minutes: Int { stints.reduce(0) { $0 + $1.minutes } }

  /// Time played, exact if the match has seconds (docs/STATISTICS.md, "Time in seconds").
  public var seconds: Int { stints.reduce(0) { $0 + $1.seconds } }
}

/// An uninterrupted time of a player on the field.
public struct Stint: Equatable, Sendable {
  /// Start minute on the regulation clock (docs/STATISTICS.md).
  public internal(set) var on: Int
  /// End minute on the regulation clock.
  public internal(set) var off: Int
  /// Duration, exact if the match has seconds (docs/STATISTICS.md, "Time in seconds").
  public internal(set) var seconds: Int

  /// Duration on the regulation clock.
  public var minutes: Int { off - on }
}

/// The players on the field when a counted goal was scored, including own goals.
public struct GoalOnField: Equatable, Sendable {
  /// Position in the match's actions, from 0.
  public let index: Int
  public let onField: BothSides<[PlayerID]>
}

/// Participation in a match. It is part of the statistics but can be computed separately in half the time.
public struct MatchParticipation: Sendable {
  /// Length of the match on the regulation clock, so far if unfinished (docs/STATISTICS.md).
  public let minutes: Int
  public let players: BothSides<PlayerTable<Participation>>
  public let goals: [GoalOnField]

  public init(_ ledger: Ledger) { self = Self.replay(ledger.match, rules: ledger.rules).participation }

  public static func replay(_ match: Match, rules: RuleSet) -> (ledger: Ledger, participation: MatchParticipation) {
    var collector = ParticipationCollector(match, rules: rules)
    let ledger = Ledger(replaying: match, rules: rules) { collector.take($1, at: $0, after: $2) }
    collector.finish()
    return (ledger, MatchParticipation(collector))
  }

  private init(_ collector: ParticipationCollector) {
    minutes = collector.regulation.end
    players = collector.players
    goals = collector.goals
  }
}
