import MatchModel
import Phrases

/// A squad as a table: a header that names the columns, in any order and any of the three languages, then a player a
/// row.
struct SquadTable {
  private let rows: [DelimitedText.Row]
  /// What each column holds; nil for one that says nothing to us.
  private let columns: [SquadWords.Column?]
  private let words: SquadWords

  /// Nil where the text is no table: its first row names no column of numbers.
  init?(_ text: String, _ words: SquadWords) {
    let rows = DelimitedText(text).rows
    guard let header = rows.first else { return nil }
    let columns = header.cells.map(words.column)
    guard columns.contains(.number), columns.count > 1 else { return nil }
    self.rows = Array(rows.dropFirst())
    self.columns = columns
    self.words = words
  }

  func read(into draft: inout SquadDraft) {
    draft.saysWhoStarts = columns.contains(.starter)
    for row in rows { read(row, into: &draft) }
  }

  private func read(_ row: DelimitedText.Row, into draft: inout SquadDraft) {
    guard row.isClosed else { return draft.problem(row.line, Phrase("squad.open-quote")) }
    guard row.cells.count <= columns.count else {
      return draft.problem(
        row.line, Phrase("squad.too-many-cells", ["found": row.cells.count, "expected": columns.count]))
    }
    func cell(_ column: SquadWords.Column) -> String {
      guard let index = columns.firstIndex(of: column), index < row.cells.count else { return "" }
      return row.cells[index]
    }
    guard let number = ShirtNumber(cell(.number)) else {
      return draft.problem(row.line, Phrase("squad.bad-number", ["found": cell(.number)]))
    }
    var flags: [SquadWords.Column: Bool] = [:]
    for column in [SquadWords.Column.starter, .captain] {
      let text = cell(column)
      guard let flag = column == .captain && words.isCaptain(text) ? true : words.flag(text) else {
        return draft.problem(row.line, Phrase("squad.bad-flag", ["found": text]))
      }
      flags[column] = flag
    }
    draft.add(
      Player(
        number: number, name: cell(.name), isStarter: flags[.starter] ?? false, isCaptain: flags[.captain] ?? false,
        position: cell(.position), foot: cell(.foot), height: cell(.height),
        traits: cell(.traits).split { ",;|/".contains($0) }.map(trimmed).filter { !$0.isEmpty }),
      line: row.line)
  }
}
