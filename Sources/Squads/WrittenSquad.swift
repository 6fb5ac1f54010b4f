import MatchModel
import MatchRules
import Phrases
import Spreadsheets

/// A squad as people write it down: a sheet of a spreadsheet, a list of openfootball's, a table (CSV), or a list of one
/// player a line.
public struct WrittenSquad {
  /// The players, in the order in which they are written down.
  public let players: [Player]
  /// What was passed over: it does not keep the squad from being read.
  public let warnings: [SquadProblem]

  /// - Parameters:
  ///   - text: the file's, whose lines end in `\n`.
  ///   - starters: how many start, where the text does not say who.
  ///   - numbers: what shirts may have in the game.
  /// - Throws: everything that is wrong with it.
  public init(_ text: String, starters: Int, numbers: ShirtNumbers = .football) throws(SquadProblems) {
    let words = SquadWords()
    var draft = SquadDraft(numbers)
    if let list = OpenFootballSquad(text) {
      list.read(into: &draft)
    } else if let table = SquadTable(text, words) {
      table.read(into: &draft)
    } else {
      SquadList(text, words).read(into: &draft)
    }
    players = try draft.players(starters: starters, words)
    warnings = draft.warnings
  }

  /// Whether the bytes are those of a spreadsheet, which is no text.
  public static func isSpreadsheet(_ bytes: [UInt8]) -> Bool { Workbook.begins(bytes) }

  /// - Parameters:
  ///   - spreadsheet: the file, .xlsx or .ods.
  ///   - sheet: the name of the sheet; nil for the only one that has a squad.
  ///   - starters: how many start, where it does not say who.
  ///   - numbers: what shirts may have in the game.
  /// - Throws: everything that is wrong with it.
  public init(spreadsheet: [UInt8], sheet: String?, starters: Int, numbers: ShirtNumbers = .football)
    throws(SquadProblems)
  {
    let words = SquadWords()
    var draft = SquadDraft(numbers)
    try SquadWorkbook(spreadsheet, sheet: sheet, words).read(into: &draft)
    players = try draft.players(starters: starters, words)
    warnings = draft.warnings
  }
}

/// Something wrong in a line of a squad: what, and what would be right.
public struct SquadProblem: Equatable, Sendable {
  /// From 1; nil where it is about the squad as a whole, or a cell of a sheet.
  public let line: Int?
  /// The cell or row of a spreadsheet, as people call it: “Primer equip!A7”, “Primer equip!7”.
  public let cell: String?
  /// What is wrong, and what would be right, in any language.
  public let what: Phrase

  init(line: Int?, cell: String? = nil, what: Phrase) {
    (self.line, self.cell, self.what) = (line, cell, what)
  }
}

/// Why a squad cannot be read.
public struct SquadProblems: Error, Equatable {
  /// Everything that is wrong; never empty.
  public let problems: [SquadProblem]
  /// What was passed over besides.
  public let warnings: [SquadProblem]
}
