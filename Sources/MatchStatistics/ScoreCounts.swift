import MatchModel
import MatchRules

/// What was counted of one way of scoring that the game declares.
public struct ScoreCounts: Equatable, Sendable {
  /// Attempts that went in.
  public private(set) var made = 0
  /// Attempts that did not go in.
  public private(set) var missed = 0
  /// What those that went in brought.
  public private(set) var points = 0

  /// Attempts, whether they went in or not.
  public var attempts: Int { made + missed }

  mutating func add(_ attempt: Attempt) {
    guard let goal = attempt as? Goal else {
      missed += 1
      return
    }
    made += 1
    points += goal.points
  }

  static func + (a: ScoreCounts, b: ScoreCounts) -> ScoreCounts {
    var sum = a
    sum.made += b.made
    sum.missed += b.missed
    sum.points += b.points
    return sum
  }
}

extension Tally {
  /// Points, in a game with several ways of scoring.
  public func points(by rules: RuleSet) -> Int { rules.scores.reduce(0) { $0 + self[$1.code].points } }
}

extension Statistic {
  /// Whether it counts goals and shots as such, which says little where each brings something else: there the ways of
  /// scoring are counted.
  public var isOfGoals: Bool {
    [
      "goals", "shots", "on-target", "off-target", "saved", "woodwork", "blocked", "conversion", "outcome-unknown",
      "key-passes", "saves",
    ].contains(key)
  }
}
