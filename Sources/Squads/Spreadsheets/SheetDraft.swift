import Bounds

struct SheetDraft {
  private let name: String
  private let isHidden: Bool
  private var rows: [Sheet.Row] = []
  /// Number of non-empty cells that may still be added.
  private var room = Bounds.cells

  init(name: String, isHidden: Bool) {
    self.name = name
    self.isHidden = isHidden
  }

  /// Adds a row the given number of times. Empty rows are skipped.
  mutating func add(_ cells: [Int: Sheet.Cell], row: Int, times: Int = 1) throws(WorkbookProblem) {
    guard !cells.isEmpty else { return }
    // Both numbers are limited by the file format, so the product cannot overflow.
    guard times <= Bounds.cells, cells.count * times <= room else { throw .tooManyCells(sheet: name) }
    room -= cells.count * times
    for offset in 0..<times { rows.append(Sheet.Row(number: row + offset, cells: cells)) }
  }

  var sheet: Sheet { Sheet(name: name, isHidden: isHidden, rows: rows) }
}

extension Sheet.Cell {
  /// Nil for an empty text.
  init?(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    self = .text(text)
  }

  /// Normalises a number: 7.0 and 7E0 become 7.
  init?(number text: String) {
    if let number = Double(text), number == number.rounded(), number.magnitude < 1e15 {
      self = .text(String(Int(number)))
    } else {
      self.init(text)
    }
  }
}
