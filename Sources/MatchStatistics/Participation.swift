import MatchModel
import MatchRules

/// What a season keeps of a player's match: the time on the field and in goal, the goals, and those of both sides meanwhile.
public struct Participation: Equatable, Sendable {
  /// Whether the player was on the field at kick-off; before it, whether they stand in the line-up.
  public internal(set) var isStarter = false
  /// The time on the field: late arrivals, departures and returns make several. Empty for who never played.
  public internal(set) var stints: [Stint] = []
  /// Goals of the team and of the opponents while the player was on the field, own goals included.
  public internal(set) var goalsFor = 0
  /// Goals of the opponents meanwhile.
  public internal(set) var goalsAgainst = 0
  /// Minutes of the regulation clock in goal, and the goals conceded in them, own goals included.
  public internal(set) var minutesInGoal = 0
  /// Goals conceded in these minutes, own goals included.
  public internal(set) var concededInGoal = 0

  /// Whether the player was on the field at all.
  public var played: Bool { !stints.isEmpty }

  /// Minutes played by the regulation clock (RULES I3).
  public var minutes: Int { stints.reduce(0) { $0 + $1.minutes } }

  /// Seconds really played, added time included; nil if not all of it was clocked.
  public var seconds: Double? {
    stints.reduce(0) { sum, stint in sum.flatMap { sum in stint.seconds.map { sum + $0 } } }
  }
}

/// A stretch of a player's on the field.
public struct Stint: Equatable, Sendable {
  /// Minutes of the regulation clock at which it began and ended (RULES I3).
  public internal(set) var on: Int
  /// The minute at which it ended.
  public internal(set) var off: Int
  /// How long it really was, added time included; nil if that was not clocked.
  public internal(set) var seconds: Double?

  /// How long it was by the regulation clock (RULES I3).
  public var minutes: Int { off - on }
}

/// Who was on the field when a goal that counts was scored, own goals included.
public struct GoalOnField: Equatable, Sendable {
  /// Its place in the match's actions, from 0.
  public let index: Int
  /// The players of both sides who were on the field.
  public let onField: BothSides<[PlayerID]>
}

/// Who took part in a match, and for how long: a part of its statistics that can be had alone, at half the cost.
public struct MatchParticipation: Sendable {
  /// Minutes of the match by the regulation clock; of an unfinished one, so far (RULES I3).
  public let minutes: Int
  /// That of each player.
  public let players: BothSides<PlayerTable<Participation>>
  /// In their order.
  public let goals: [GoalOnField]

  /// Reads them off a match that the laws have judged.
  public init(_ ledger: Ledger) { self = Self.replay(ledger.match, rules: ledger.rules).participation }

  /// Reads them off a match while the laws judge it.
  public static func replay(_ match: Match, rules: RuleSet) -> (ledger: Ledger, participation: MatchParticipation) {
    var collector = ParticipationCollector(match, rules: rules, clock: nil)
    let ledger = Ledger(replaying: match, rules: rules) { collector.take($1, at: $0, after: $2) }
    collector.finish()
    return (ledger, MatchParticipation(collector))
  }

  private init(_ collector: ParticipationCollector) {
    (minutes, players, goals) = (collector.end, collector.players, collector.goals)
  }
}
