import MatchModel
import Phrases

/// A squad as people write it down: a table (CSV), or a list of one player a line.
public struct WrittenSquad {
  public let players: [Player]
  /// What was passed over: it does not keep the squad from being read.
  public let warnings: [SquadProblem]

  /// - Parameters:
  ///   - text: the file's, whose lines end in `\n`.
  ///   - starters: how many start, where the text does not say who.
  /// - Throws: everything that is wrong with it.
  public init(_ text: String, starters: Int) throws(SquadProblems) {
    let words = SquadWords()
    var draft = SquadDraft()
    if let table = SquadTable(text, words) {
      table.read(into: &draft)
    } else {
      SquadList(text, words).read(into: &draft)
    }
    players = try draft.players(starters: starters, words)
    warnings = draft.warnings
  }
}

/// Something wrong in a line of a squad: what, and what would be right.
public struct SquadProblem: Equatable, Sendable {
  /// From 1; nil where it is about the squad as a whole.
  public let line: Int?
  public let what: Phrase
}

/// Why a squad cannot be read.
public struct SquadProblems: Error, Equatable {
  public let problems: [SquadProblem]
  /// What was passed over besides.
  public let warnings: [SquadProblem]
}
