import Bounds
import Phrases
import Text

/// A squad in a spreadsheet: a table as in ``SquadTable``, possibly with other content above, below and beside it.
struct SquadSheet {
  private let sheet: Sheet
  private let header: TableHeader<SquadWords.Column>
  private let headerLine: Int
  /// Columns of the header that have a title, from left to right.
  private let columns: [Int]
  private let rows: ArraySlice<Sheet.Row>
  private let words: SquadWords

  /// Nil if none of the first rows has a column of shirt numbers.
  init?(_ sheet: Sheet, _ words: SquadWords) {
    for (index, row) in sheet.rows.prefix(Bounds.rowsToHeader).enumerated() {
      let columns = row.cells.keys.sorted().filter { row.text($0) != nil }
      guard let header = words.header(columns.map { (row.text($0) ?? "").trimmed }) else { continue }
      self.sheet = sheet
      self.header = header
      headerLine = row.number
      self.columns = columns
      rows = sheet.rows[(index + 1)...]
      self.words = words
      return
    }
    return nil
  }

  func read(into draft: inout SquadDraft) {
    draft.sheet = sheet.name
    var table: [DelimitedText.Row] = []
    for row in rows where !draft.isHopeless {
      guard !hasFailed(row, &draft) else { continue }
      let cells = columns.map { (row.text($0) ?? "").trimmed }
      let isWritten = zip(cells, header.columns).contains { !$0.isEmpty && $1 != nil }
      if isWritten { table.append(DelimitedText.Row(cells: cells, line: row.number)) }
    }
    SquadTable(header: header, headerLine: headerLine, rows: table, words: words).read(into: &draft)
  }

  /// Reports relevant cells whose formulas have no value.
  private func hasFailed(_ row: Sheet.Row, _ draft: inout SquadDraft) -> Bool {
    var hasFailed = false
    for (column, kind) in zip(columns, header.columns) where kind != nil {
      switch row.cells[column] {
      case .noResult: draft.problem(row.number, column: column, Phrase("sheet.no-result"))
      case .failed(let text): draft.problem(row.number, column: column, Phrase("sheet.failed", ["found": text]))
      case .text, nil: continue
      }
      hasFailed = true
    }
    return hasFailed
  }
}

extension Sheet.Row {
  /// Nil for a cell without text.
  fileprivate func text(_ column: Int) -> String? {
    if case .text(let text) = cells[column] { text } else { nil }
  }
}
