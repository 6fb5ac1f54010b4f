import Text

/// Formats phrases in one language. A missing translation falls back to English, and then to the key, so a gap in a
/// catalogue never interrupts a match.
public struct Phrasebook: Sendable {
  public let language: Language
  /// Overrides the embedded catalogue.
  private let other: Catalogue?
  /// Names of the sets of phrases that replace the usual ones.
  private var games: [String] = []

  /// Uses the embedded catalogue, which is loaded on first use, once per process.
  public init(_ language: Language) {
    self.language = language
    other = nil
  }

  /// Uses another catalogue, such as a translator's working copy.
  public init(_ language: Language, catalogue: Catalogue) {
    self.language = language
    other = catalogue
  }

  /// The same book with a game's own phrases: `game.NAME.KEY` in place of `KEY`.
  public func playing(_ games: [String]) -> Phrasebook {
    var book = self
    book.games = games
    return book
  }

  private var catalogue: Catalogue { other ?? .builtIn(language) }

  /// All languages, for accepting words in any of them. Loaded on first use.
  public static let everyLanguage: [Phrasebook] = Language.allCases.map { Phrasebook($0) }

  /// True if the text is one of the words for a concept in any language. Case and accents do not matter.
  public static func accepts(_ text: String, as key: String) -> Bool {
    let typed = folded(text)
    return everyLanguage.words(key).contains { folded($0) == typed }
  }

  /// The same for an answer, which may also be the first letter of a word.
  public static func accepts(answer: String, as key: String) -> Bool {
    let typed = folded(answer)
    return everyLanguage.words(key).map(folded).contains { $0 == typed || String($0.prefix(1)) == typed }
  }

  /// The phrase as a sentence in this language. A placeholder without a value is a term of the game, `term.on-field`
  /// for `{on-field}`; others are left in the text. Placeholders in values are not expanded.
  public func callAsFunction(_ phrase: Phrase) -> String {
    guard let entry = entry(phrase.key) else { return phrase.key }
    return fill(entry.form(for: phrase.count), from: phrase)
  }

  public func has(_ key: String) -> Bool {
    catalogue[key] != nil
  }

  /// The lines of a long text, such as a help page.
  public func lines(_ key: String) -> [String] {
    self(Phrase(key)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The words accepted for a concept in this language, the preferred one first. Empty if the language has none;
  /// English words are always accepted.
  public func words(_ key: String) -> [String] {
    catalogue[key]?.other.split(separator: " ").map(String.init) ?? []
  }

  private func entry(_ key: String) -> Catalogue.Entry? {
    for game in games { if let entry = catalogue["game.\(game).\(key)"] { return entry } }
    return catalogue[key] ?? Catalogue.builtIn(.en)[key]
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
      // The value may come from an untrusted source.
      case .text(let value): append(visible(value), to: &text)
      case .number(let value): append(String(value), to: &text)
      case .phrase(let value): append(self(value), to: &text)
      case nil: append(entry("term.\(place)")?.other ?? String(rest[open..<end]), to: &text)
      }
      rest = rest[end...]
    }
    return text + rest
  }

  private func append(_ value: String, to text: inout String) {
    if language == .ca { CatalanElision.append(value, to: &text) } else { text += value }
  }
}

extension Sequence<Phrasebook> {
  /// The words accepted for a concept in any language, without duplicates.
  public func words(_ key: String) -> [String] {
    var seen: Set<String> = []
    return flatMap { $0.words(key) }.filter { seen.insert($0).inserted }
  }

  /// Values whose raw values are keys of the catalogues, by their words in any language.
  /// - Parameter normalized: how the words are written in the table.
  package func values<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type, normalized: (String) -> String
  ) -> [String: Value] {
    type.allCases.reduce(into: [:]) { table, value in
      for word in words(value.rawValue) { table[normalized(word)] = value }
    }
  }
}
