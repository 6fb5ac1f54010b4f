import Phrases

/// Finds what somebody meant among names: the whole name, else the beginning of a word in it, else any part of it.
enum NameSearch {
  /// - Returns: those that agree best; several where the text does not tell them apart.
  static func found<Named>(_ text: String, in all: [Named], by name: (Named) -> [String]) -> [Named] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    let named = all.map { (names: name($0).map(folded), item: $0) }
    let tests: [(String) -> Bool] = [
      { $0 == wanted },
      { (" " + $0).contains(" " + wanted) },
      { $0.contains(wanted) },
    ]
    for test in tests {
      let found = named.filter { $0.names.contains(where: test) }
      if !found.isEmpty { return found.map(\.item) }
    }
    return []
  }
}
