/// Something to say, before it is said in a language: the key of a whole sentence in the catalogues, and the facts
/// that go in its places.
///
///     Phrase("answer.goal", ["player": name, "minute": minute])
///     Phrase("substitutions.left", count: 2)
public struct Phrase: Equatable, Sendable {
  /// What can go in a place of a sentence.
  public enum Value: Equatable, Sendable {
    case text(String)
    case number(Int)
    /// Said in the language of the sentence around it.
    case phrase(Phrase)
  }

  /// A value and the place it goes in: `player` for `{player}`.
  public struct Argument: Equatable, Sendable {
    /// The name of the place, without braces.
    public let name: String
    /// What goes in it.
    public let value: Value
  }

  /// The `msgid` of the sentence: `refusal.sent-off`.
  public let key: String

  /// By name: phrases with the same arguments are equal, however these were written down.
  public let arguments: [Argument]

  /// The number that chooses between singular and plural, and fills `{count}`.
  public let count: Int?

  /// - Parameter count: the number that chooses between singular and plural; nil where none does.
  public init(_ key: String, _ arguments: KeyValuePairs<String, any PhraseArgument> = [:], count: Int? = nil) {
    self.key = key
    self.arguments = arguments.map { Argument(name: $0.key, value: $0.value.phraseValue) }
      .sorted { $0.name < $1.name }
    self.count = count
  }

  /// What goes in the place of that name; nil when the phrase does not say.
  func value(named name: Substring) -> Value? {
    if let argument = arguments.first(where: { $0.name == name }) { return argument.value }
    return name == "count" ? count.map(Value.number) : nil
  }
}

/// A type whose values can be written as arguments of a phrase.
public protocol PhraseArgument: Sendable {
  /// What goes in the place of a sentence.
  var phraseValue: Phrase.Value { get }
}

extension String: PhraseArgument {
  /// The text as it is; it is not read as a template.
  public var phraseValue: Phrase.Value { .text(self) }
}

extension Int: PhraseArgument {
  /// The number in digits.
  public var phraseValue: Phrase.Value { .number(self) }
}

extension Phrase: PhraseArgument {
  /// The phrase in the language of the sentence around it.
  public var phraseValue: Phrase.Value { .phrase(self) }
}
