import CommandSupport
import Phrases

/// An edit of `temporada.xml`. Each has a file here and a line in the table below.
struct SeasonEdit: Sendable {
  /// Name in the documentation; `words.season.NAME` has its names in each language.
  let name: String
  /// Required operands in order: `TEAM`, `POINTS`.
  var operands: [Placeholder] = []
  /// Any number of further words, unless they are the reason.
  var more: Placeholder?
  /// Maximum number of words. Without a maximum, the words after the operands are the reason.
  var most = Int.max
  /// True if the user sees the effects and is asked before the edit is written.
  var isAsked = false
  /// Applies the edit and returns a description of it.
  let apply: @Sendable (inout SeasonDraft) throws(Failure) -> String

  static let all: [SeasonEdit] = [
    set, alias, licence, registry, same, different, deduct, ban, lift, award, amend, confirm, lots, playOff, withdraw,
    void, revoke,
  ]

  /// Finds an edit by its name in any language. Some share their name with a view that takes no operands.
  static func named(_ word: String, _ rest: ArraySlice<String>) -> SeasonEdit? {
    guard !rest.isEmpty || SeasonView.named(word) == nil else { return nil }
    return all.first { Phrasebook.accepts(word, as: "words.season.\($0.name)") }
  }

  func name(in book: Phrasebook) -> String { book.words("words.season.\(name)").first ?? name }

  /// The shell command for the edit.
  /// - Parameter folder: quoted for a shell.
  func line(_ words: [String], in folder: String, _ book: Phrasebook) -> String {
    Program.line(.season, [folder, name(in: book)] + words.map(ShellWord.operand), book)
  }

  /// Names that are not also names of views.
  static var names: [String] { all.map(\.name).filter { $0 != registry.name } }

  func check(_ words: ArraySlice<String>) throws(Failure) {
    if words.count < operands.count { throw .usage(.missing(operands[words.count].name)) }
    if words.count > most { throw .usage(.tooMany(words[words.startIndex + most])) }
  }
}
