/// Rows of cells separated by commas, semicolons or tabs, with quoting (RFC 4180, including the variants that
/// spreadsheets write).
public struct DelimitedText {
  /// A row. It can span several lines if a cell is quoted.
  public struct Row: Equatable {
    /// Trimmed of white space.
    public internal(set) var cells: [String]
    /// First line of the row, from 1.
    public let line: Int
    /// False if a quote was never closed.
    public internal(set) var isClosed = true

    public init(cells: [String], line: Int) {
      self.cells = cells
      self.line = line
    }
  }

  /// The non-blank rows.
  public let rows: [Row]

  /// - Parameters:
  ///   - text: has `\n` line endings. The separator is the one that occurs most often in the first line.
  ///   - firstLine: the number of the first line if the text is the rest of a file.
  public init(_ text: String, firstLine: Int = 1) {
    let separator = Self.separator(of: text)
    var rows: [Row] = []
    var line = firstLine
    var row = Row(cells: [], line: firstLine)
    var cell = ""
    var isQuoted = false
    var wasQuoted = false
    func endCell() {
      row.cells.append(wasQuoted ? cell : cell.withoutBlanks)
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
      case "\"" where cell.withoutBlanks.isEmpty && !wasQuoted:
        cell = ""
        isQuoted = true
        wasQuoted = true
      case separator where !isQuoted: endCell()
      case "\n" where !isQuoted: endRow()
      case " " where wasQuoted && !isQuoted: break
      default: cell.append(character)
      }
    }
    endRow()
    self.rows = rows
  }

  private static func separator(of text: String) -> Character {
    let header = text.drop { $0.isWhitespace }.prefix { $0 != "\n" }
    let counts = [";", "\t", ","].map { separator in (separator, header.filter { String($0) == separator }.count) }
    return Character(counts.max { $0.1 < $1.1 }?.0 ?? ",")
  }
}

extension String {
  fileprivate var withoutBlanks: String {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...end].drop(while: \.isWhitespace))
  }
}
