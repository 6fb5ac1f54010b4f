/// A command of the prompt: what may follow it, and what help says about it. Parsing, completion, help and the manual
/// page are made from this table; the session adds what each command does.
public struct CommandSpec: Sendable {
  public let kind: CommandKind
  /// The word that is understood in every language; the catalogues have more.
  public let code: String
  /// What may follow it, one form each. Capitals are placeholders: see `usage(in:)`.
  package let forms: [String]
  /// The most words that may follow it. Nil if any number may.
  package let most: Int?
  /// The page of help that lists it.
  public let topic: HelpTopic
  /// The fields that it can change, for its help.
  package var fields: [String] = []
  /// True if completion lists it before anything is typed.
  package var isShownFirst = false
  /// True if any text may follow it, so that it is not taken for an answer where a text is asked for.
  package var takesText = false
  package let effect: Effect

  /// What a command changes.
  package enum Effect: Sendable {
    /// Nothing: it can be used in the middle of a question.
    case looks
    /// The match, except for calls that only look. If it cannot be carried out it stays open.
    case corrects(unless: @Sendable (CommandCall) -> Bool)
    /// Something else, such as the history or the clock, except for calls that only look.
    case acts(unless: @Sendable (CommandCall) -> Bool)

    static let corrects = Effect.corrects { _ in false }
    static let acts = Effect.acts { _ in false }
  }

  /// The catalogues' key for its help.
  public var helpKey: String { "command.\(kind.rawValue).help" }
  /// The catalogues' key for the words it is called by.
  public var wordsKey: String { "words.command.\(kind.rawValue)" }

  /// Looks up a command's entry.
  public static let byKind: [CommandKind: CommandSpec] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

extension CommandKind {
  // A test checks that the table has every kind.
  public var spec: CommandSpec { CommandSpec.byKind[self]! }
}
