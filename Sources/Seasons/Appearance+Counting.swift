import MatchModel
import MatchStatistics

private typealias CountPath = WritableKeyPath<Appearance, Int> & Sendable

/// Counted statistics by kind of action, because most actions affect none.
private let counted: [ActionKind: [(statistic: Statistic, path: CountPath)]] =
  Dictionary(
    grouping: [
      (.goal, "goals", \.goals), (.goal, "penalties-scored", \.penaltyGoals), (.goal, "own-goals", \.ownGoals),
      (.goal, "assists", \.assists), (.goal, "penalties", \.penaltiesTaken),
      (.chance, "penalties", \.penaltiesTaken), (.corner, "corners", \.corners),
    ] as [(kind: ActionKind, key: StatisticKey, path: CountPath)],
    by: \.kind
  ).mapValues { $0.compactMap { one in Statistic.named(one.key).map { ($0, one.path) } } }

extension BothSides<[Appearance]> {
  /// Adds the statistics of the players in a match, from the registry of statistics.
  mutating func count(_ match: Match) {
    func add(_ number: Int, _ path: CountPath, of person: Person, _ side: Side) {
      guard let place = person.playerID.flatMap(match[side].place) else { return }
      self[side][place][keyPath: path] += number
    }
    for action in match.actions where action.moment.phase.period != .shootOut {
      if let attempt = action as? Attempt, attempt.isShot, attempt.shot.origin == .freeKick {
        add(1, \.freeKicks, of: attempt.shot.shooter, attempt.team)
      }
      for (statistic, path) in counted[action.kind] ?? [] {
        guard let (side, person) = statistic.credited(by: action) else { continue }
        add(path == \.goals ? (action as? Goal)?.points ?? 1 : 1, path, of: person, side)
      }
    }
  }
}
