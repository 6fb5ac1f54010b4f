import Phrases
import Standings
import Text
import Wording

/// A table as lines of text, with as many columns as fit.
struct TableText {
  private let table: LeagueTable
  private let words: Wording
  private let columns: Int

  /// Width of each column, with the gap before it.
  private var widths: [Column: Int] = [:]

  /// The first rows, which are marked because they reach the next round.
  private let marked: Int

  init(_ table: LeagueTable, _ words: Wording, columns: Int, marked: Int = 0) {
    self.marked = marked
    self.table = table
    self.words = words
    self.columns = columns
    for column in Column.allCases {
      let values = table.rows.map { value(column, $0.record).displayWidth }
      let gap = column == .played || column == .points ? 2 : 1
      widths[column] = max(title(column).displayWidth, values.max() ?? 0) + gap
    }
  }

  func lines() -> [String] {
    let teams = table.rows.map { visible($0.record.team) }
    let longest = ([book(Phrase("table.column.team"))] + teams).map(\.displayWidth).max() ?? 0
    let ranks = ranks()
    let rankWidth = ranks.first?.displayWidth ?? 1
    let outcomes: [Column] = table.hasDraws ? [.won, .drawn, .lost] : [.won, .lost]
    // The least important columns are omitted first.
    let choices: [[Column]] = [
      [.played] + outcomes + [.goalsFor, .goalsAgainst, .difference, .points],
      [.played] + outcomes + [.difference, .points], [.played, .difference, .points], [.played, .points], [.points],
    ]
    // A deduction is marked at the end of the line.
    let markWidth = marked > 0 || table.rows.contains { $0.record.deducted != 0 } ? 1 : 0
    func room(_ choice: [Column]) -> Int { columns - rankWidth - 1 - markWidth - choice.reduce(0) { $0 + width($1) } }
    let chosen = choices.first { room($0) >= min(longest, 18) } ?? [.points]
    let teamWidth = max(4, min(longest, room(chosen)))
    let head =
      "".padded(to: rankWidth + 1) + book(Phrase("table.column.team")).truncated(to: teamWidth).padded(to: teamWidth)
      + chosen.map { title($0).paddedLeft(to: width($0)) }.joined()
    let labels = table.rows.compactMap { $0.zone.map { visible($0.label) } }
    let labelled = head.displayWidth + 3 + (labels.map(\.displayWidth).max() ?? 0) <= columns
    return [head]
      + table.rows.indices.map { index in
        let row = table.rows[index]
        let line =
          ranks[index] + " " + teams[index].truncated(to: teamWidth).padded(to: teamWidth)
          + chosen.map { value($0, row.record).paddedLeft(to: width($0)) }.joined()
        if index < marked { return line + "›" }
        let label = labelled ? row.zone.map { " " + visible($0.label) } : nil
        return line + (row.record.deducted != 0 ? "*" : label == nil ? "" : " ") + (label ?? "")
      }
  }

  /// Right-aligned ranks, with `=` after shared ones.
  private func ranks() -> [String] {
    let width = table.rows.map { String($0.rank).count }.max() ?? 1
    let isAnyShared = table.rows.contains(where: \.isShared)
    return table.rows.map { row in
      String(row.rank).paddedLeft(to: width) + (row.isShared ? "=" : isAnyShared ? " " : "")
    }
  }

  private enum Column: String, CaseIterable {
    case played, won, drawn, lost
    case goalsFor = "for"
    case goalsAgainst = "against"
    case difference, points
  }

  private func book(_ phrase: Phrase) -> String { words.book(phrase) }

  private func width(_ column: Column) -> Int { widths[column] ?? 0 }

  private func title(_ column: Column) -> String { book(Phrase("table.column.\(column.rawValue)")) }

  private func value(_ column: Column, _ record: TeamRecord) -> String {
    switch column {
    case .played: String(record.played)
    case .won: String(record.won)
    case .drawn: String(record.drawn)
    case .lost: String(record.lost)
    case .goalsFor: String(record.goalsFor)
    case .goalsAgainst: String(record.goalsAgainst)
    case .difference: words.signed(record.difference)
    case .points: String(record.points)
    }
  }
}

extension LeagueTable.Row {
  /// The rank, with `=` if it is shared.
  var place: String { "\(rank)" + (isShared ? "=" : "") }
}
