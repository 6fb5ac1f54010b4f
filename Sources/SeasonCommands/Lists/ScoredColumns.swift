import Seasons

extension SeasonList.Column {
  /// The players' goals, or points if all of the players played for points.
  static func scored(_ totals: [PlayerTotals]) -> SeasonList.Column {
    .number(totals.areOfPoints ? "points" : "goals")
  }
}

extension [PlayerTotals] {
  var areOfPoints: Bool {
    let counted = filter { $0.followed + $0.unfollowed > 0 }
    return !counted.isEmpty && counted.allSatisfy(\.isOfPoints)
  }
}
