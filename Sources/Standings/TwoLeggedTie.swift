/// Two cup matches between the same teams in one round, one at each ground, decided on aggregate.
public struct TwoLeggedTie: Hashable, Sendable {
  public enum Decision: Hashable, Sendable {
    case goals
    case awayGoals
    /// The shoot-out of the second leg.
    case shootOut
    /// Level, or a leg has not been played.
    case undecided
  }

  public let first: MatchResult
  public let second: MatchResult
  /// The aggregate score, including extra time of the second leg; `home` is the home team of the first leg. Nil until
  /// both have been played.
  public let aggregate: MatchScore?
  public let decision: Decision
  public let winner: String?

  public init(_ first: MatchResult, _ second: MatchResult, awayGoals: Bool) {
    self.first = first
    self.second = second
    guard let one = first.counted, let other = second.counted else {
      aggregate = nil
      decision = .undecided
      winner = nil
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

  /// The ties of a competition, in the order of their first legs. Teams that met once, more than twice or twice at the
  /// same ground have none.
  public static func ties(in results: [MatchResult], awayGoals: Bool) -> [TwoLeggedTie] {
    CupTie.ties(in: results, awayGoals: awayGoals).map(\.matches)
      .filter { $0.count == 2 && $0[0].home == $0[1].away }
      .map { TwoLeggedTie($0[0], $0[1], awayGoals: awayGoals) }
  }
}
