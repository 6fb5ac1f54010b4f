import Bounds

/// A sheet as it grows while its file is read.
struct SheetDraft {
  private let name: String
  private let isHidden: Bool
  private var rows: [Sheet.Row] = []
  /// How many more cells may hold something.
  private var room = Bounds.cells

  init(name: String, isHidden: Bool) {
    self.name = name
    self.isHidden = isHidden
  }

  /// Takes a row as it stands that many times, one below the other; one that holds nothing is none.
  mutating func add(_ cells: [Int: Sheet.Cell], row: Int, times: Int = 1) throws(WorkbookProblem) {
    guard !cells.isEmpty else { return }
    // Both within what a file can say, so that the product is a number.
    guard times <= Bounds.cells, cells.count * times <= room else { throw .tooManyCells(sheet: name) }
    room -= cells.count * times
    for offset in 0..<times { rows.append(Sheet.Row(number: row + offset, cells: cells)) }
  }

  var sheet: Sheet { Sheet(name: name, isHidden: isHidden, rows: rows) }
}

extension Sheet.Cell {
  /// A text; nil for none.
  init?(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    self = .text(text)
  }

  /// A number as files write it: 7.0 and 7E0 are 7.
  init?(number text: String) {
    if let number = Double(text), number == number.rounded(), number.magnitude < 1e15 {
      self = .text(String(Int(number)))
    } else {
      self.init(text)
    }
  }
}
