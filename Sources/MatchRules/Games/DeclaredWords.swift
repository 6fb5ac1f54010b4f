/// The names of a declared item from `words.CODE`: several words in each language, the usual one first.
public struct DeclaredWords: Hashable, Sendable {
  /// The languages in the order used in rule sets. Add new ones at the end, because rule sets may leave those out.
  public static let languages = ["ca", "es", "en"]
  /// A rule set must give names in this many languages, or one set of names for all languages.
  private static let required = 3
  /// Used for languages that a rule set leaves out.
  private static let fallback = "en"

  private let byLanguage: [String: [String]]
  /// The languages with words, in the order of the line.
  private let order: [String]

  /// - Parameter languages: the languages of the texts. Texts for the last ones may be missing.
  /// - Returns: nil if a required language has no words, or if a word is invalid.
  public init?(_ texts: [String], languages: [String] = Self.languages) {
    let words = texts.map { $0.split(separator: " ").map(String.init) }
    guard (Self.required...languages.count).contains(words.count),
      words.allSatisfy({ !$0.isEmpty && $0.count <= Self.mostWords && $0.allSatisfy(Self.isWord) })
    else { return nil }
    order = Array(languages.prefix(words.count))
    byLanguage = Dictionary(uniqueKeysWithValues: zip(order, words))
  }

  /// Parses `duel u_contra_u | duelo uno_contra_uno | duel one-on-one`. Words without `|` are used for every language.
  public init?(_ text: String, languages: [String] = Self.languages) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    self.init(parts.count == 1 ? languages.map { _ in parts[0] } : parts, languages: languages)
  }

  var text: String { order.map { words(in: $0).joined(separator: " ") }.joined(separator: " | ") }

  /// The words of a language, with `_` joining multi-word names. English if the language has none.
  public func words(in language: String) -> [String] { byLanguage[language] ?? byLanguage[Self.fallback] ?? [] }

  public var all: [String] { order.flatMap(words) }

  private static let mostWords = 9
  private static let longest = 40

  /// Letters, digits and joining characters: `triple`, `7_metres`.
  private static func isWord(_ word: String) -> Bool {
    guard word.count <= longest, word.first.map({ $0.isLetter || $0.isNumber }) == true,
      word.contains(where: \.isLetter), word.last != "_"
    else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_-'·".contains($0) }
  }
}
