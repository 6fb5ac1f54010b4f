import Phrases
import Text
import Wording

/// A list as lines of text, with as many columns as fit.
struct ListText {
  let list: SeasonList
  let words: Wording
  let columns: Int

  func lines() -> [String] {
    let title = list.title.fitted(to: columns)
    let notes = list.notes.flatMap { $0.wrapped(to: columns, indent: 2) }
    if list.columns.isEmpty { return title + notes }
    if list.rows.isEmpty {
      guard let empty = list.empty else { return title + spaced(notes) }
      return title + [""] + words.book(empty).wrapped(to: columns) + spaced(notes)
    }
    return title + [""] + table() + spaced(notes)
  }

  private func spaced(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  private func table() -> [String] {
    let header = list.columns.map { $0.title.map { words.book($0) } ?? "" }
    let body = list.rows.map { $0.map(text) }
    let chosen = chosen(header, body)
    var widths = chosen.map { column in ([header] + body).map { $0[column].displayWidth }.max() ?? 0 }
    // Names share the width left by the numbers.
    while widths.reduce(0, +) + widths.count - 1 > columns {
      let names = chosen.indices.filter { mayBeCut(list.columns[chosen[$0]]) && widths[$0] > Self.leastName }
      guard let widest = names.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return ([header] + body).map { row in
      let cells = zip(chosen, widths).map { column, width in
        list.columns[column].isName
          ? row[column].truncated(to: width).padded(to: width) : row[column].paddedLeft(to: width)
      }
      let line = cells.joined(separator: " ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static let leastName = 8

  private func mayBeCut(_ column: SeasonList.Heading) -> Bool { column.isName && !column.isWhole }

  private func chosen(_ header: [String], _ body: [[String]]) -> [Int] {
    // A column without any values is omitted.
    var chosen = list.columns.indices.filter { column in body.contains { !$0[column].isEmpty } }
    // Also omit a column that would repeat the title.
    chosen.removeAll { column in
      ["team", "competition"].contains(list.columns[column].key)
        && body.allSatisfy { $0[column] == body[0][column] } && list.title.contains(body[0][column])
    }
    func width(_ column: Int) -> Int {
      let widest = ([header] + body).map { $0[column].displayWidth }.max() ?? 0
      return mayBeCut(list.columns[column]) ? min(widest, columns < 60 ? 14 : 18) : widest
    }
    while chosen.reduce(chosen.count - 1, { $0 + width($1) }) > columns,
      let heaviest = chosen.filter({ list.columns[$0].weight > 0 })
        .max(by: { (list.columns[$0].weight, $0) < (list.columns[$1].weight, $1) })
    {
      chosen.removeAll { $0 == heaviest }
    }
    return chosen
  }

  private func text(_ cell: SeasonList.Cell) -> String {
    switch cell {
    case .text(let text): visible(text)
    case .number(let number): String(number)
    case .signed(let number): words.signed(number)
    case .percent(let number): words.book(Phrase("season.percent", ["number": number]))
    case .none: "-"
    }
  }
}
