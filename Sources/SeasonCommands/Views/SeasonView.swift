import CommandSupport
import Phrases
import Seasons

/// A view of a season. Each has a file here and a line in the table below.
struct SeasonView: Sendable {
  /// Name in the documentation; `words.season.NAME` has its names in each language.
  let name: String
  var operand: Placeholder?
  /// The details that it needs from each match.
  var detail = SheetDetail.everything
  /// False for views that print sentences or write files, which have no CSV.
  var isList = true
  /// True for views used to edit the season's file. They always contain full names.
  var isOfStaff = false
  /// True for the view that is only about health. Files of it are for the staff.
  var isOfHealth = false
  let show: @Sendable (SeasonRequest) throws(Failure) -> Void

  static let all: [SeasonView] = [
    table, bracket, results, fixtures, scorers, assists, cards, suspensions, minutes, goalkeepers, pairs, player, team,
    scout, versus, corners, injuries, next, stats, find, check, registry, decisions, site,
  ]

  /// The catalogue keys of the names of views and edits.
  static var keys: [String] {
    (all.map(\.name) + SeasonEdit.names + [MedicalCommand.name]).map { "words.season.\($0)" }
  }

  /// The names of views and edits in a language, as its help shows them.
  static func names(in book: Phrasebook) -> [String] { keys.compactMap { book.words($0).first } }

  func name(in book: Phrasebook) -> String { book.words("words.season.\(name)").first ?? name }

  /// Finds a view by its name in any language.
  static func named(_ word: String) -> SeasonView? {
    all.first { Phrasebook.accepts(word, as: "words.season.\($0.name)") }
  }
}
