/// What parts teams that are level, by its name in rules.
public enum Criterion: String, CaseIterable, Hashable, Sendable {
  /// What every table begins with.
  case points
  case pointsPerMatch = "points-per-match"

  // Of the matches that those who are level played among themselves. Neighbours in a list of rules are one block.
  case headToHeadPoints = "head-to-head-points"
  case headToHeadDifference = "head-to-head-difference"
  case headToHeadGoals = "head-to-head-goals"
  case headToHeadAwayGoals = "head-to-head-away-goals"

  // Of all matches.
  case goalDifference = "goal-difference"
  case goals
  case awayGoals = "away-goals"
  case wins
  case awayWins = "away-wins"
  /// Fewest cards, called fair play.
  case conduct
  /// Goals for divided by goals against.
  case goalRatio = "goal-ratio"
  case fewerMatches = "fewer-matches"
  /// Lots that were drawn or a play-off: a decision, which is never made here.
  case lots

  /// Whether it is of the matches that those who are level played among themselves.
  public var isHeadToHead: Bool {
    switch self {
    case .headToHeadPoints, .headToHeadDifference, .headToHeadGoals, .headToHeadAwayGoals: true
    default: false
    }
  }

  /// Whether it is of what teams score.
  public var isOfGoals: Bool {
    switch self {
    case .headToHeadDifference, .headToHeadGoals, .headToHeadAwayGoals, .goalDifference, .goals, .awayGoals, .goalRatio:
      true
    default: false
    }
  }

  /// Whether fewer is better.
  public var prefersLess: Bool { self == .fewerMatches || self == .lots }

  /// What a record has of it; nil where that is not known.
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
