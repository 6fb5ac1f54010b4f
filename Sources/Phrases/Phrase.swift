/// A message that does not depend on the language: the key of a sentence in the catalogues, and its arguments.
///
///     Phrase("answer.goal", ["player": name, "minute": minute])
///     Phrase("substitutions.left", count: 2)
public struct Phrase: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case text(String)
    case number(Int)
    /// Formatted in the language of the enclosing sentence.
    case phrase(Phrase)
  }

  public typealias Arguments = KeyValuePairs<String, any PhraseArgument>

  /// The `msgid` of the sentence: `refusal.sent-off`.
  public let key: String

  /// By placeholder without braces: `player` for `{player}`.
  private let arguments: [String: Value]

  /// Selects singular or plural, and fills `{count}`. Nil if the text does not depend on a number.
  public let count: Int?

  public init(_ key: String, _ arguments: Arguments = [:], count: Int? = nil) {
    self.key = key
    self.arguments = Dictionary(arguments.lazy.map { ($0.key, $0.value.phraseValue) }) { first, _ in first }
    self.count = count
  }

  /// A phrase whose arguments are texts, with names that are known only at run time.
  package init(_ key: String, texts: [String: String]) {
    self.key = key
    arguments = texts.mapValues { .text($0) }
    count = nil
  }

  /// Nil if no argument has this name.
  func value(named name: Substring) -> Value? {
    arguments[String(name)] ?? (name == "count" ? count.map(Value.number) : nil)
  }
}

/// A type that can be used as an argument of a phrase.
public protocol PhraseArgument: Sendable {
  var phraseValue: Phrase.Value { get }
}

extension String: PhraseArgument {
  /// Literal text; placeholders in it are not expanded.
  public var phraseValue: Phrase.Value { .text(self) }
}

extension Int: PhraseArgument {
  public var phraseValue: Phrase.Value { .number(self) }
}

extension Phrase: PhraseArgument {
  public var phraseValue: Phrase.Value { .phrase(self) }
}
