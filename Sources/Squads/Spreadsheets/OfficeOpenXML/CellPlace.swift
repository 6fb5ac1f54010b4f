/// The position of a cell in spreadsheet notation: `A7`, `XFD1048576`.
struct CellPlace {
  let column: Int

  static let lastColumn = 16_383
  static let lastRow = 1_048_576

  init?(_ text: String) {
    let letters = text.prefix { ("A"..."Z").contains($0) }
    guard (1...3).contains(letters.count), Int(text.dropFirst(letters.count)) != nil else { return nil }
    column = letters.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) + 1 } - 1
  }
}
