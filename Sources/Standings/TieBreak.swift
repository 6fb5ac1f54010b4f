/// Teams that are level on points, and how the tie was broken. Plain values without wording.
public struct TieBreak: Equatable, Sendable {
  /// Sorted as in the table.
  public let teams: [String]
  /// The first criterion of the table: points, or points per match.
  public let criterion: Criterion
  public let figure: Figure
  /// Sorted by their order of application.
  public let steps: [TieBreakStep]
  /// Groups of teams that remain level; each group shares a rank.
  public let level: [[String]]
}

/// A criterion applied to teams that were level.
public struct TieBreakStep: Equatable, Sendable {
  public enum Effect: Equatable, Sendable {
    /// Separated the teams into these groups, best first.
    case parted([[String]])
    case levelStill
    /// Skipped, because only some of the matches between them have been played.
    case incomplete(played: Int, of: Int)
    /// The criterion is not applicable, because some figures are unknown.
    case unknown
  }

  public let criterion: Criterion
  /// The teams that were level, now best first.
  public let teams: [String]
  /// Their figures in the same order. Empty if the criterion was not applied.
  public let figures: [Figure]
  /// The teams whose matches with each other count; a head-to-head table can include more teams than are still level.
  /// Empty for a criterion that uses all matches.
  public let among: [String]
  public let effect: Effect
}

extension TieBreakStep {
  /// Applies a criterion to teams that are level.
  /// - Parameter figures: the figure of a team; nil if unknown.
  init(_ criterion: Criterion, _ teams: [String], among: [String] = [], figures: (String) -> Figure?) {
    let known = teams.compactMap { team in figures(team).map { (team: team, figure: $0) } }
    guard known.count == teams.count else {
      self.init(criterion: criterion, teams: teams, figures: [], among: among, effect: .unknown)
      return
    }
    // Teams that remain level stay sorted by name.
    let sorted = known.sorted { criterion.prefersLess ? $0.figure < $1.figure : $1.figure < $0.figure }
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

  /// The resulting groups; a single one if the criterion did not separate them.
  var parts: [[String]] {
    if case .parted(let parts) = effect { parts } else { [teams] }
  }
}
