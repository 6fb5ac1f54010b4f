import Standings

/// Tables for other programs.
extension SeasonList {
  private typealias Place = (group: String, row: LeagueTable.Row)

  init(_ table: LeagueTable) {
    self.init("", of: table.rows.map { (group: "", row: $0) }, columns: Self.columns, empty: nil)
  }

  /// The tables of several groups, with the group in the first column. If only the best teams in a place go through,
  /// such as the best third-placed ones, the last columns rank them.
  init(groups: [(name: String, table: LeagueTable)], places: PlaceAcrossGroups?) {
    let across = places?.rankAndOutcome ?? [:]
    let rows = groups.flatMap { group in group.table.rows.map { (group: group.name, row: $0) } }
    self.init(
      "", of: rows,
      columns: [.name("group", \.group)] + Self.columns + [
        .known("rank_across_groups") { across[$0.row.record.team]?.rank },
        .name("goes_through") { across[$0.row.record.team]?.outcome ?? "" },
      ], empty: nil)
  }

  private static var columns: [Column<Place>] {
    [
      .number("rank", \.row.rank), .name("team", \.row.record.team), .number("played", \.row.record.played),
      .number("won", \.row.record.won), .number("drawn", \.row.record.drawn), .number("lost", \.row.record.lost),
      .number("for", \.row.record.goalsFor), .number("against", \.row.record.goalsAgainst),
      .number("difference", \.row.record.difference), .number("points", \.row.record.points),
      .number("deducted", \.row.record.deducted), .name("shared") { $0.row.isShared ? "yes" : "no" },
    ]
  }
}

extension PlaceAcrossGroups {
  /// For each team its rank, and whether it goes through: empty if teams that share the rank decide.
  fileprivate var rankAndOutcome: [String: (rank: Int, outcome: String)] {
    let next = table.rows.dropFirst(qualifiers).first?.rank
    let cells = table.rows.enumerated().map { offset, row in
      let isOpen = row.rank == next && certain < qualifiers
      return (row.record.team, (rank: row.rank, outcome: isOpen ? "" : offset < certain ? "yes" : "no"))
    }
    return Dictionary(cells) { one, _ in one }
  }
}
