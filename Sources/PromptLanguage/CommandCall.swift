/// What help can be asked about.
public enum HelpTopic: String, CaseIterable, Sendable {
  case clauses, time, modifiers, corrections, players, looking
  /// The key of the words it is called by.
  public var wordsKey: String { "words.topic.\(rawValue)" }
  /// The key of the head of its page.
  public var titleKey: String { "topic.\(rawValue).title" }
}

/// A word of a line and where it stands.
public struct Word: Equatable, Sendable {
  /// As it was typed.
  public let text: String
  /// From 1.
  public let column: Int

  /// - Parameter column: where it begins in its line, from 1.
  public init(_ text: String, column: Int) {
    self.text = text
    self.column = column
  }
}

/// A command as it was typed.
public struct CommandCall: Equatable, Sendable {
  /// Which command it is.
  public let kind: CommandKind
  /// Its word as typed; empty where it has none: `+30`.
  public let name: String
  /// The words that follow the command.
  public let words: [Word]
  /// What follows the command, as typed.
  public let rest: String
  /// A final `!`.
  public var isConfirmed: Bool
  /// Where the command begins in its line, from 1.
  public let column: Int
  /// Whether its numbers are those of the log as it is now. A person may have read them in an older list.
  package var hasCurrentNumbers = false

  package var spec: CommandSpec { kind.spec }

  /// Whether it changes nothing of the match: it may be asked in the middle of a question.
  public var onlyLooks: Bool {
    switch spec.effect {
    case .looks: true
    case .corrects(let looks), .acts(let looks): looks(self)
    }
  }

  /// Whether it says something of the match that has to be told again where it is not carried out.
  package var isKeptOpen: Bool { if case .corrects = spec.effect { !onlyLooks } else { false } }

  package func argumentMissing() -> LineProblem {
    LineProblem(.argumentMissing(kind), column: column)
  }

  package func badArgument(_ word: Word) -> LineProblem {
    LineProblem(.badArgument(word.text, kind), column: word.column)
  }
}
