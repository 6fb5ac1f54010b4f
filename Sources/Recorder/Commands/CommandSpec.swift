import Phrases

/// The name of a command, the same in every language. Each command has its own in its file.
public struct CommandKind: RawRepresentable, Hashable, Sendable {
  /// A word of English in lower case; keys of the catalogues have it.
  public let rawValue: String
  /// - Parameter rawValue: the name that the keys of the catalogues have.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the program knows of it.
  // Each kind is made in the file of its command, and a test holds those files to the table.
  public var spec: CommandSpec { CommandSpec.byKind[self]! }

  /// The word it is called by in the language.
  public func name(in book: Phrasebook) -> String { spec.name(in: book) }
}

/// What can be done at the prompt besides recording: all there is to say of one command, which stands in a file of its
/// own (`Commands/`). Parsing, completion, help, the manual page and what is carried out come from here.
public struct CommandSpec: Sendable {
  /// Which command it is.
  public let kind: CommandKind
  /// The word in every language of the program; the catalogues have more.
  public let code: String
  /// What may follow it, a form each; in capitals what stands for something else: see `usage(in:)`.
  let forms: [String]
  /// Most words that may follow it; nil where any number of them may.
  let most: Int?
  /// The page of help that has it.
  public let topic: HelpTopic
  /// The fields that it can change, for its help.
  var fields: [String] = []
  /// Whether it is listed before anything is typed.
  var isShownFirst = false
  /// Whether what follows it may be any text, and so is no answer where a text is asked for.
  var takesText = false
  let effect: Effect
  let completion: Completion
  let action: Action

  /// What it changes.
  enum Effect: Sendable {
    /// Nothing: it may be asked in the middle of a question.
    case looks
    /// The match: it has to be told again where it is not carried out, but for calls that only look.
    case corrects(unless: @Sendable (CommandCall) -> Bool)
    /// Something else, as the history or the clock; but for calls that only look.
    case acts(unless: @Sendable (CommandCall) -> Bool)

    static let corrects = Effect.corrects { _ in false }
    static let acts = Effect.acts { _ in false }
  }

  /// What may follow it, by the words before the cursor, of which the first is its own.
  enum Completion: Sendable {
    case nothing
    case arguments(@Sendable (Completer, [Word], Token) -> [Suggestion])
    /// A clause stands within it.
    case offer(@Sendable (inout Completer, [Word], Token) -> Offer)
  }

  /// What it does.
  enum Action: Sendable {
    case answers(@Sendable (CommandCall, Session) throws(Refusal) -> [Fact])
    /// It records, and keeps open what cannot be.
    case records(@Sendable (CommandCall, Session, inout Session.Draft) throws(Refusal) -> Void)
    /// After it nothing more is read.
    case quits(@Sendable (Session) -> [Fact])
  }

  /// The key of its help in the catalogues.
  public var helpKey: String { "command.\(kind.rawValue).help" }
  /// The key of the words it is called by.
  public var wordsKey: String { "words.command.\(kind.rawValue)" }

  /// In the order of help.
  public static let all = [
    UndoCommand.undo, UndoCommand.redo, LogCommand.spec, EditCommand.spec, DeleteCommand.spec, AnnulCommand.spec,
    MoveCommand.spec, TakeCommand.spec, DropCommand.spec, PlayerCommand.spec, FindCommand.spec, LineUpCommand.lineUp,
    LineUpCommand.bench, SetCommand.spec, ScoreCommand.spec, StatsCommand.spec, NotesCommand.spec, TodoCommand.spec,
    HeadsUpCommand.spec, XMLCommand.spec, ReportCommand.spec, ClockCommand.spec, AwardCommand.spec, HelpCommand.spec,
    QuitCommand.spec,
  ]

  /// Every command's entry.
  public static let byKind: [CommandKind: CommandSpec] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}
