import Phrases

/// How a person's name is compared with another.
struct NameKeys: Hashable, Sendable {
  /// Without case, accents, apostrophes, blanks and hyphens: `Kim Min-jae` is `kimminjae`.
  let joined: String
  /// The words, sorted: `Pons Joan` is `Joan Pons`.
  let sorted: String

  /// Nil for a name with no letter in it.
  init?(_ name: String) {
    let words = Self.words(name)
    guard !words.isEmpty else { return nil }
    joined = words.joined()
    sorted = words.sorted().joined(separator: " ")
  }

  /// Folded, apart at blanks and hyphens.
  static func words(_ name: String) -> [String] {
    folded(name).filter { $0 != "'" && $0 != "’" && $0 != "." }
      .split { $0.isWhitespace || $0 == "-" || $0 == "‐" || $0 == "–" }.map(String.init)
  }
}
