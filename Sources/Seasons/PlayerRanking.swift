/// Players by how often they did something, most first: `rank` is shared by those who are level.
public struct PlayerRanking: Sendable {
  /// The players with their ranks, from 1, in the order of the list.
  public let places: [(rank: Int, totals: PlayerTotals)]

  /// - Parameters:
  ///   - all: whoever did not do it at all is left out.
  ///   - count: what they are ranked by.
  ///   - ties: what parts those who are level in it. Who shares a rank stands in the order of minutes, the fewest first, and
  ///     then of ids.
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
