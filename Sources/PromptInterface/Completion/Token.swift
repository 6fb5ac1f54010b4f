/// What is typed of the word at the cursor, or of the words, where a name may have several.
struct Token {
  let typed: String
  let start: Int
  let cursor: Int

  /// What may stand in place of the whole of it.
  func offer(_ all: [Suggestion]) -> Offer { offer(typed, all) }

  /// What may stand in place of its tail.
  func offer(_ tail: some StringProtocol, _ all: [Suggestion]) -> Offer {
    let place = (cursor - tail.unicodeScalars.count)..<cursor
    // A form alone is said, not typed.
    if all.count == 1, all[0].isPattern {
      return Offer(
        replaced: cursor..<cursor, choices: [], hint: all[0].key + (all[0].label.isEmpty ? "" : "  " + all[0].label))
    }
    return Offer(replaced: place, choices: all.beginning(with: String(tail)))
  }

  /// Nothing.
  var nothing: Offer { Offer(replaced: cursor..<cursor, choices: []) }
}
