import Standings
import Text

/// A table in CSV for other programs: one header, the same in every language.
enum TableCSV {
  static func text(_ table: LeagueTable) -> String { lines([header] + rows(table)) }

  /// The tables of several groups, with the group in the first column. If only the best teams in a place go through,
  /// such as the best third-placed ones, the last columns rank them.
  static func text(groups: [(name: String, table: LeagueTable)], places: PlaceAcrossGroups?) -> String {
    let across = places?.rankAndOutcome ?? [:]
    let cells = groups.flatMap { group in
      zip(rows(group.table), group.table.rows).map { cells, row in
        [CSV.cell(group.name)] + cells + (across[row.record.team] ?? ["", ""])
      }
    }
    return lines([["group"] + header + ["rank_across_groups", "goes_through"]] + cells)
  }

  private static let header = [
    "rank", "team", "played", "won", "drawn", "lost", "for", "against", "difference", "points", "deducted", "shared",
  ]

  private static func lines(_ rows: [[String]]) -> String { rows.map { $0.joined(separator: ",") + "\n" }.joined() }

  private static func rows(_ table: LeagueTable) -> [[String]] {
    table.rows.map { row -> [String] in
      let record = row.record
      let numbers = [
        record.played, record.won, record.drawn, record.lost, record.goalsFor, record.goalsAgainst, record.difference,
        record.points, record.deducted,
      ]
      let name = CSV.cell(record.team)
      return [String(row.rank), name] + numbers.map { String($0) } + [row.isShared ? "yes" : "no"]
    }
  }
}

extension PlaceAcrossGroups {
  /// For each team its rank, and whether it goes through: empty if teams that share the rank decide.
  fileprivate var rankAndOutcome: [String: [String]] {
    let next = table.rows.dropFirst(qualifiers).first?.rank
    let cells = table.rows.enumerated().map { offset, row in
      let isOpen = row.rank == next && certain < qualifiers
      return (row.record.team, [String(row.rank), isOpen ? "" : offset < certain ? "yes" : "no"])
    }
    return Dictionary(cells) { one, _ in one }
  }
}
