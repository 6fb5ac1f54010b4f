import MatchRules

/// Rows of cells with commas, semicolons or tabs between them, quoted where a cell holds one of these (RFC 4180, and
/// what spreadsheets make of it).
struct DelimitedText {
  struct Row: Equatable {
    /// Without white space around them.
    var cells: [String]
    /// Where it begins, from 1.
    let line: Int
    /// False where a quote was opened and never closed.
    var isClosed = true
  }

  /// Those that are not blank.
  let rows: [Row]

  init(_ text: String) {
    let separator = Self.separator(of: text)
    var rows: [Row] = []
    var line = 1
    var row = Row(cells: [], line: 1)
    var cell = ""
    var isQuoted = false
    var wasQuoted = false
    func endCell() {
      row.cells.append(wasQuoted ? cell : cell.trimmed)
      cell = ""
      wasQuoted = false
    }
    func endRow() {
      endCell()
      row.isClosed = !isQuoted
      if row.cells.contains(where: { !$0.isEmpty }) { rows.append(row) }
      row = Row(cells: [], line: line)
    }
    var characters = text[...]
    while let character = characters.popFirst() {
      if character == "\n" { line += 1 }
      switch character {
      case "\"" where isQuoted && characters.first == "\"":
        characters.removeFirst()
        cell.append(character)
      case "\"" where isQuoted: isQuoted = false
      case "\"" where cell.trimmed.isEmpty && !wasQuoted:
        cell = ""
        (isQuoted, wasQuoted) = (true, true)
      case separator where !isQuoted: endCell()
      case "\n" where !isQuoted: endRow()
      case " " where wasQuoted && !isQuoted: break
      default: cell.append(character)
      }
    }
    endRow()
    self.rows = rows
  }

  /// The one that the first line has most of.
  private static func separator(of text: String) -> Character {
    let header = text.drop { $0.isWhitespace }.prefix { $0 != "\n" }
    let counts = [";", "\t", ","].map { separator in (separator, header.filter { String($0) == separator }.count) }
    return Character(counts.max { $0.1 < $1.1 }?.0 ?? ",")
  }
}
