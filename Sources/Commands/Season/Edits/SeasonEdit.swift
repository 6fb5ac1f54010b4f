import Phrases

/// Something that a command writes into `temporada.xml`. Each is a file of its own here, and a line of the table below.
struct SeasonEdit: Sendable {
  /// What it is called in the documentation; `words.season.NAME` has its names in each language.
  let name: String
  /// What it needs, in order: `TEAM`, `POINTS`.
  let operands: [String]
  /// How many words it may have; what is beyond is the reason, or nothing.
  let most: Int
  /// Makes it, and says what was made.
  let apply: @Sendable (inout SeasonDraft) throws(Failure) -> String

  init(
    _ name: String, _ operands: [String], most: Int = .max,
    apply: @escaping @Sendable (inout SeasonDraft) throws(Failure) -> String
  ) {
    self.name = name
    self.operands = operands
    self.most = most
    self.apply = apply
  }

  static let all: [SeasonEdit] = [
    set, alias, licence, registry, same, different, deduct, ban, lift, award, lots, playOff, withdraw, void, revoke,
  ]

  /// The one of that name, in whatever language. Some share it with a view, which has nothing behind it.
  static func named(_ word: String, _ rest: ArraySlice<String>) -> SeasonEdit? {
    all.first { edit in
      guard !rest.isEmpty || SeasonView.named(word) == nil else { return false }
      return Phrasebook.everyLanguage.words("words.season.\(edit.name)").contains { folded($0) == folded(word) }
    }
  }

  /// What only edits are called.
  static var names: [String] { all.map(\.name).filter { $0 != registry.name } }

  func check(_ words: ArraySlice<String>) throws(Failure) {
    if words.count < operands.count { throw .usage(.missing(operands[words.count])) }
    if words.count > most { throw .usage(.tooMany(words[words.startIndex + most])) }
  }
}
