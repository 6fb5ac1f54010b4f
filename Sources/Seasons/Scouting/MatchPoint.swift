import MatchModel
import Standings

/// A feature that is more or less common in a team's matches than in everyone's. ``TeamPoint`` is the same for goals.
public struct MatchPoint: Hashable, Sendable {
  public enum Feature: Hashable, CaseIterable, Sendable {
    case wonAfterScoringFirst
    case wonAfterConcedingFirst
    case wonAtHome
    case wonAway
    case withoutConceding
    case scored
  }

  /// Shares of fewer matches mean nothing.
  static let leastMatches = 5
  /// Smaller differences from all teams, in percentage points, are not reported.
  static let leastDifference = 15

  public let feature: Feature
  public let count: Int
  /// The number of matches that could have had it.
  public let of: Int
  /// The percentage for all teams together.
  public let mean: Int

  public init(feature: Feature, count: Int, of: Int, mean: Int) {
    self.feature = feature
    self.count = count
    self.of = of
    self.mean = mean
  }

  public var isStrength: Bool { 100 * count > mean * of }
}

extension TeamPoint {
  /// True if the team scores this way more often than others, or concedes this way less often.
  public var isStrength: Bool { (100 * count > mean * of) == isScored }
}

/// The features of the matches of all teams. Awarded matches are left out.
public struct MatchShares: Sendable {
  private struct Share {
    var count = 0
    var all = 0

    mutating func add(_ count: Int, of all: Int) {
      self.count += count
      self.all += all
    }
  }

  private var shares: [String: [MatchPoint.Feature: Share]] = [:]
  private var sums: [MatchPoint.Feature: Share] = [:]

  public init(_ season: Season, _ filter: SeasonFilter) {
    for competition in season.results.competitions {
      for result in competition.matches.map(\.result)
      where filter.passes(result, competition: competition.name) && !result.isAnnulled {
        guard case .played(let score) = result.outcome else { continue }
        for side in Side.allCases {
          let isWon = score[side] > score[side.other]
          add(side == .home ? .wonAtHome : .wonAway, of: result[side], isWon ? 1 : 0)
          add(.withoutConceding, of: result[side], score[side.other] == 0 ? 1 : 0)
          add(.scored, of: result[side], score[side] > 0 ? 1 : 0)
        }
      }
    }
    for (team, record) in season.firstGoals(filter) {
      add(.wonAfterScoringFirst, of: team, record.scoredFirst.won, of: record.scoredFirst.played)
      add(.wonAfterConcedingFirst, of: team, record.concededFirst.won, of: record.concededFirst.played)
    }
  }

  private mutating func add(_ feature: MatchPoint.Feature, of team: String, _ count: Int, of all: Int = 1) {
    shares[team, default: [:]][feature, default: Share()].add(count, of: all)
    sums[feature, default: Share()].add(count, of: all)
  }

  /// Features that are more common, or less common, in a team's matches than in the league's.
  public func points(of team: String) -> [MatchPoint] {
    MatchPoint.Feature.allCases.compactMap { feature in
      guard let own = shares[team]?[feature], own.all >= MatchPoint.leastMatches, let sum = sums[feature] else {
        return nil
      }
      let mean = Season.percent(sum.count, of: sum.all)
      guard abs(Season.percent(own.count, of: own.all) - mean) >= MatchPoint.leastDifference else { return nil }
      return MatchPoint(feature: feature, count: own.count, of: own.all, mean: mean)
    }
  }
}
