import MatchModel
import MatchRules
import Phrases

/// The words that can be typed for the file's codes, in all languages; the documented codes are always included. Case
/// and accents do not matter; `_` in the catalogues is a space: `peu_dret` is typed `peu dret`.
public struct CodeWords: Sendable {
  // The names used in answers are accepted too.
  public let bodyParts = WordTable(
    BodyPart.documented, CodeKeys.bodyParts, words: "words.body.", names: ["strike.", "body."])
  /// Includes declared origins.
  public package(set) var origins = WordTable(
    Origin.documented, CodeKeys.origins, words: "words.origin.", names: ["origin."])
  /// Outcomes of chances.
  public let outcomes = WordTable(
    Outcome.documented, CodeKeys.outcomes, words: "words.outcome.", names: ["outcome."])
  /// Includes declared sanctions.
  public package(set) var colors = WordTable(
    CardColor.documented, CodeKeys.colors, words: "words.color.", names: ["color."])
  /// The listed reasons for cards.
  public let cardReasons = WordTable(
    CardReason.documented, CodeKeys.cardReasons, words: "words.card-reason.", names: ["card-reason."])

  /// The words of the embedded catalogues.
  public static let builtIn = CodeWords()

  /// Nil for an unknown word.
  public func color(named text: String) -> CardColor? { colors.value(named: text) }
  /// Nil for unknown words.
  public func cardReason(named text: String) -> CardReason? { cardReasons.value(named: text) }
}

/// Words for values. A value can have several words, each of which may consist of more than one.
public struct WordTable<Value: Code>: Sendable {
  /// Sorted as in the documentation.
  public let values: [Value]
  private var byWord: [String: Value] = [:]
  package private(set) var longest = 0
  /// Values that the game declares.
  private var declared: [Value: DeclaredWords] = [:]
  /// Catalogue keys of the words for each value.
  private let keys: [Value: String]

  /// - Parameters:
  ///   - suffixes: the last part of each value's catalogue keys.
  ///   - words: the prefix of the keys of the words to type.
  ///   - names: the prefixes of the keys of the names in sentences.
  init(_ values: [Value], _ suffixes: [Value: String], words: String, names: [String]) {
    let books = Phrasebook.everyLanguage
    self.values = values
    keys = suffixes.mapValues { words + $0 }
    // Codes first, so that no translation can hide them.
    for value in values { add([value.rawValue], value) }
    for value in values { add(keys[value].map(books.words) ?? [], value) }
    for value in values {
      for key in names.compactMap({ name in suffixes[value].map { name + $0 } }) {
        add(books.filter { $0.has(key) }.map { $0(Phrase(key)) }, value)
      }
    }
  }

  /// Words that are already in use keep their meaning.
  private mutating func add(_ words: [String], _ value: Value) {
    for word in words.map(comparable) where byWord[word] == nil {
      byWord[word] = value
      longest = max(longest, word.split(separator: " ").count)
    }
  }

  /// The value of a word or phrase: "cap", "Peu Dret", "de_cap".
  public func value(named text: String) -> Value? { isLongerThanAnyName(text) ? nil : byWord[comparable(text)] }

  /// The value named by the first words, and their number. The longest match wins.
  public func match(words: some Collection<String>) -> (value: Value, count: Int)? {
    for count in stride(from: min(longest, words.count), to: 0, by: -1) {
      if let value = value(named: words.prefix(count).joined(separator: " ")) { return (value, count) }
    }
    return nil
  }

  /// The values of which some name in several words begins or ends with a text that has no meaning of its own.
  package func values(partlyNamed text: String) -> Set<Value> {
    let part = comparable(text)
    guard byWord[part] == nil else { return [] }
    return Set(byWord.filter { $0.key.hasPrefix(part + " ") || $0.key.hasSuffix(" " + part) }.values)
  }

  /// The words for a value in one language, the usual one first, for completion and help.
  public func words(for value: Value, in book: Phrasebook) -> [String] {
    declared[value]?.words(in: book.language.code) ?? keys[value].map { book.words($0) } ?? []
  }

  /// Adds a declared value with its words, and its code as a word.
  package mutating func add(_ words: DeclaredWords?, _ value: Value) {
    declared[value] = words
    add((words?.all ?? []) + [value.rawValue], value)
  }

  /// All words in normalised form, for suggestions.
  public var allWords: [String] { byWord.keys.sorted() }
}

/// Normalises for comparison: folded, with spaces, underscores and hyphens replaced by single spaces.
package func comparable(_ text: String) -> String {
  folded(text).split { $0 == " " || $0 == "_" || $0 == "-" }.joined(separator: " ")
}
