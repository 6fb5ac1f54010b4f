import LibXML

extension WorkbookParts {
  /// True for an .ods file or template, according to its first part.
  func isOpenDocumentSpreadsheet() throws(WorkbookProblem) -> Bool {
    guard let type = try bytes("mimetype") else { return false }
    return String(decoding: type, as: UTF8.self).hasPrefix("application/vnd.oasis.opendocument.spreadsheet")
  }

  func openDocumentSheets() throws(WorkbookProblem) -> [Sheet] {
    // The other parts of a password-protected file are not XML.
    let manifest = try optionalTree("META-INF/manifest.xml")
    if manifest?.all("file-entry").contains(where: { $0.first("encryption-data") != nil }) == true { throw .protected }
    let root = try tree("content.xml", keepsOrder: true)
    let styles = root.first("automatic-styles")?.all("style") ?? []
    let hidden = styles.filter { $0.first("table-properties")?.value("display") == "false" }
    let hiddenStyles = Set(hidden.compactMap { $0.value("name") })
    var sheets: [Sheet] = []
    for table in root.first("body")?.first("spreadsheet")?.all("table") ?? [] {
      let isHidden = table.value("style-name").map(hiddenStyles.contains) ?? false
      var draft = SheetDraft(name: table.value("name") ?? "", isHidden: isHidden)
      var number = 1
      try add(table, to: &draft, from: &number)
      sheets.append(draft.sheet)
    }
    return sheets
  }

  /// Adds the rows of a table, including grouped ones.
  private func add(_ table: XMLElementNode, to draft: inout SheetDraft, from number: inout Int) throws(WorkbookProblem)
  {
    for element in table.children {
      switch element.localName {
      case "table-row":
        let times = repeats(element, "number-rows-repeated")
        try draft.add(cells(of: element), row: number, times: times)
        number = min(number + times, CellPlace.lastRow)
      case "table-header-rows", "table-rows", "table-row-group": try add(element, to: &draft, from: &number)
      default: break
      }
    }
  }

  private func cells(of row: XMLElementNode) -> [Int: Sheet.Cell] {
    var cells: [Int: Sheet.Cell] = [:]
    var column = 0
    for element in row.children where ["table-cell", "covered-table-cell"].contains(element.localName) {
      let end = min(column + repeats(element, "number-columns-repeated"), CellPlace.lastColumn + 1)
      if let cell = Sheet.Cell(element) { for place in column..<max(column, end) { cells[place] = cell } }
      column = end
    }
    return cells
  }

  /// The repeat count of a row or cell. The empty ones at the end usually repeat to the end of the sheet.
  private func repeats(_ element: XMLElementNode, _ attribute: String) -> Int {
    element.value(attribute).flatMap { Int($0) }.map { min(max($0, 1), CellPlace.lastRow) } ?? 1
  }
}
