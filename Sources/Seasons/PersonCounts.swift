import MatchModel
import MatchStatistics

/// Season statistics of each person in a match, from the registry of statistics.
struct PersonCounts {
  struct Counts {
    /// Points, in games where goals are worth several.
    var goals = 0
    var penalties = 0
    var ownGoals = 0
    var assists = 0
    /// Penalties during the match.
    var penaltiesTaken = 0
    var corners = 0
    /// Attempts from free kicks, including goals.
    var freeKicks = 0
  }

  private var byPerson: BothSides<[Person: Counts]> = BothSides([:])

  /// Counted statistics by kind of action, because most actions affect none.
  private static let counted: [ActionKind: [(statistic: Statistic, path: WritableKeyPath<Counts, Int> & Sendable)]] =
    Dictionary(
      grouping: [
        (.goal, "goals", \.goals), (.goal, "penalties-scored", \.penalties), (.goal, "own-goals", \.ownGoals),
        (.goal, "assists", \.assists), (.goal, "penalties", \.penaltiesTaken),
        (.chance, "penalties", \.penaltiesTaken), (.corner, "corners", \.corners),
      ] as [(kind: ActionKind, key: StatisticKey, path: WritableKeyPath<Counts, Int> & Sendable)],
      by: \.kind
    ).mapValues { $0.compactMap { one in Statistic.named(one.key).map { ($0, one.path) } } }

  init(_ match: Match) {
    for action in match.actions where action.moment.phase.period != .shootOut {
      if let attempt = action as? Attempt, attempt.isShot, attempt.shot.origin == .freeKick {
        byPerson[attempt.team][attempt.shot.shooter, default: Counts()].freeKicks += 1
      }
      for (statistic, path) in Self.counted[action.kind] ?? [] {
        guard let (side, person) = statistic.credited(by: action) else { continue }
        byPerson[side][person, default: Counts()][keyPath: path] +=
          path == \.goals ? (action as? Goal)?.points ?? 1 : 1
      }
    }
  }

  subscript(side: Side, person: Person) -> Counts { byPerson[side][person] ?? Counts() }
}
