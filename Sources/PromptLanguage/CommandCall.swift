/// A parsed command.
public struct CommandCall: Equatable, Sendable {
  public let kind: CommandKind
  /// Its word as typed; empty if it has none: `+30`.
  public let name: String
  public let words: [Word]
  /// The rest of the line as typed.
  public let rest: String
  /// True if the line ends with `!`.
  public var isConfirmed: Bool
  /// Column of the command, from 1.
  public let column: Int
  /// True if its numbers refer to the current log. Otherwise they may come from an older list.
  package var hasCurrentNumbers = false
  /// The typed line if it means this command without being one: `dissent` for `edit 2 v5y dissent`.
  package var typed: String?
  /// The player who takes a penalty again, as typed, if the line says that the kick does not count.
  package var kicker: String?
  /// Words of the sentence that have no place in the record.
  package var unrecorded: [String] = []

  package var spec: CommandSpec { kind.spec }

  /// True if it changes nothing, so that it may be used during a question.
  public var onlyLooks: Bool {
    switch spec.effect {
    case .looks: true
    case .corrects(let looks), .acts(let looks): looks(self)
    }
  }

  /// True if the line contains information about the match, so that it stays open if the command fails.
  package var isKeptOpen: Bool { if case .corrects = spec.effect { !onlyLooks } else { false } }

  /// The rest of the line from a word on.
  package func text(from word: Word) -> String { String(rest.dropFirst(word.column - words[0].column)) }

  package func argumentMissing() -> LineProblem {
    LineProblem(.argumentMissing(kind), column: column)
  }

  package func badArgument(_ word: Word) -> LineProblem {
    LineProblem(.badArgument(word.text, kind), column: word.column)
  }
}
