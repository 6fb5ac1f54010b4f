import MatchModel
import Standings

/// Matches won, drawn and lost, with the goals, from one team's point of view.
public struct ResultCount: Hashable, Sendable {
  public internal(set) var won = 0
  public internal(set) var drawn = 0
  public internal(set) var lost = 0
  public internal(set) var scored = 0
  public internal(set) var conceded = 0

  public var played: Int { won + drawn + lost }

  public init() {}

  /// - Parameter results: matches of the team. Those without a score that counts are ignored.
  public init(of team: String, in results: [MatchResult]) {
    for result in results {
      if let score = result.counted { add(score, of: result.side(of: team) ?? .away) }
    }
  }

  mutating func add(_ score: MatchScore, of side: Side) {
    scored += score[side]
    conceded += score[side.other]
    if score[side] > score[side.other] {
      won += 1
    } else if score[side] == score[side.other] {
      drawn += 1
    } else {
      lost += 1
    }
  }
}

/// A team's results by the side that scored first.
public struct FirstGoals: Hashable, Sendable {
  public internal(set) var scoredFirst = ResultCount()
  public internal(set) var concededFirst = ResultCount()

  public init(scoredFirst: ResultCount = ResultCount(), concededFirst: ResultCount = ResultCount()) {
    self.scoredFirst = scoredFirst
    self.concededFirst = concededFirst
  }
}

extension Season {
  /// Awarded matches, and those whose goals are not all in the file, are left out.
  public func firstGoals(of team: String, _ filter: SeasonFilter) -> FirstGoals {
    firstGoals(filter.of(team))[team] ?? FirstGoals()
  }

  /// The same figures for all teams.
  func firstGoals(_ filter: SeasonFilter) -> [String: FirstGoals] {
    var records: [String: FirstGoals] = [:]
    for index in filter.places(in: self) {
      let match = matches[index]
      let goals = match.sheet.goals
      guard case .played(let score) = match.result.outcome, let first = goals.first,
        goals.reduce(0, { $0 + $1.points }) == score.home + score.away
      else { continue }
      for side in Side.allCases {
        let path = first.side == side ? \FirstGoals.scoredFirst : \.concededFirst
        records[match.result[side], default: FirstGoals()][keyPath: path].add(score, of: side)
      }
    }
    return records
  }
}
