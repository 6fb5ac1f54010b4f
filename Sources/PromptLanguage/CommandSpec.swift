/// A command of the prompt: its arguments and its help. The parser, completion, help and the manual page are made from
/// this table; the session adds what each command does.
public struct CommandSpec: Sendable {
  public let kind: CommandKind
  /// The word understood in every language; the catalogues have more.
  public let code: String
  /// The forms of its arguments. Capitals are placeholders; see `usage(in:)` and `LineParser.isUnmistakable`.
  let forms: [String]
  /// Maximum number of arguments; nil for any number.
  package let most: Int?
  /// The help page that lists it.
  public let topic: HelpTopic
  /// The fields that it can change, for its help.
  var fields: [String] = []
  /// True if completion lists it before anything is typed.
  package var isShownFirst = false
  package let effect: Effect

  package enum Effect: Sendable {
    /// Nothing: it can be used in the middle of a question.
    case looks
    /// The match, except for calls that only look. A line that fails stays open.
    case corrects(unless: @Sendable (CommandCall) -> Bool)
    /// Something else, such as the history or the clock, except for calls that only look.
    case acts(unless: @Sendable (CommandCall) -> Bool)

    static let corrects = Effect.corrects { _ in false }
    static let acts = Effect.acts { _ in false }
  }

  public var helpKey: String { "command.\(kind.rawValue).help" }
  public var wordsKey: String { "words.command.\(kind.rawValue)" }

  public static let byKind: [CommandKind: CommandSpec] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

extension CommandKind {
  // A test checks that the table is complete.
  public var spec: CommandSpec { CommandSpec.byKind[self]! }
}
