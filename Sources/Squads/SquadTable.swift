import MatchModel
import MatchRules
import Phrases
import TextFiles

/// A squad as a table: a header with the columns in any order and any of the three languages, then one player per row.
struct SquadTable {
  private let rows: [DelimitedText.Row]
  private let header: SquadHeader
  private let headerLine: Int
  private let words: SquadWords

  /// Nil if the first row has no column of shirt numbers.
  init?(_ text: String, _ words: SquadWords) {
    let rows = DelimitedText(text).rows
    guard let first = rows.first, let header = SquadHeader(first.cells, words) else { return nil }
    self.rows = Array(rows.dropFirst())
    self.header = header
    headerLine = first.line
    self.words = words
  }

  /// A table with a known header.
  init(_ header: SquadHeader, line: Int, rows: [DelimitedText.Row], _ words: SquadWords) {
    (self.header, headerLine, self.rows, self.words) = (header, line, rows, words)
  }

  func read(into draft: inout SquadDraft) {
    for title in header.passedOver {
      draft.warning(headerLine, Phrase("squad.passed-over", ["found": title, "header": SquadWords.header]))
    }
    draft.saysWhoStarts = header.columns.contains(.starter)
    for row in rows where !draft.isHopeless { read(row, into: &draft) }
  }

  private func read(_ row: DelimitedText.Row, into draft: inout SquadDraft) {
    guard row.isClosed else { return draft.problem(row.line, Phrase("squad.open-quote")) }
    guard row.cells.count <= header.columns.count else {
      return draft.problem(
        row.line, Phrase("squad.too-many-cells", ["found": row.cells.count, "expected": header.columns.count]))
    }
    func cell(_ column: SquadWords.Column) -> String {
      guard let index = header.columns.firstIndex(of: column), index < row.cells.count else { return "" }
      return row.cells[index]
    }
    guard let number = SquadNumber(cell(.number))?.alone else {
      return draft.problem(row.line, draft.numbers.refusal(of: cell(.number)))
    }
    var flags: [SquadWords.Column: Bool] = [:]
    for column in [SquadWords.Column.starter, .captain] {
      let text = cell(column)
      guard let flag = column == .captain && words.isCaptain(text) ? true : words.flag(text) else {
        return draft.problem(row.line, Phrase("squad.bad-flag", ["found": text]))
      }
      flags[column] = flag
    }
    let marks = SquadMarks(in: [cell(.name), cell(.surname)].filter { !$0.isEmpty }.joined(separator: " "), words)
    draft.add(
      Player(
        number: number, name: marks.name, isStarter: flags[.starter] ?? false,
        isCaptain: flags[.captain] == true || marks.isCaptain,
        position: cell(.position).isEmpty ? marks.position : cell(.position), foot: cell(.foot),
        height: SquadWords.height(cell(.height)),
        traits: cell(.traits).split { ",;|/".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }),
      line: row.line)
  }
}
