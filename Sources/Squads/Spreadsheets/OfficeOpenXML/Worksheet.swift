import LibXML

struct Worksheet {
  let root: XMLElementNode
  let texts: SharedStrings

  /// - Parameter part: the sheet's part, for errors.
  func sheet(_ draft: SheetDraft, part: String) throws(WorkbookProblem) -> Sheet {
    var draft = draft
    var last = 0
    for row in root.first("sheetData")?.all("row") ?? [] {
      // A row or cell without a reference follows the previous one.
      let number = row.value("r").map { Int($0) } ?? last + 1
      guard let number, (1...CellPlace.lastRow).contains(number) else { throw .part(part) }
      last = number
      var cells: [Int: Sheet.Cell] = [:]
      var next = 0
      for element in row.all("c") {
        let column = element.value("r").map { CellPlace($0)?.column } ?? next
        guard let column, column <= CellPlace.lastColumn else { throw .part(part) }
        next = column + 1
        cells[column] = try cell(element, part)
      }
      try draft.add(cells, row: number)
    }
    return draft.sheet
  }

  private func cell(_ element: XMLElementNode, _ part: String) throws(WorkbookProblem) -> Sheet.Cell? {
    let kind = element.value("t") ?? "n"
    if kind == "inlineStr" { return element.first("is").flatMap { Sheet.Cell(SharedStrings.text($0)) } }
    let value = element.first("v")?.text.filter { kind == "str" || !$0.isWhitespace }
    guard let value, !value.isEmpty else {
      // A formula's result may be an empty text; one that was never computed is unknown.
      return element.first("f") == nil || (kind == "str" && value != nil) ? nil : .noResult
    }
    switch kind {
    case "s":
      guard let text = Int(value).flatMap({ texts[$0] }) else { throw .part(part) }
      return Sheet.Cell(text)
    case "str": return Sheet.Cell(SharedStrings.unescaped(value))
    case "e": return .failed(value)
    // Numbers and Booleans (1 or 0).
    default: return Sheet.Cell(number: value)
    }
  }
}
