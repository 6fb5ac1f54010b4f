/// The teams in one place of their groups, ranked against each other. In some tournaments, the best third-placed teams
/// reach the knock-out rounds.
public struct PlaceAcrossGroups: Sendable {
  public let place: Int
  /// The number of teams that reach the knock-out rounds.
  public let qualifiers: Int
  public let table: LeagueTable
  /// The number of teams that go through for certain. If teams that share a rank compete for the last places, none of
  /// them is counted.
  public var certain: Int {
    guard let next = table.rows.dropFirst(qualifiers).first else { return table.rows.count }
    return table.rows.prefix(qualifiers).count { $0.rank < next.rank }
  }

  /// Nil if the same places qualify in every group, such as the first two, or if the groups differ in size.
  /// - Parameters:
  ///   - groups: the table of every group, at least two.
  ///   - entrants: the number of teams in the first knock-out round.
  public init?(
    _ groups: [LeagueTable], entrants: Int, by rules: TableRules, decided: [[String]] = [],
    sortKey: (String) -> String = { $0 }
  ) {
    guard let size = groups.first?.rows.count, groups.count > 1, groups.allSatisfy({ $0.rows.count == size }) else {
      return nil
    }
    let whole = entrants / groups.count
    guard entrants < size * groups.count, entrants % groups.count > 0, whole < size else { return nil }
    place = whole + 1
    qualifiers = entrants % groups.count
    // Teams of different groups have not met, so head-to-head criteria do not apply.
    var rules = rules
    rules.tieBreakers = rules.tieBreakers.filter { !$0.isHeadToHead }
    rules.zones = []
    table = LeagueTable(
      ranking: groups.map { $0.rows[whole].record }, by: rules, decided: decided, sortKey: sortKey)
  }
}
