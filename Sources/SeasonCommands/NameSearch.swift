import Phrases

/// Finds the names that match a text: exactly, otherwise by the beginning of a word, otherwise by any part.
enum NameSearch {
  /// - Returns: the best matches; several if the text is ambiguous.
  static func found<Named>(_ text: String, in all: [Named], by name: (Named) -> [String]) -> [Named] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    let named = all.map { (names: name($0).map(folded), item: $0) }
    let tests: [(String) -> Bool] = [
      { $0 == wanted },
      { (" " + $0).contains(" " + wanted) },
      { $0.contains(wanted) },
    ]
    let found = tests.lazy.map { test in named.filter { $0.names.contains(where: test) } }.first { !$0.isEmpty }
    return found?.map(\.item) ?? []
  }

  /// The only name that matches the text; nil if there is none or more than one.
  static func only(_ text: String, in names: [String]) -> String? {
    let found = found(text, in: names) { [$0] }
    return found.count == 1 ? found[0] : nil
  }

  /// Suggestions if no name contains the text: names that differ by a typing error, in the whole name or in as many
  /// words of it as were typed. The most similar first; equally similar ones are sorted by name.
  static func nearest<Named>(to text: String, in all: [Named], by name: (Named) -> [String]) -> [Named] {
    if isLongerThanAnyWord(text) { return [] }
    let typed = folded(text)
    let count = typed.split(separator: " ").count
    let near = all.compactMap { item -> (distance: Int, item: Named)? in
      let known = Set(name(item).map { folded($0) }.flatMap { parts(of: $0, words: count) })
      guard Phrases.nearest(to: typed, in: known) != nil else { return nil }
      return (known.map { editDistance(typed, $0) }.min() ?? 0, item)
    }
    let least = near.map(\.distance).min() ?? 0
    return near.filter { $0.distance == least }.map(\.item)
  }

  /// The name, and every sequence of `count` words in it.
  private static func parts(of name: String, words count: Int) -> [String] {
    let words = name.split(separator: " ")
    guard count > 0, words.count > count else { return [name] }
    return [name] + (0...words.count - count).map { words[$0..<$0 + count].joined(separator: " ") }
  }
}

extension Phrasebook {
  /// A phrase about players; nil without any.
  func naming(_ key: String, _ players: [String]) -> String? {
    players.isEmpty ? nil : self(Phrase(key, ["players": players.joined(separator: ", ")]))
  }
}
