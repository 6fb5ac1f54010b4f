import Standings

/// A team's corners for and against, and what came of them, in the matches where corners were recorded.
public struct CornerCount: Hashable, Sendable {
  public struct Side: Hashable, Sendable {
    public internal(set) var corners = 0
    /// Attempts from corners, including goals. Nil if no attempt has an origin in any match.
    public internal(set) var shots: Int?
    public internal(set) var goals: Int?

    mutating func add(_ corners: Int, _ shots: Int?, _ goals: Int?) {
      self.corners += corners
      if let shots { self.shots = (self.shots ?? 0) + shots }
      if let goals { self.goals = (self.goals ?? 0) + goals }
    }
  }

  public let team: String
  public internal(set) var matches = 0
  /// Matches in which no attempt has an origin, so the outcome of the corners is unknown.
  public internal(set) var withoutOrigin = 0
  public internal(set) var `for` = Side()
  public internal(set) var against = Side()
}

extension Season {
  /// The teams with the most corners come first.
  public func corners(_ filter: SeasonFilter) -> [CornerCount] {
    var counts: [String: CornerCount] = [:]
    for (place, side) in filter.squads(in: self).inOrder where isCounted(matches[place]) {
      guard let figures = matches[place].sheet.figures, let corners = figures.corners else { continue }
      let team = matches[place].result[side]
      var count = counts[team] ?? CornerCount(team: team)
      count.matches += 1
      if figures.shotsFromCorners == nil { count.withoutOrigin += 1 }
      count.for.add(corners[side], figures.shotsFromCorners?[side], figures.goalsFromCorners?[side])
      count.against.add(
        corners[side.other], figures.shotsFromCorners?[side.other], figures.goalsFromCorners?[side.other])
      counts[team] = count
    }
    return counts.values.sorted { (-$0.for.corners, $0.team) < (-$1.for.corners, $1.team) }
  }
}
