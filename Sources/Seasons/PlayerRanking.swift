/// Players ranked by a count, highest first. Players who are level share a rank.
public struct PlayerRanking: Sendable {
  /// Players with their ranks, from 1.
  public let places: [(rank: Int, totals: PlayerTotals)]

  /// - Parameters:
  ///   - all: players with a count of 0 are left out.
  ///   - count: the count to rank by.
  ///   - ties: tie-breakers. Players with a shared rank are sorted by minutes, fewest first, then by ID.
  public init(_ all: [PlayerTotals], by count: (PlayerTotals) -> Int, ties: [CountingRules.ScorerTie] = []) {
    func key(_ totals: PlayerTotals) -> [Int] {
      [-count(totals)]
        + ties.map { tie in
          switch tie {
          case .assists: -totals.assists
          case .minutes: totals.minutes
          }
        }
    }
    let sorted = all.filter { count($0) > 0 }.map { (key: key($0), totals: $0) }.sorted { one, other in
      guard one.key == other.key else { return one.key.lexicographicallyPrecedes(other.key) }
      return (one.totals.minutes, one.totals.player.id) < (other.totals.minutes, other.totals.player.id)
    }
    var places: [(rank: Int, totals: PlayerTotals)] = []
    for (index, row) in sorted.enumerated() {
      let isLevel = index > 0 && sorted[index - 1].key == row.key
      places.append((isLevel ? places[index - 1].rank : index + 1, row.totals))
    }
    self.places = places
  }
}
