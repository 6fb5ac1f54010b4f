import Text

/// The output formats of rows.
public enum RowFormat: String, CaseIterable, Sendable {
  /// RFC 4180 with a header. A missing value is an empty cell, and an empty text is a quoted one. Texts that a
  /// spreadsheet would run as a formula are escaped, and invisible characters are shown as codes.
  case csv
  /// The format of PostgreSQL's COPY: tabs as separators, `\N` for a missing value.
  case copy
  /// One JSON object per line with all columns.
  case jsonl

  public func head(_ table: RowTable) -> [UInt8] {
    self == .csv ? Array((table.headings.map(\.name).joined(separator: ",") + "\n").utf8) : []
  }

  /// A row including the line break.
  public func line(_ row: [Cell], of table: RowTable) -> [UInt8] {
    switch self {
    case .csv: return Array((row.map(Self.csv).joined(separator: ",") + "\n").utf8)
    case .copy: return Array((row.map(Self.copy).joined(separator: "\t") + "\n").utf8)
    case .jsonl:
      var json = JSONText()
      json.object { json in
        for (heading, cell) in zip(table.headings, row) where cell != .nothing {
          json.name(heading.name)
          switch cell {
          case .nothing: break
          case .number(let number): json.number(number)
          case .text(let text): json.text(text)
          case .truth(let value): json.truth(value)
          }
        }
      }
      return json.bytes + [UInt8(ascii: "\n")]
    }
  }

  private static func csv(_ cell: Cell) -> String {
    switch cell {
    case .nothing: return ""
    case .number(let number): return String(number)
    case .truth(let value): return value ? "true" : "false"
    case .text(let text): return text.isEmpty ? "\"\"" : CSV.cell(text)
    }
  }

  private static func copy(_ cell: Cell) -> String {
    switch cell {
    case .nothing: return "\\N"
    case .number(let number): return String(number)
    case .truth(let value): return value ? "t" : "f"
    case .text(let text):
      return text.unicodeScalars.map { scalar in
        switch scalar {
        case "\\": "\\\\"
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        default: String(scalar)
        }
      }.joined()
    }
  }
}
