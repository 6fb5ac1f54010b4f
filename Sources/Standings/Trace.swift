/// Teams that have as many points, and how they were parted: facts, for whoever says them in words.
public struct Tie: Hashable, Sendable {
  /// In the order of the table.
  public internal(set) var teams: [String]
  /// What the table is ordered by: points, or points per match.
  public let criterion: Criterion
  /// What each of them has of it.
  public let figure: Figure
  /// In the order in which they were taken.
  public internal(set) var steps: [Step]
  /// Those whom nothing parted: each group shares a rank.
  public internal(set) var level: [[String]]
}

/// A criterion applied to teams that were level until then.
public struct Step: Hashable, Sendable {
  /// What it did.
  public enum Effect: Hashable, Sendable {
    /// Parted them: the parts, best first.
    case parted([[String]])
    case levelStill
    /// Was left out, because not all matches among them have been played: so many of so many.
    case incomplete(played: Int, of: Int)
    /// Cannot be applied, because some of the figures are not known.
    case unknown
  }

  /// What was compared.
  public let criterion: Criterion
  /// Those who were level, best first.
  public let teams: [String]
  /// What each has of it, in the same order; empty where it was not applied.
  public let figures: [Figure]
  /// Those whose matches among themselves make up the figures: a head-to-head table may be of more teams than are
  /// level in it. Empty for a criterion of all matches.
  public let among: [String]
  /// What came of it.
  public let effect: Effect
}

extension Step {
  /// What the criterion does to teams that were level.
  /// - Parameter figures: what each has; nil where that is not known.
  init(_ criterion: Criterion, _ teams: [String], among: [String] = [], figures: (String) -> Figure?) {
    let known = teams.compactMap { team in figures(team).map { (team: team, figure: $0) } }
    guard known.count == teams.count else {
      self.init(criterion: criterion, teams: teams, figures: [], among: among, effect: .unknown)
      return
    }
    // Those who are level stay in the order of their names.
    let sorted = known.enumerated().sorted { one, other in
      if one.element.figure == other.element.figure { return one.offset < other.offset }
      return (one.element.figure < other.element.figure) == criterion.prefersLess
    }.map(\.element)
    var parts: [[String]] = []
    for (index, entry) in sorted.enumerated() {
      if index > 0, sorted[index - 1].figure == entry.figure {
        parts[parts.count - 1].append(entry.team)
      } else {
        parts.append([entry.team])
      }
    }
    self.init(
      criterion: criterion, teams: sorted.map(\.team), figures: sorted.map(\.figure), among: among,
      effect: parts.count > 1 ? .parted(parts) : .levelStill)
  }

  /// Those it parted them into; one part where it did not.
  var parts: [[String]] {
    if case .parted(let parts) = effect { parts } else { [teams] }
  }
}
