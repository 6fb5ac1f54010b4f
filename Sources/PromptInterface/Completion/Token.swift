/// The typed part of the word at the cursor, or of several words of a name.
struct Token {
  let typed: String
  let cursor: Int

  /// Completions that replace the whole token.
  func offer(_ all: [Suggestion]) -> Offer { offer(typed, all) }

  /// Completions that replace its tail.
  func offer(_ tail: some StringProtocol, _ all: [Suggestion]) -> Offer {
    let place = (cursor - tail.unicodeScalars.count)..<cursor
    // A pattern alone is shown as a hint.
    if all.count == 1, all[0].isPattern {
      return Offer(
        replaced: cursor..<cursor, choices: [], hint: all[0].key + (all[0].label.isEmpty ? "" : "  " + all[0].label))
    }
    return Offer(replaced: place, choices: all.beginning(with: String(tail)))
  }

  /// No completions.
  var nothing: Offer { Offer(replaced: cursor..<cursor, choices: []) }
}
