import MatchModel
import MatchRules
import Phrases

/// The texts of the tables in a language, for help, the manual page and completion.
extension ClauseSpec {
  /// The example with its words translated: `v4y protesta`, `inici`.
  public func example(in book: Phrasebook) -> String {
    var line = example
    if isWord, let word = book.words(wordsKey).first { line.replace(code, with: word) }
    let text = "clause.\(kind.key).example"
    return names == nil && book.has(text) ? line + " " + book(Phrase(text)) : line
  }

  public func help(in book: Phrasebook) -> String {
    if case .score(let score) = suffix { return help(score, in: book) }
    if lacksCards { return book(Phrase("clause.foul.help-bare")) }
    if isPlain { return book(Phrase("clause.\(kind.key).help-plain")) }
    if names != nil, takesMinutes { return book(Phrase("clause.help-minutes", ["what": name(in: book)])) }
    if names != nil, kind.card != nil { return name(in: book) }
    guard names != nil, let declared else { return book(Phrase(helpKey, ["letter": String(handball)])) }
    return ([name(in: book)] + declared.outcomes.map { "\($0.sign) " + self.name(of: $0.code, in: book) }).joined(
      separator: ", ")
  }

  /// "three, 3 points, - missed".
  private func help(_ score: DeclaredScore, in book: Phrasebook) -> String {
    let made = score.isSeries ? ["+ " + book(Phrase("outcome.scored"))] : []
    let missed = isPlain ? [] : ["- " + book(Phrase("outcome.missed"))]
    return ([name(in: book), book(Phrase("scoring.points", count: score.points))] + made + missed).joined(
      separator: ", ")
  }

  package func name(of outcome: Outcome, in book: Phrasebook) -> String {
    (outcomes[outcome]?.words(in: book.language.code).first ?? outcome.rawValue).replacing("_", with: " ")
  }

  public func name(in book: Phrasebook) -> String {
    names == nil ? book(Phrase(nameKey)) : words(in: book).first ?? ""
  }

  /// The words for it in the language, with `_` for spaces.
  package func names(in book: Phrasebook) -> [String] { names?.words(in: book.language.code) ?? book.words(wordsKey) }

  public func words(in book: Phrasebook) -> [String] { names(in: book).map { $0.replacing("_", with: " ") } }
}

extension CommandSpec {
  public func name(in book: Phrasebook) -> String { book.words(wordsKey).first ?? code }

  /// Its forms in the language: `moure K TEMPS`, `moure K abans J`.
  public func usages(in book: Phrasebook) -> [String] {
    let name = name(in: book)
    return forms.isEmpty ? [name] : forms.map { name + " " + Self.translated($0, book) }
  }

  public func usage(in book: Phrasebook) -> String { usages(in: book).joined(separator: " | ") }

  /// Its help, with the fields that it can change.
  public func help(in book: Phrasebook) -> String {
    let fields = fields.map(book.field).joined(separator: ", ")
    return book(Phrase(helpKey, ["fields": fields, "none": book.word(for: .none)]))
  }

  public func words(in book: Phrasebook) -> [String] { book.words(wordsKey) }

  /// A form with its placeholders and literal words, such as `before`, translated.
  private static func translated(_ form: String, _ book: Phrasebook) -> String {
    book.placeholders(in: form).split(separator: " ").map { word in
      Vocabulary.Particle(rawValue: String(word)).map(book.word) ?? String(word)
    }
    .joined(separator: " ")
  }
}

extension CommandKind {
  public func name(in book: Phrasebook) -> String { spec.name(in: book) }
}

extension Phrasebook {
  /// The word that ends a period.
  package var endWord: String { words("words.clause.end").first ?? ClauseKind.end.key }

  package func word(for particle: Vocabulary.Particle) -> String {
    words(particle.wordsKey).first ?? particle.rawValue
  }

  /// The name of a field of `player` or `set`.
  package func field(_ name: String) -> String { words("words.field.\(name)").first ?? name }
}

extension HelpTopic {
  public func name(in book: Phrasebook) -> String { book.words(wordsKey).first ?? rawValue }

  public func title(in book: Phrasebook) -> String {
    func name(_ kind: CommandKind) -> String { kind.name(in: book) }
    let help = name(.help) + " " + HelpTopic.modifiers.name(in: book)
    return book(Phrase(titleKey, ["help": help, "log": name(.log)]))
  }
}
