import Phrases
import Seasons

/// A way to look at a season. Each is a file of its own here, and a line of the table below.
struct SeasonView: Sendable {
  /// What it is called in the documentation; `words.season.NAME` has its names in each language.
  let name: String
  /// What it is about, where it is about somebody: `NAME`.
  let operand: String?
  /// What it needs of each match.
  let detail: SheetDetail
  /// Shows it.
  let show: @Sendable (SeasonRequest) throws(Failure) -> Void

  init(
    _ name: String, about operand: String? = nil, detail: SheetDetail = .everything,
    show: @escaping @Sendable (SeasonRequest) throws(Failure) -> Void
  ) {
    self.name = name
    self.operand = operand
    self.detail = detail
    self.show = show
  }

  static let all: [SeasonView] = [
    table, results, fixtures, scorers, assists, cards, suspensions, minutes, goalkeepers, pairs, player, team, versus,
    find,
    check, registry, decisions, site,
  ]

  /// True for views for the keeper of the season's file, which always have names: their output is used for edits.
  var isOfStaff: Bool { [Self.registry, Self.decisions, Self.find].contains { $0.name == name } }

  /// What views and edits are called in a language, as its help has them.
  static func names(in book: Phrasebook) -> [String] {
    (all.map(\.name) + SeasonEdit.names).compactMap { book.words("words.season.\($0)").first }
  }

  /// What it is called in a language, as its help has it.
  func name(in book: Phrasebook) -> String { book.words("words.season.\(name)").first ?? name }

  /// The one of that name, in whatever language.
  static func named(_ word: String) -> SeasonView? {
    all.first { view in
      Phrasebook.everyLanguage.words("words.season.\(view.name)").contains { folded($0) == folded(word) }
    }
  }
}
