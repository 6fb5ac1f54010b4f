import Seasons

extension SeasonList.Column {
  /// What players scored: goals, or points where all of them played for points.
  static func scored(_ totals: [PlayerTotals]) -> SeasonList.Column {
    .number(totals.areOfPoints ? "points" : "goals")
  }
}

extension [PlayerTotals] {
  /// Whether what they scored are points.
  var areOfPoints: Bool {
    let counted = filter { $0.followed + $0.unfollowed > 0 }
    return !counted.isEmpty && counted.allSatisfy(\.isOfPoints)
  }
}
