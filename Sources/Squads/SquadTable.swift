import Bounds
import MatchModel
import Phrases
import Text

/// A squad as a table: a header with the columns in any order and any of the three languages, then one player per row.
struct SquadTable {
  let header: TableHeader<SquadWords.Column>
  let headerLine: Int
  let rows: [DelimitedText.Row]
  /// Rows above the header.
  var titles: [(line: Int, text: String)] = []
  let words: SquadWords
}

extension SquadTable {
  /// Nil if none of the first rows has a column of shirt numbers, or if a player is listed above the header.
  init?(_ text: String, _ words: SquadWords) {
    var titles: [(line: Int, text: String)] = []
    var rest = text[...]
    // Split each row at the separator of its own line, because a title may contain other separators than the table.
    for line in 1...Bounds.rowsToHeader {
      let end = rest.firstIndex(of: "\n") ?? rest.endIndex
      let title = rest[..<end].trimmed
      let first = DelimitedText(title, firstLine: line).rows.first
      if let first, let header = words.header(first.cells) {
        let rows = DelimitedText(String(rest), firstLine: line).rows.dropFirst()
        self.init(header: header, headerLine: line, rows: Array(rows), titles: titles, words: words)
        return
      }
      if SquadNumber(title) != nil || end == rest.endIndex { return nil }
      if let first { titles.append((line, first.cells.filter { !$0.isEmpty }.joined(separator: " "))) }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  func read(into draft: inout SquadDraft) {
    for title in titles {
      if let official = words.official([title.text]) {
        draft.add(official)
      } else {
        draft.warning(title.line, Phrase("squad.title-passed-over", ["found": title.text]))
      }
    }
    for title in header.passedOver {
      draft.warning(headerLine, Phrase("squad.passed-over", ["found": title, "header": SquadWords.header]))
    }
    draft.saysWhoStarts = header.columns.contains(.starter)
    var withoutNumber: [(row: Int, name: String)] = []
    for row in rows where !draft.isHopeless {
      guard row.isClosed else {
        draft.problem(row.line, Phrase("squad.open-quote"))
        continue
      }
      let (number, name) = (header.cell(.number, of: row), name(in: row))
      if isHeader(row) { continue }
      let found = row.cells.filter { !$0.isEmpty }.joined(separator: " ")
      if words.isTotal(number) || words.isTotal(name) {
        draft.warning(row.line, Phrase("squad.total-passed-over", ["found": found]))
        continue
      }
      let isPlayer = SquadNumber(number)?.alone != nil
      if !isPlayer, let official = words.official(row.cells, name: name) {
        draft.add(official)
      } else if number.isEmpty, !name.isEmpty {
        withoutNumber.append((row.line, name))
      } else if !isPlayer, name.isEmpty, Int(number) == nil {
        draft.warning(row.line, Phrase("squad.row-passed-over", ["found": found]))
      } else {
        read(row, into: &draft)
      }
    }
    draft.withoutNumber(withoutNumber)
  }

  /// True if the row repeats the header, as on each page of a list.
  private func isHeader(_ row: DelimitedText.Row) -> Bool {
    words.header(row.cells)?.columns == header.columns
  }

  private func name(in row: DelimitedText.Row) -> String {
    [header.cell(.name, of: row), header.cell(.surname, of: row)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func read(_ row: DelimitedText.Row, into draft: inout SquadDraft) {
    guard row.cells.count <= header.columns.count else {
      return draft.problem(
        row.line, Phrase("squad.too-many-cells", ["found": row.cells.count, "expected": header.columns.count]))
    }
    func cell(_ column: SquadWords.Column) -> String { header.cell(column, of: row) }
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
    let marks = SquadMarks(in: name(in: row), words)
    draft.add(
      Player(
        number: number, name: marks.name, isStarter: flags[.starter] ?? false,
        isCaptain: flags[.captain] == true || marks.isCaptain,
        position: cell(.position).isEmpty ? marks.position : cell(.position), foot: cell(.foot),
        height: SquadWords.height(cell(.height)),
        traits: cell(.traits).split { ",;|/".contains($0) }.map(\.trimmed).filter { !$0.isEmpty },
        licence: cell(.licence)),
      line: row.line)
  }
}
