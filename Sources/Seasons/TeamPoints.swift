import Standings

/// A feature in which a team differs from all teams of the season: a strength if it scores this way, a weakness if it
/// concedes this way.
public struct TeamPoint: Hashable, Sendable {
  public enum Feature: Hashable, CaseIterable, Sendable {
    /// Corners, free kicks, penalties and throw-ins.
    case setPieces
    case corners
    case freeKicks
    case penalties
    case crosses
    case counterAttacks
    case headers
    /// The first third of the match.
    case early
    case late
  }

  public let feature: Feature
  /// True for goals of the team, false for goals against it.
  public let isScored: Bool
  public let count: Int
  /// The number of goals for which it is known whether they have the feature.
  public let of: Int
  /// The percentage for all teams together.
  public let mean: Int
  /// For ``Feature/early`` the last minute, for ``Feature/late`` the first, in a match of the usual length.
  public let minute: Int

  public init(feature: Feature, isScored: Bool, count: Int, of: Int, mean: Int, minute: Int) {
    self.feature = feature
    self.isScored = isScored
    self.count = count
    self.of = of
    self.mean = mean
    self.minute = minute
  }
}

extension TeamPoint.Feature {
  /// Nil if it is unknown whether the goal has the feature.
  func holds(_ goal: SheetGoal, length: Int) -> Bool? {
    switch self {
    case .setPieces: goal.origin.map { ["corner", "falta", "penal", "banda"].contains($0) }
    case .corners: goal.origin.map { $0 == "corner" }
    case .freeKicks: goal.origin.map { $0 == "falta" }
    case .penalties: goal.origin.map { $0 == "penal" }
    case .crosses: goal.origin.map { $0.hasPrefix("centrada") }
    case .counterAttacks: goal.origin.map { $0 == "contraatac" }
    case .headers: goal.bodyPart.map { $0 == "cap" }
    case .early: goal.minute.map { 3 * $0 <= length }
    case .late: goal.minute.map { 3 * $0 > 2 * length }
    }
  }
}

extension Season {
  /// Features in which a team stands out: at least five goals and a difference of 15 percentage points. Weaker findings
  /// are not reported.
  public func points(of team: String, _ filter: SeasonFilter) -> [TeamPoint] {
    let chosen = filter.places(in: self).map { matches[$0] }.filter(isCounted)
    let own = chosen.filter { $0.result.side(of: team) != nil }
    let length = own.map(\.sheet.regularLength).max() ?? 90
    return TeamPoint.Feature.allCases.flatMap { feature -> [TeamPoint] in
      let all = chosen.flatMap { match in
        match.sheet.goals.compactMap { feature.holds($0, length: match.sheet.regularLength) }
      }
      guard !all.isEmpty else { return [] }
      let mean = Self.percent(all.count(where: \.self), of: all.count)
      return [true, false].compactMap { isScored in
        let goals = own.flatMap { match -> [Bool] in
          match.sheet.goals.filter { ($0.side == match.result.side(of: team)) == isScored }
            .compactMap { feature.holds($0, length: match.sheet.regularLength) }
        }
        let count = goals.count(where: \.self)
        guard goals.count >= 5, abs(Self.percent(count, of: goals.count) - mean) >= 15 else { return nil }
        return TeamPoint(
          feature: feature, isScored: isScored, count: count, of: goals.count, mean: mean,
          minute: feature == .early ? length / 3 : 2 * length / 3)
      }
    }
  }

  /// Rounded; of at least one.
  static func percent(_ count: Int, of all: Int) -> Int { (200 * count + all) / (2 * all) }
}
