/// A sheet with its non-empty cells.
public struct Sheet: Equatable, Sendable {
  public let name: String
  let isHidden: Bool
  /// Non-empty rows from top to bottom.
  public let rows: [Row]

  public struct Row: Equatable, Sendable {
    public let number: Int
    /// Non-empty cells by column, from 0.
    public let cells: [Int: Cell]
  }

  public enum Cell: Equatable, Sendable {
    /// Text or a number: 7 and 7.0 are “7”.
    case text(String)
    /// A formula that was never computed.
    case noResult
    /// A formula that failed, with its error: “#N/A”.
    case failed(String)
  }

  /// A position in spreadsheet notation: “Primer equip!A7”.
  public static func place(_ sheet: String, row: Int, column: Int? = nil) -> String {
    "\(sheet)!\(column.map(letters) ?? "")\(row)"
  }

  /// 0 is A, 26 is AA.
  static func letters(_ column: Int) -> String {
    let last = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(column % 26)))
    return column < 26 ? last : letters(column / 26 - 1) + last
  }
}
