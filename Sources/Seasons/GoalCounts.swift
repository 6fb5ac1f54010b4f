import MatchModel
import MatchStatistics

/// Who scored and who assisted in a match, by the registry of statistics.
struct GoalCounts {
  /// What one person comes to.
  struct Counts {
    var goals = 0
    /// Of these from the penalty spot.
    var penalties = 0
    var ownGoals = 0
    var assists = 0
  }

  private var byPerson: BothSides<[Person: Counts]> = BothSides([:])

  private static let counted: [(statistic: Statistic, path: WritableKeyPath<Counts, Int> & Sendable)] = [
    ("goals", \.goals), ("penalties-scored", \.penalties), ("own-goals", \.ownGoals), ("assists", \.assists),
  ].compactMap { key, path in Statistic.named(key).map { ($0, path) } }

  init(_ match: Match) {
    for case let goal as Goal in match.actions {
      for (statistic, path) in Self.counted {
        guard let (side, person) = statistic.credited(by: goal) else { continue }
        byPerson[side][person, default: Counts()][keyPath: path] += 1
      }
    }
  }

  subscript(side: Side, person: Person) -> Counts { byPerson[side][person] ?? Counts() }
}
