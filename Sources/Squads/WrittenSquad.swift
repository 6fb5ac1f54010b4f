import MatchModel
import MatchRules
import Phrases

/// A squad from a file: a spreadsheet, a list by openfootball, a table (CSV) or a list with one player per line.
public struct WrittenSquad {
  /// Sorted as in the file.
  public let players: [Player]
  /// Coach and staff, if the file names them.
  public let officials: [Official]
  /// Skipped items that did not prevent reading the squad.
  public let warnings: [SquadProblem]

  /// - Parameters:
  ///   - text: the text with `\n` line endings.
  ///   - starters: number of starters if the text does not mark them.
  ///   - numbers: shirt numbers that the game allows.
  /// - Throws: all errors in it.
  public init(_ text: String, starters: Int, numbers: ShirtNumbers = .football) throws(SquadProblems) {
    let text = Self.withoutControls(text)
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
    officials = draft.officials
    warnings = draft.warnings
  }

  /// Match files cannot hold control characters, so they are removed from names at once.
  private static func withoutControls(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(kept))
  }

  public static func isSpreadsheet(_ bytes: [UInt8]) -> Bool { Workbook.begins(bytes) }

  /// - Parameters:
  ///   - spreadsheet: the .xlsx or .ods file.
  ///   - sheet: the name of the sheet. Nil for the only one with a squad.
  ///   - starters: number of starters if the sheet does not mark them.
  ///   - numbers: shirt numbers that the game allows.
  /// - Throws: all errors in it.
  public init(spreadsheet: [UInt8], sheet: String?, starters: Int, numbers: ShirtNumbers = .football)
    throws(SquadProblems)
  {
    let words = SquadWords()
    var draft = SquadDraft(numbers)
    try draft.read(spreadsheet: spreadsheet, sheet: sheet, words)
    players = try draft.players(starters: starters, words)
    officials = draft.officials
    warnings = draft.warnings
  }
}

/// A problem in a line of a squad, with advice.
public struct SquadProblem: Equatable, Sendable {
  /// From 1. Nil if it concerns the whole squad or a cell of a sheet.
  public let line: Int?
  /// The cell or row of a spreadsheet: “Primer equip!A7”, “Primer equip!7”.
  public internal(set) var cell: String?
  public let what: Phrase
}

/// Why a squad cannot be read.
public struct SquadProblems: Error, Equatable {
  /// All errors; never empty.
  public let problems: [SquadProblem]
  public let warnings: [SquadProblem]
}
