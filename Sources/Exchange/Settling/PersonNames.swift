import Phrases

/// Finds people of a team by name with tolerance for spelling: the same letters, else the only one with this last word,
/// else the only one that contains all the words. Ambiguous names are not resolved.
struct PersonNames {
  enum Found: Equatable {
    case nobody
    case one(Int, isExact: Bool)
    case several([Int])
  }

  private let names: [String]
  private let words: [[String]]

  init(_ names: [String]) {
    self.names = names.map { Self.compared($0) }
    words = self.names.map { $0.split { " .-".contains($0) }.map(String.init) }
  }

  func find(_ name: String) -> Found {
    let name = Self.compared(name)
    guard !name.isEmpty else { return .nobody }
    if let found = chosen(names.indices.filter { names[$0] == name }, isExact: true) { return found }
    let sought = name.split { " .-".contains($0) }.map(String.init)
    guard let last = sought.last else { return .nobody }
    // A different first name means a different person, because brothers may play in the same team.
    let byLast = words.indices.filter { words[$0].last == last && Self.agree(words[$0], sought) }
    // Initials distinguish people with the same last word.
    let byAll = words.indices.filter { index in sought.allSatisfy(words[index].contains) }
    if byLast.count > 1, byAll.count == 1 { return .one(byAll[0], isExact: false) }
    return chosen(byLast, isExact: false) ?? chosen(byAll, isExact: false) ?? .nobody
  }

  /// True if the words before the last one are compatible: missing on one side, equal, or initials.
  private static func agree(_ one: [String], _ other: [String]) -> Bool {
    guard one.count > 1, other.count > 1, one[0] != other[0] else { return true }
    let (short, long) = one[0].count < other[0].count ? (one[0], other[0]) : (other[0], one[0])
    return short.count <= 2 && long.hasPrefix(short)
  }

  private func chosen(_ found: [Int], isExact: Bool) -> Found? {
    switch found.count {
    case 0: nil
    case 1: .one(found[0], isExact: isExact)
    default: .several(found)
    }
  }

  private static func compared(_ name: String) -> String { folded(name).split(separator: " ").joined(separator: " ") }
}
