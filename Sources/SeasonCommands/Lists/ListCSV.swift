import Text

/// A list in CSV for other programs: one header, the same in every language, and plain values.
enum ListCSV {
  static func bytes(_ list: SeasonList) -> [UInt8] {
    let header = list.columns.map(\.key)
    let rows = list.rows.map { row in
      row.map { cell in
        switch cell {
        case .text(let text): CSV.cell(text)
        case .number(let number), .signed(let number), .percent(let number): String(number)
        case .none: ""
        }
      }
    }
    return Array(([header] + rows).map { $0.joined(separator: ",") + "\n" }.joined().utf8)
  }
}
