/// Two cup matches of the same teams in one round, each at home once: their goals are added up.
public struct TwoLeggedTie: Hashable, Sendable {
  /// What decided it.
  public enum Decision: Hashable, Sendable {
    case goals
    case awayGoals
    /// That of the second leg.
    case shootOut
    /// Level still, or a leg is to be played.
    case undecided
  }

  /// The leg that was played first.
  public let first: MatchResult
  /// The leg that was played second.
  public let second: MatchResult
  /// Both legs together, the second with extra time; `home` is the team at home in the first. Nil while one is to be
  /// played.
  public let aggregate: MatchScore?
  /// What decided it, if anything has.
  public let decision: Decision
  /// The team that goes on; nil while that is undecided.
  public let winner: String?

  /// - Parameters:
  ///   - first: the leg that was played first.
  ///   - awayGoals: whether goals scored away decide where the sum is level.
  public init(_ first: MatchResult, _ second: MatchResult, awayGoals: Bool) {
    self.first = first
    self.second = second
    guard let one = first.counted, let other = second.counted else {
      (aggregate, decision, winner) = (nil, .undecided, nil)
      return
    }
    let sum = MatchScore(one.home + other.away, one.away + other.home)
    aggregate = sum
    let comparisons: [(Decision, Int)] = [
      (.goals, sum.home - sum.away),
      (.awayGoals, awayGoals ? other.away - one.away : 0),
      (.shootOut, second.shootOut.map { $0.away - $0.home } ?? 0),
    ]
    let deciding = comparisons.first { $0.1 != 0 }
    decision = deciding?.0 ?? .undecided
    winner = deciding.map { $0.1 > 0 ? first.home : first.away }
  }

  /// The ties among results, in the order of their first legs. Where two teams met more or less than twice in a round,
  /// or twice on one ground, there is none.
  public static func ties(in results: [MatchResult], awayGoals: Bool) -> [TwoLeggedTie] {
    let cups = results.filter { $0.kind == .cup }.inOrder()
    func pair(_ result: MatchResult) -> Pair {
      Pair(competition: result.competition, round: result.round, teams: [result.home, result.away])
    }
    let pairs = Dictionary(grouping: cups, by: pair)
    var seen: Set<Pair> = []
    return cups.filter { seen.insert(pair($0)).inserted }.compactMap { first in
      guard let legs = pairs[pair(first)], legs.count == 2, legs[0].home == legs[1].away, legs[0].away == legs[1].home
      else { return nil }
      return TwoLeggedTie(legs[0], legs[1], awayGoals: awayGoals)
    }
  }

  private struct Pair: Hashable {
    let competition: String
    let round: String
    let teams: Set<String>
  }
}
