/// A sheet, as far as it holds anything.
public struct Sheet: Equatable, Sendable {
  /// What the sheet is called on its tab.
  public let name: String
  /// Whether the spreadsheet hides it from view.
  public let isHidden: Bool
  /// Those that hold something, from above.
  public let rows: [Row]

  /// A row, as far as it holds anything.
  public struct Row: Equatable, Sendable {
    /// From 1.
    public let number: Int
    /// Those that hold something, by their columns, from 0.
    public let cells: [Int: Cell]
  }

  /// What a cell holds.
  public enum Cell: Equatable, Sendable {
    /// A text, or a number: 7 and 7.0 are “7”.
    case text(String)
    /// A formula whose result nobody has computed.
    case noResult
    /// A formula that failed, as the program tells it: “#N/A”.
    case failed(String)
  }

  /// How people call a place in a sheet: “Primer equip!A7”.
  public static func place(_ sheet: String, row: Int, column: Int? = nil) -> String {
    "\(sheet)!\(column.map(letters) ?? "")\(row)"
  }

  /// 0 is A, 26 is AA.
  static func letters(_ column: Int) -> String {
    let last = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(column % 26)))
    return column < 26 ? last : letters(column / 26 - 1) + last
  }
}
