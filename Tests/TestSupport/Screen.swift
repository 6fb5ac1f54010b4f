/// The contents of a terminal: interprets the escape sequences that line editors use, like xterm.
public struct Screen: Sendable {
  public private(set) var columns: Int
  public private(set) var rows: Int
  /// From 0; the column of the next character.
  public private(set) var cursor = (row: 0, column: 0)
  private var cells: [[Character]]
  private var wrapPending = false
  private var escape: String?
  private var inserting = false

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without trailing spaces, up to the last non-empty one.
  public var lines: [String] {
    var lines = cells.indices.map(line)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A row without trailing spaces.
  private func line(_ row: Int) -> String {
    var end = columns
    while end > 0, cells[row][end - 1] == " " { end -= 1 }
    return String(cells[row][..<end])
  }

  public var text: String { lines.joined(separator: "\n") }

  public var currentLine: String { line(cursor.row) }

  /// Changes the size as on terminals without reflow: rows are cut or extended on the right.
  public mutating func resize(columns: Int, rows: Int) {
    let dropped = max(0, cursor.row - rows + 1)
    cells = (0..<rows).map { row in
      let old = row + dropped < cells.count ? cells[row + dropped] : []
      return Array((old + Array(repeating: " ", count: columns)).prefix(columns))
    }
    (self.columns, self.rows) = (columns, rows)
    cursor = (cursor.row - dropped, min(cursor.column, columns - 1))
    wrapPending = false
  }

  /// Processes a program's output.
  public mutating func feed(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      if escape != nil { continueEscape(scalar) } else { take(scalar) }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": escape = ""
    case "\r": move(to: cursor.row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(to: cursor.row, cursor.column - 1)
    case "\t": move(to: cursor.row, (cursor.column / 8 + 1) * 8)
    case "\0"..."\u{1F}", "\u{7F}": break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark {
      let column = wrapPending ? cursor.column : cursor.column - 1
      if column >= 0 { cells[cursor.row][column] = Character("\(cells[cursor.row][column])\(scalar)") }
      return
    }
    if wrapPending {
      move(to: cursor.row, 0)
      lineFeed()
    }
    if inserting { insertBlanks(1) }
    cells[cursor.row][cursor.column] = Character(scalar)
    wrapPending = cursor.column == columns - 1
    if !wrapPending { cursor.column += 1 }
  }

  private mutating func move(to row: Int, _ column: Int) {
    cursor = (min(max(0, row), rows - 1), min(max(0, column), columns - 1))
    wrapPending = false
  }

  private mutating func lineFeed() {
    wrapPending = false
    if cursor.row < rows - 1 {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func continueEscape(_ scalar: Unicode.Scalar) {
    let started = escape ?? ""
    if started.isEmpty {
      // Two-character sequences are ignored, but a character set designation has a third character.
      escape = "[(".unicodeScalars.contains(scalar) ? String(scalar) : nil
    } else if started == "(" {
      escape = nil
    } else if ("@"..."~").contains(scalar) {
      escape = nil
      act(on: scalar, started.dropFirst())
    } else {
      escape = started + String(scalar)
    }
  }

  private mutating func act(on final: Unicode.Scalar, _ parameters: Substring) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap(\.self)
    let count = max(1, first ?? 1)
    switch final {
    case "A": move(to: cursor.row - count, cursor.column)
    case "B": move(to: cursor.row + count, cursor.column)
    case "C": move(to: cursor.row, cursor.column + count)
    case "D": move(to: cursor.row, cursor.column - count)
    case "G": move(to: cursor.row, count - 1)
    case "d": move(to: count - 1, cursor.column)
    case "H", "f": move(to: count - 1, (numbers.dropFirst().first.flatMap(\.self) ?? 1) - 1)
    case "J": eraseDisplay(first ?? 0)
    case "K" where (first ?? 0) == 0: erase(row: cursor.row, cursor.column, columns - 1)
    case "K": erase(row: cursor.row, 0, first == 1 ? cursor.column : columns - 1)
    case "P":
      let kept = cells[cursor.row].prefix(cursor.column) + cells[cursor.row].dropFirst(cursor.column + count)
      cells[cursor.row] = Array((kept + Array(repeating: " ", count: columns)).prefix(columns))
    case "@": insertBlanks(count)
    case "h" where first == 4: inserting = true
    case "l" where first == 4: inserting = false
    default: break
    }
  }

  private mutating func insertBlanks(_ count: Int) {
    cells[cursor.row].insert(contentsOf: Array(repeating: " ", count: count), at: cursor.column)
    cells[cursor.row] = Array(cells[cursor.row].prefix(columns))
  }

  private mutating func erase(row: Int, _ from: Int, _ through: Int) {
    for column in from...max(from, through) where column < columns { cells[row][column] = " " }
  }

  private mutating func eraseDisplay(_ mode: Int) {
    if mode == 0 { erase(row: cursor.row, cursor.column, columns - 1) }
    for row in 0..<rows where mode == 2 || mode == 3 || (mode == 0 && row > cursor.row) {
      erase(row: row, 0, columns - 1)
    }
  }
}
