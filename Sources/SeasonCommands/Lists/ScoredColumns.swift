import Seasons

extension [PlayerTotals] {
  /// The column of the players' goals, or points if all of the players played for points.
  var scoredKey: String { areOfPoints ? "points" : "goals" }

  var areOfPoints: Bool {
    let counted = filter { $0.followed + $0.unfollowed > 0 }
    return !counted.isEmpty && counted.allSatisfy(\.isOfPoints)
  }

  /// The smallest, middle and largest share of playing time; nil if no share is known. If their number is even, the
  /// median is the mean of the middle two.
  var shares: (least: Int, median: Int, most: Int)? {
    let shares = compactMap(\.share).sorted()
    guard let least = shares.first, let most = shares.last else { return nil }
    return (least, (shares[(shares.count - 1) / 2] + shares[shares.count / 2]) / 2, most)
  }
}
