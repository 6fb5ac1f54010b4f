import MatchModel
import MatchRules
public import Phrases
import Spreadsheets

/// A squad in one of the sheets of a spreadsheet.
struct SquadWorkbook {
  private let workbook: Workbook
  /// The requested sheet.
  private let name: String?
  private let words: SquadWords

  init(_ bytes: [UInt8], sheet name: String?, _ words: SquadWords) throws(SquadProblems) {
    do { workbook = try Workbook(bytes) } catch { throw SquadProblems(error) }
    self.name = name
    self.words = words
  }

  func read(into draft: inout SquadDraft) throws(SquadProblems) {
    let sheets = try sheets()
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
    squad.1.read(into: &draft)
  }

  /// The requested sheet, or all visible ones.
  private func sheets() throws(SquadProblems) -> [Sheet] {
    guard let name else { return workbook.sheets.filter { !$0.isHidden } }
    let found =
      workbook.sheets.first { $0.name == name } ?? workbook.sheets.first { folded($0.name) == folded(name) }
    guard let found else {
      let known = workbook.sheets.map(\.name).joined(separator: ", ")
      throw SquadProblems(Phrase("sheet.unknown", ["found": name, "sheets": known]))
    }
    return [found]
  }
}

extension SquadProblems {
  /// A single problem that concerns the whole file.
  public init(_ what: Phrase) { self.init(problems: [SquadProblem(line: nil, what: what)], warnings: []) }

  fileprivate init(_ problem: WorkbookProblem) { self.init(problem.phrase) }
}
