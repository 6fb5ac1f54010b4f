/// What something that a game declares is called, `words.CODE`: in each language of the program the usual word first.
public struct DeclaredWords: Hashable, Sendable {
  /// The languages, in the order of a rule set's line.
  public static let languages = ["ca", "es", "en"]

  private let byLanguage: [[String]]

  /// Words of each language, in the order of ``languages``; nil where one has none, or something in it is no word.
  public init?(_ texts: [String]) {
    let words = texts.map { $0.split(separator: " ").map(String.init) }
    guard words.count == Self.languages.count,
      words.allSatisfy({ !$0.isEmpty && $0.count <= Self.mostWords && $0.allSatisfy(Self.isWord) })
    else { return nil }
    byLanguage = words
  }

  /// Reads `duel u_contra_u | duelo uno_contra_uno | duel one-on-one`; words that stand alone are of every language.
  init?(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    self.init(parts.count == 1 ? Self.languages.map { _ in parts[0] } : parts)
  }

  /// As it is read.
  var text: String { byLanguage.map { $0.joined(separator: " ") }.joined(separator: " | ") }

  /// The words of a language; `_` joins those of a longer one. Of a language that the program does not speak, the last.
  public func words(in language: String) -> [String] {
    byLanguage[Self.languages.firstIndex(of: language) ?? byLanguage.count - 1]
  }

  /// The words of all languages.
  public var all: [String] { byLanguage.flatMap(\.self) }

  /// Most words for one thing in one language.
  private static let mostWords = 9
  /// Most characters of one.
  private static let longest = 40

  /// A letter first, and then letters, digits and what joins them.
  private static func isWord(_ word: String) -> Bool {
    guard word.count <= longest, word.first?.isLetter == true, word.last != "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_-'·".contains($0) }
  }
}
