import MatchModel
import MatchRules
import Phrases

/// The words that a person may type for the file's codes, in every language whatever the program speaks; the documented
/// codes themselves are always among them. Case and accents do not count; a word of the catalogues with `_` in it is
/// two: `peu_dret` is typed `peu dret`.
public struct CodeWords: Sendable {
  /// Words for parts of the body.
  public let bodyParts: WordTable<BodyPart>
  /// Words for what led to an attempt, those that a game declares among them.
  public private(set) var origins: WordTable<Origin>
  /// How chances end.
  public let outcomes: WordTable<Outcome>
  /// Words for cards, or for what a game has instead.
  public private(set) var colors: WordTable<CardColor>
  /// Words for the listed reasons of cards.
  public let cardReasons: WordTable<CardReason>

  /// The words of the built-in catalogues.
  public static let builtIn = CodeWords(Phrasebook.everyLanguage)

  /// - Parameter books: the catalogues whose words are accepted.
  public init(_ books: [Phrasebook]) {
    // And as the answers name them, so that what they say can be typed back.
    let (bodies, strikes) = (CodeNames.bodyParts, CodeNames.strikes)
    bodyParts = WordTable(BodyPart.documented, WordKeys.bodyParts, [strikes, bodies], books)
    origins = WordTable(Origin.documented, WordKeys.origins, [CodeNames.origins], books)
    outcomes = WordTable(Outcome.documented, WordKeys.outcomes, [CodeNames.outcomes], books)
    colors = WordTable(CardColor.documented, WordKeys.colors, [CodeNames.colors], books)
    cardReasons = WordTable(CardReason.documented, WordKeys.cardReasons, [CodeNames.cardReasons], books)
  }

  /// Takes in an origin that a game declares.
  public mutating func add(_ words: DeclaredWords, _ origin: Origin) { origins.add(words, origin) }

  /// Takes in a sanction that a game declares; what has no words goes by its code.
  public mutating func add(_ words: DeclaredWords?, _ card: CardColor) { colors.add(words, card) }

  /// The card of a word; nil where it means none.
  public func color(named text: String) -> CardColor? { colors.value(named: text) }
  /// The listed reason of a word, or of several; nil where they mean none.
  public func cardReason(named text: String) -> CardReason? { cardReasons.value(named: text) }
}

/// Words, one or several for each of some values.
public struct WordTable<Value: Code>: Sendable {
  /// The values in their documented order.
  public let values: [Value]
  private var byWord: [String: Value]
  private var longest: Int
  /// Of what a game declares.
  private var declared: [Value: DeclaredWords] = [:]
  private let keys: [Value: String]

  /// - Parameters:
  ///   - keys: of the words for each value.
  ///   - names: keys of what each value is called in sentences.
  init(_ values: [Value], _ keys: [Value: String], _ names: [[Value: String]], _ books: [Phrasebook]) {
    self.values = values
    self.keys = keys
    var byWord: [String: Value] = [:]
    // The codes first: no translation takes a code away from its value.
    for value in values { byWord[comparable(value.rawValue)] = value }
    for value in values {
      guard let key = keys[value] else { continue }
      for word in books.words(key) where byWord[comparable(word)] == nil { byWord[comparable(word)] = value }
    }
    for value in values {
      for key in names.compactMap({ $0[value] }) {
        for book in books where book.has(key) {
          let name = comparable(book(Phrase(key)))
          if byWord[name] == nil { byWord[name] = value }
        }
      }
    }
    self.byWord = byWord
    longest = byWord.keys.map { $0.split(separator: " ").count }.max() ?? 0
  }

  /// The value of a word, or of several: "cap", "Peu Dret", "de_cap".
  public func value(named text: String) -> Value? { isLongerThanAnyName(text) ? nil : byWord[comparable(text)] }

  /// The value that the first words name, and how many words that takes; the longest reading wins.
  public func match(words: some Collection<String>) -> (value: Value, count: Int)? {
    for count in stride(from: min(longest, words.count), to: 0, by: -1) {
      if let value = value(named: words.prefix(count).joined(separator: " ")) { return (value, count) }
    }
    return nil
  }

  /// The words for a value in one language as they are typed, the usual one first: for completion and help.
  public func words(for value: Value, in book: Phrasebook) -> [String] {
    keys[value].map { book.words($0) } ?? declared[value]?.words(in: book.language.code) ?? []
  }

  /// Takes in what a game calls a value of its own; words that are taken stay what they are.
  mutating func add(_ words: DeclaredWords?, _ value: Value) {
    declared[value] = words
    for word in (words?.all ?? []) + [value.rawValue] where byWord[comparable(word)] == nil {
      byWord[comparable(word)] = value
    }
    longest = byWord.keys.map { $0.split(separator: " ").count }.max() ?? 0
  }

  /// Every word, as compared: for suggestions.
  public var allWords: [String] { byWord.keys.sorted() }
}

/// The text as words are compared: folded, with single spaces for spaces, underscores and hyphens.
private func comparable(_ text: String) -> String {
  folded(text).split { $0 == " " || $0 == "_" || $0 == "-" }.joined(separator: " ")
}
