/// The names of a declared item from `words.CODE`: in each language several words, the usual one first.
public struct DeclaredWords: Hashable, Sendable {
  /// The languages, in the order of a line in a rule set.
  public static let languages = ["ca", "es", "en"]

  private let byLanguage: [[String]]

  /// Nil if a language has no words or one of them is invalid.
  public init?(_ texts: [String]) {
    let words = texts.map { $0.split(separator: " ").map(String.init) }
    guard words.count == Self.languages.count,
      words.allSatisfy({ !$0.isEmpty && $0.count <= Self.mostWords && $0.allSatisfy(Self.isWord) })
    else { return nil }
    byLanguage = words
  }

  /// Parses `duel u_contra_u | duelo uno_contra_uno | duel one-on-one`. Words without `|` are used for every language.
  init?(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    self.init(parts.count == 1 ? Self.languages.map { _ in parts[0] } : parts)
  }

  var text: String { byLanguage.map { $0.joined(separator: " ") }.joined(separator: " | ") }

  /// The words of a language, with `_` joining multi-word names. Falls back to the last language.
  public func words(in language: String) -> [String] {
    byLanguage[Self.languages.firstIndex(of: language) ?? byLanguage.count - 1]
  }

  public var all: [String] { byLanguage.flatMap(\.self) }

  /// Maximum number of words per language.
  private static let mostWords = 9
  /// Maximum number of characters of a word.
  private static let longest = 40

  /// A letter followed by letters, digits and joining characters.
  private static func isWord(_ word: String) -> Bool {
    guard word.count <= longest, word.first?.isLetter == true, word.last != "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_-'·".contains($0) }
  }
}
