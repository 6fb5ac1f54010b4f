import LibXML

extension WorkbookParts {
  static let excelWorkbook = "xl/workbook.xml"

  private struct Relation {
    /// The last component of its type: `worksheet`, `sharedStrings`.
    let type: Substring
    /// The name of the part. Nil for external targets, which are never followed.
    let part: String?
  }

  /// The sheets of an .xlsx file (ECMA-376).
  func excelSheets() throws(WorkbookProblem) -> [Sheet] {
    let workbook = try tree(Self.excelWorkbook)
    var relations: [String: Relation] = [:]
    for element in try tree("xl/_rels/workbook.xml.rels").all("Relationship") {
      guard let id = element.value("Id"), let type = element.value("Type"), let target = element.value("Target")
      else { continue }
      let isOutside = element.value("TargetMode") == "External"
      relations[id] = Relation(
        type: type.split(separator: "/").last ?? "", part: isOutside ? nil : Self.part(target, from: "xl"))
    }
    let texts = try SharedStrings(self, part: relations.values.first { $0.type == "sharedStrings" }?.part)
    var sheets: [Sheet] = []
    for element in workbook.first("sheets")?.all("sheet") ?? [] {
      // The ID of the relationship has a prefix; the sheet's own ID has none.
      let id = element.attributes.first { $0.localName == "id" && $0.name != "id" }?.value
      guard let relation = id.flatMap({ relations[$0] }), relation.type == "worksheet" else { continue }
      let name = element.value("name") ?? ""
      guard let part = relation.part else { throw .part(name) }
      let isHidden = ["hidden", "veryHidden"].contains(element.value("state") ?? "")
      let worksheet = Worksheet(root: try tree(part), texts: texts)
      sheets.append(try worksheet.sheet(SheetDraft(name: name, isHidden: isHidden), part: part))
    }
    return sheets
  }

  /// Resolves a part's name relative to a folder: `worksheets/sheet1.xml`, `/xl/worksheets/sheet1.xml`.
  private static func part(_ target: String, from folder: String) -> String {
    var path: [Substring] = target.hasPrefix("/") ? [] : [folder[...]]
    for step in target.split(separator: "/") where step != "." {
      if step != ".." { path.append(step) } else if !path.isEmpty { path.removeLast() }
    }
    return path.joined(separator: "/")
  }
}
