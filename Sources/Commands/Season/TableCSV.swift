import Standings
import TextFiles

/// A table in CSV for other programs: one header, the same in every language.
enum TableCSV {
  static func text(_ table: LeagueTable) -> String {
    let header = [
      "rank", "team", "played", "won", "drawn", "lost", "for", "against", "difference", "points", "deducted", "shared",
    ]
    let rows = table.rows.map { row -> [String] in
      let record = row.record
      let numbers = [
        record.played, record.won, record.drawn, record.lost, record.goalsFor, record.goalsAgainst, record.difference,
        record.points, record.deducted,
      ]
      let name = CSV.cell(record.team)
      return [String(row.rank), name] + numbers.map { String($0) } + [row.isShared ? "yes" : "no"]
    }
    return ([header] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }
}
