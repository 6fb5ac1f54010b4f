/// A criterion for ranking teams, by its name in rule sets.
public enum Criterion: String, CaseIterable, Hashable, Sendable {
  /// Always the first criterion.
  case points
  case pointsPerMatch = "points-per-match"

  // Matches between the teams that are level. Adjacent head-to-head criteria in a list form one block.
  case headToHeadPoints = "head-to-head-points"
  case headToHeadDifference = "head-to-head-difference"
  case headToHeadGoals = "head-to-head-goals"
  case headToHeadAwayGoals = "head-to-head-away-goals"

  // All matches.
  case goalDifference = "goal-difference"
  case goals
  case awayGoals = "away-goals"
  case wins
  case awayWins = "away-wins"
  /// Fewest cards, also called fair play.
  case conduct
  /// Goals for divided by goals against.
  case goalRatio = "goal-ratio"
  case fewerMatches = "fewer-matches"
  /// Drawing of lots or a play-off: a recorded decision, never computed.
  case lots

  var isHeadToHead: Bool {
    switch self {
    case .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .headToHeadAwayGoals: true
    default: false
    }
  }

  public var isOfGoals: Bool {
    switch self {
    case .headToHeadDifference, .headToHeadGoals, .headToHeadAwayGoals, .goalDifference, .goals, .awayGoals, .goalRatio:
      true
    default: false
    }
  }

  public var prefersLess: Bool { self == .fewerMatches || self == .lots }

  func figure(of record: TeamRecord) -> Figure? {
    switch self {
    case .points, .headToHeadPoints: Figure(record.points)
    case .pointsPerMatch: Figure(record.points, per: record.played)
    case .headToHeadDifference, .goalDifference: Figure(record.difference)
    case .headToHeadGoals, .goals: Figure(record.goalsFor)
    case .headToHeadAwayGoals, .awayGoals: Figure(record.awayGoals)
    case .wins: Figure(record.won)
    case .awayWins: Figure(record.awayWins)
    case .conduct: record.conduct.map { Figure($0) }
    case .goalRatio: Figure(record.goalsFor, per: record.goalsAgainst)
    case .fewerMatches: Figure(record.played)
    case .lots: nil
    }
  }
}
