/// What can be done at the prompt besides recording, one line a command.
public enum CommandKind: String, CaseIterable, Sendable {
  case log, undo, redo, edit, delete, annul, move, player, find, bench, set, score, stats, notes, todo,
    take, drop
  case lineUp = "line-up"
  case headsUp = "heads-up"
  case xml, report, clock, award, help, quit
}

/// How a command is called. Parsing, completion, help and the manual page are made from this table.
public struct CommandSpec: Sendable {
  public let kind: CommandKind
  /// The word in every language of the program; the catalogues have more.
  public let code: String
  /// What may follow it, a form each; in capitals what stands for something else: see `usage(in:)`.
  let forms: [String]
  public let topic: HelpTopic

  /// Most words that may follow it; nil where any number of them may.
  var most: Int? {
    switch kind {
    case .undo, .redo, .score, .todo, .headsUp, .xml, .report, .quit: 0
    case .notes, .clock, .award, .help: 1
    // An action of the game may be several words: `stats key pass`.
    case .stats: 4
    // A kind may be several words: `ls own goal`.
    case .log: 4
    // Among words that say nothing: `anul·la el gol`, `mueve el 74 antes del 72`.
    case .annul: 3
    case .move: 8
    case .edit, .delete, .player, .find, .lineUp, .bench, .set, .take, .drop: nil
    }
  }

  public var helpKey: String { "command.\(kind.rawValue).help" }
  public var wordsKey: String { "words.command.\(kind.rawValue)" }

  public static let all: [CommandSpec] = [
    CommandSpec(kind: .undo, code: "undo", forms: [], topic: .corrections),
    CommandSpec(kind: .redo, code: "redo", forms: [], topic: .corrections),
    CommandSpec(kind: .log, code: "ls", forms: ["[PLAYER|KIND|l|v|-N]", "last N"], topic: .looking),
    CommandSpec(kind: .edit, code: "edit", forms: ["K CLAUSE"], topic: .corrections),
    CommandSpec(kind: .delete, code: "del", forms: ["K [K ...]"], topic: .corrections),
    CommandSpec(kind: .annul, code: "annul", forms: ["[K|l|v]"], topic: .corrections),
    CommandSpec(kind: .move, code: "move", forms: ["K TIME", "K before J", "K after J"], topic: .corrections),
    CommandSpec(kind: .take, code: "take", forms: ["[N] [CLAUSE]"], topic: .corrections),
    CommandSpec(kind: .drop, code: "drop", forms: ["[N ...]", "all"], topic: .corrections),
    CommandSpec(kind: .player, code: "player", forms: ["l9 FIELD VALUE ..."], topic: .players),
    CommandSpec(kind: .find, code: "find", forms: ["TEXT"], topic: .players),
    CommandSpec(kind: .lineUp, code: "lineup", forms: ["[l|v] [N N ...]"], topic: .players),
    CommandSpec(kind: .bench, code: "bench", forms: ["[l|v] N N ..."], topic: .players),
    CommandSpec(kind: .set, code: "set", forms: ["[FIELD TEXT]"], topic: .players),
    CommandSpec(kind: .score, code: "score", forms: [], topic: .looking),
    CommandSpec(kind: .stats, code: "stats", forms: ["[l|v|PLAYER|KIND]"], topic: .looking),
    CommandSpec(kind: .notes, code: "notes", forms: ["[l|v|PLAYER]"], topic: .looking),
    CommandSpec(kind: .todo, code: "todo", forms: [], topic: .looking),
    CommandSpec(kind: .headsUp, code: "heads-up", forms: [], topic: .looking),
    CommandSpec(kind: .xml, code: "xml", forms: [], topic: .looking),
    CommandSpec(kind: .report, code: "report", forms: [], topic: .looking),
    CommandSpec(kind: .clock, code: "clock", forms: ["[MM:SS|+30|-30]"], topic: .time),
    CommandSpec(kind: .award, code: "award", forms: ["3-0", "none"], topic: .players),
    CommandSpec(kind: .help, code: "help", forms: ["[TOPIC]"], topic: .looking),
    CommandSpec(kind: .quit, code: "quit", forms: [], topic: .looking),
  ]

  public static let byKind: [CommandKind: CommandSpec] = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

/// What help can be asked about.
public enum HelpTopic: String, CaseIterable, Sendable {
  case clauses, time, modifiers, corrections, players, looking
  public var wordsKey: String { "words.topic.\(rawValue)" }
  public var titleKey: String { "topic.\(rawValue).title" }
}

/// A word of a line and where it stands.
public struct Word: Equatable, Sendable {
  public let text: String
  /// From 1.
  public let column: Int

  public init(_ text: String, column: Int) {
    self.text = text
    self.column = column
  }
}

/// A command as it was typed.
public struct CommandCall: Equatable, Sendable {
  public let kind: CommandKind
  /// Its word as typed; empty where it has none: `+30`.
  public let name: String
  public let words: [Word]
  /// What follows the command, as typed.
  public let rest: String
  /// A final `!`.
  public var isConfirmed: Bool
  public let column: Int

  public var spec: CommandSpec { CommandSpec.byKind[kind]! }  // The table has a line for every kind: a test says so.

  /// Whether it changes nothing of the match: it may be asked in the middle of a question.
  public var onlyLooks: Bool {
    switch kind {
    case .log, .find, .score, .stats, .notes, .todo, .headsUp, .xml, .report, .help: true
    case .lineUp: !words.contains { $0.text.last?.isDigit == true }
    case .player: words.count <= 1
    case .clock, .set: words.isEmpty
    case .undo, .redo, .edit, .delete, .annul, .move, .bench, .award, .take, .drop, .quit: false
    }
  }

  func argumentMissing() -> LineProblem {
    LineProblem(.argumentMissing(kind), column: column)
  }

  func badArgument(_ word: Word) -> LineProblem {
    LineProblem(.badArgument(word.text, kind), column: word.column)
  }
}
