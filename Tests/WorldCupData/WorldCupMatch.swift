/// A real match in `Tests/Data/worldcup/matches.jsonl.gz` with the expected results.
public struct WorldCupMatch: Decodable, Sendable {
  public let matchID: String
  public let tournament: String
  public let tournamentName: String
  /// ISO 8601.
  public let date: String
  public let stage: String
  /// Nil in the knock-out stage.
  public let group: String?
  public let home: String
  public let homeCode: String
  public let away: String
  public let awayCode: String
  public let halfMinutes: Int
  public let extraTime: Bool
  public let score: Score
  public let squads: Sides<[Player]>
  /// The actions in a legal order.
  public let events: [Event]
  public let oracle: Oracle
  public let tags: Set<String>

  enum CodingKeys: String, CodingKey {
    case matchID = "match_id"
    case tournamentName = "tournament_name"
    case homeCode = "home_code"
    case awayCode = "away_code"
    case halfMinutes = "half_minutes"
    case extraTime = "extra_time"
    case tournament, date, stage, group, home, away, score, squads, events, oracle, tags
  }

  /// Number of periods: 2, or 4 with extra time.
  public var periods: Int { oracle.byPeriod.count }

  public enum Side: String, Codable, Sendable, CaseIterable { case home, away }

  public struct Sides<Value: Decodable & Sendable>: Decodable, Sendable {
    public let home: Value
    public let away: Value
    public subscript(side: Side) -> Value { side == .home ? home : away }
  }

  public struct Score: Decodable, Sendable {
    /// Home and away.
    public let final: [Int]
    public let shootout: [Int]?
    /// home, away, unknown; nil without a shoot-out.
    public let firstKick: String?

    enum CodingKeys: String, CodingKey {
      case firstKick = "first_kick"
      case final, shootout
    }
  }

  public struct Player: Decodable, Sendable {
    public let number: Int
    public let name: String
    /// GK, DF, MF, FW.
    public let position: String
    public let starter: Bool
  }

  /// A goal, a card, a substitution or a kick of the shoot-out. Properties of other kinds are nil.
  public struct Event: Decodable, Sendable {
    public enum Kind: String, Codable, Sendable { case goal, card, sub, kick }
    public enum CardKind: String, Codable, Sendable {
      case yellow, red
      case secondYellow = "second_yellow"
    }

    public let type: Kind
    /// The side; for a goal, the side it counts for.
    public let team: Side
    /// 1 to 4; 5 is the shoot-out.
    public let period: Int
    /// The minute is `min` or `min+stop`; kicks have none.
    public let min: Int?
    public let stop: Int?
    /// Scorer, booked player or kicker.
    public let number: Int?
    /// The scorer's side, which differs from `team` for an own goal.
    public let scorerTeam: Side?
    public let ownGoal: Bool?
    public let penalty: Bool?
    public let card: CardKind?
    /// Numbers in a substitution.
    public let out: Int?
    public let `in`: Int?
    /// True if the kick was scored.
    public let converted: Bool?

    enum CodingKeys: String, CodingKey {
      case scorerTeam = "scorer_team"
      case ownGoal = "own_goal"
      case type, team, period, min, stop, number, penalty, card, out, `in`, converted
    }
  }

  /// Expected results. Dictionaries are indexed by shirt number; missing numbers have no value.
  public struct Oracle: Decodable, Sendable {
    /// Home and away goals by period.
    public let byPeriod: [[Int]]
    public let score: [Int]
    public let shootout: [Int]?
    /// 90 or 120, or less after a golden goal.
    public let endMinute: Int
    public let goals: Sides<[String: Int]>
    public let ownGoals: Sides<[String: Int]>
    /// Y, R, Y+2Y or Y+R.
    public let cards: Sides<[String: String]>
    public let onFieldEnd: Sides<[Int]>
    /// Substitutions used.
    public let subs: [Int]
    /// Minutes of everyone who played.
    public let minutes: Sides<[String: Int]>

    enum CodingKeys: String, CodingKey {
      case byPeriod = "by_period"
      case endMinute = "end_minute"
      case ownGoals = "own_goals"
      case onFieldEnd = "on_field_end"
      case score, shootout, goals, cards, subs, minutes
    }
  }
}
