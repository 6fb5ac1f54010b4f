import MatchModel
import MatchStatistics

/// What a season counts of each person in a match, by the registry of statistics.
struct PersonCounts {
  /// What one person comes to.
  struct Counts {
    var goals = 0
    /// Of these from the penalty spot.
    var penalties = 0
    var ownGoals = 0
    var assists = 0
    /// Penalties taken, in the match.
    var penaltiesTaken = 0
    var corners = 0
  }

  private var byPerson: BothSides<[Person: Counts]> = BothSides([:])

  private static let counted: [(statistic: Statistic, path: WritableKeyPath<Counts, Int> & Sendable)] = [
    ("goals", \.goals), ("penalties-scored", \.penalties), ("own-goals", \.ownGoals), ("assists", \.assists),
    ("penalties", \.penaltiesTaken), ("corners", \.corners),
  ].compactMap { key, path in Statistic.named(key).map { ($0, path) } }

  init(_ match: Match) {
    for action in match.actions
    where [.goal, .chance, .corner].contains(action.kind) && action.moment.phase.period != .shootOut {
      for (statistic, path) in Self.counted {
        guard let (side, person) = statistic.credited(by: action) else { continue }
        byPerson[side][person, default: Counts()][keyPath: path] += 1
      }
    }
  }

  subscript(side: Side, person: Person) -> Counts { byPerson[side][person] ?? Counts() }
}
