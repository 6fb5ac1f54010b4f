/// The first row of a table, whose titles give the columns their meanings, in any order.
public struct TableHeader<Column: Equatable> {
  /// The meaning of each column; nil for columns that are skipped.
  public let columns: [Column?]
  /// Titles of unknown and duplicate columns.
  public let passedOver: [String]

  public init(_ titles: [String], _ meaning: (String) -> Column?) {
    var columns: [Column?] = []
    var passedOver: [String] = []
    for title in titles {
      let column = meaning(title).flatMap { columns.contains($0) ? nil : $0 }
      if column == nil, !title.isEmpty { passedOver.append(title) }
      columns.append(column)
    }
    self.columns = columns
    self.passedOver = passedOver
  }

  /// Empty if the row has no such cell.
  @inlinable public func cell(_ column: Column, of row: DelimitedText.Row) -> String {
    guard let index = columns.firstIndex(of: column), index < row.cells.count else { return "" }
    return row.cells[index]
  }
}
