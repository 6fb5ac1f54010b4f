public import Phrases

extension SquadDraft {
  /// Reads the squad in one of the sheets of a spreadsheet.
  /// - Parameter name: the requested sheet; nil for the only visible one with a squad.
  mutating func read(
    spreadsheet bytes: [UInt8], sheet name: String?, _ words: SquadWords
  ) throws(SquadProblems) {
    let workbook: Workbook
    do { workbook = try Workbook(bytes) } catch { throw SquadProblems(error.phrase) }
    let sheets = try workbook.sheets(named: name)
    let squads = sheets.compactMap { sheet in SquadSheet(sheet, words).map { (sheet.name, $0) } }
    guard let squad = squads.first else {
      let header = SquadWords.header
      if let name { throw SquadProblems(Phrase("sheet.no-header", ["sheet": name, "header": header])) }
      let names = sheets.map(\.name).joined(separator: ", ")
      throw SquadProblems(Phrase("sheet.no-squad", ["sheets": names, "header": header]))
    }
    guard squads.count == 1 else {
      let names = squads.map(\.0)
      throw SquadProblems(Phrase("sheet.several", ["sheets": names.joined(separator: ", "), "first": names[0]]))
    }
    squad.1.read(into: &self)
  }
}

extension Workbook {
  /// The requested sheet, or all visible ones.
  fileprivate func sheets(named name: String?) throws(SquadProblems) -> [Sheet] {
    guard let name else { return sheets.filter { !$0.isHidden } }
    guard
      let found = sheets.first(where: { $0.name == name }) ?? sheets.first(where: { folded($0.name) == folded(name) })
    else {
      let known = sheets.map(\.name).joined(separator: ", ")
      throw SquadProblems(Phrase("sheet.unknown", ["found": name, "sheets": known]))
    }
    return [found]
  }
}

extension SquadProblems {
  /// A single problem that concerns the whole file.
  public init(_ what: Phrase) { self.init(problems: [SquadProblem(line: nil, what: what)], warnings: []) }
}
