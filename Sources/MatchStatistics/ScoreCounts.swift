import MatchModel
import MatchRules

/// Counts of one declared way of scoring.
public struct ScoreCounts: Equatable, Sendable {
  public private(set) var made = 0
  public private(set) var missed = 0
  /// Points from successful attempts.
  public private(set) var points = 0

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
  public func points(by rules: RuleSet) -> Int { rules.scores.reduce(0) { $0 + self[$1.code].points } }
}

extension Statistic {
  /// True for statistics of goals and shots, which are not shown in games with several ways of scoring.
  public var isOfGoals: Bool {
    [
      "goals", "shots", "on-target", "off-target", "saved", "woodwork", "blocked", "conversion", "outcome-unknown",
      "key-passes", "saves",
    ].contains(key)
  }
}
