import Phrases

/// Normalised forms of a person's name for comparisons.
struct NameKeys: Hashable, Sendable {
  /// Without case, accents, apostrophes, spaces and hyphens: `Kim Min-jae` becomes `kimminjae`.
  let joined: String
  /// The words sorted: `PONS, Joan` equals `Joan Pons`.
  let sorted: String

  /// Nil for a name without letters.
  init?(_ name: String) {
    let words = Self.words(name)
    guard !words.isEmpty else { return nil }
    joined = words.joined()
    sorted = words.sorted().joined(separator: " ")
  }

  /// Folded and split at spaces, commas and hyphens.
  static func words(_ name: String) -> [String] {
    folded(name).filter { $0 != "'" && $0 != "’" && $0 != "." }
      .split { $0.isWhitespace || $0 == "," || $0 == "-" || $0 == "‐" || $0 == "–" }.map(String.init)
  }
}
