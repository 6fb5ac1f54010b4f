import TextLayout

/// Says phrases in one language. What its catalogue lacks it says in English, and what English lacks too it says as
/// the bare key: a forgotten translation never stops a match.
public struct Phrasebook: Sendable {
  /// The language that it speaks.
  public let language: Language
  /// Another catalogue than the built-in one.
  private let other: Catalogue?

  /// A book of the built-in catalogue. Only the catalogue of this language is read, when the first phrase is said, and
  /// once per process.
  public init(_ language: Language) {
    self.language = language
    other = nil
  }

  /// A book of another catalogue, such as a translator's working copy.
  public init(_ language: Language, catalogue: Catalogue) {
    self.language = language
    other = catalogue
  }

  private var catalogue: Catalogue { other ?? .builtIn(language) }

  /// The books of all the languages, to accept words in any of them. Read when first asked for, and once.
  public static let everyLanguage: [Phrasebook] = Language.allCases.map { Phrasebook($0) }

  /// The phrase as a sentence of this language. Values are never read as templates; a place without a value stays
  /// as it is written, `{player}`.
  public func callAsFunction(_ phrase: Phrase) -> String {
    guard let entry = entry(phrase.key) else { return phrase.key }
    return fill(entry.form(for: phrase.count), from: phrase)
  }

  /// Whether this language has a text of its own for the key.
  public func has(_ key: String) -> Bool {
    catalogue[key] != nil
  }

  /// The lines of a longer text, such as a page of help.
  public func lines(_ key: String) -> [String] {
    self(Phrase(key)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The words accepted for one thing, the usual one first, as this language's catalogue lists them; no words when
  /// it does not, for English words are accepted in any case.
  public func words(_ key: String) -> [String] {
    catalogue[key]?.other.split(separator: " ").map(String.init) ?? []
  }

  private func entry(_ key: String) -> Catalogue.Entry? {
    catalogue[key] ?? Catalogue.builtIn(.en)[key]
  }

  private func fill(_ template: String, from phrase: Phrase) -> String {
    var rest = template[...]
    var text = ""
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let place = rest[rest.utf8.index(after: open)..<close]
      let end = rest.utf8.index(after: close)
      text += rest[..<open]
      switch phrase.value(named: place) {
      // Whatever it is of, it may come from anywhere.
      case .text(let value): text += visible(value)
      case .number(let value): text += String(value)
      case .phrase(let value): text += self(value)
      case nil: text += rest[open..<end]
      }
      rest = rest[end...]
    }
    return text + rest
  }
}

extension Sequence<Phrasebook> {
  /// The words accepted for one thing in any of the languages, each word once.
  public func words(_ key: String) -> [String] {
    var seen: Set<String> = []
    return flatMap { $0.words(key) }.filter { seen.insert($0).inserted }
  }
}
