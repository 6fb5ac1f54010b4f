import MatchModel
import MatchRules

/// Where the match is kept. What `flush` has returned after is on disk.
public protocol MatchStore: AnyObject {
  /// Saves the match as one step of undo, under the line that led to it. Where it throws, nothing was changed.
  func save(_ match: Match, label: String) throws(StoreProblem)
  /// Makes sure that what was saved, undone and redone is on disk to stay.
  func flush() throws(StoreProblem)
  /// Takes the last step back; nil if there is none. Where it throws, nothing was changed.
  func undo() throws(StoreProblem) -> StoredStep?
  /// Takes the last step taken back again; nil if there is none.
  func redo() throws(StoreProblem) -> StoredStep?
  /// The match that `redo` would bring back, where the last thing done was to undo; else nil.
  func undone() -> Match?
  /// The match as it is kept, for one that cannot be; nil where that cannot be told.
  func kept() -> Match?
  /// Does, while nobody waits, what the last save has left and what the next one of this match will need.
  func prepare(for match: Match)
  /// The lines that were kept open when the match was recorded before.
  func openLines() -> [String]
  /// Keeps lines that are not recorded, as they would be typed, beside the match. What cannot be kept there lives as
  /// long as the program.
  func keep(open lines: [String])
  /// The file as it stands, declared as the UTF-8 that it is printed in.
  func xml(_ match: Match) -> String
}

extension MatchStore {
  /// None: for a store that keeps no open lines.
  public func openLines() -> [String] { [] }
  /// Keeps nothing: the lines live as long as the session.
  public func keep(open lines: [String]) {}
  /// Nil: for a store that cannot tell.
  public func kept() -> Match? { nil }
}

/// A match as it was at a step of undo.
public struct StoredStep {
  /// The match as it is now that the step is undone or redone.
  public let match: Match
  /// The line that was typed.
  public let label: String

  /// - Parameter label: the line that was typed.
  public init(match: Match, label: String) {
    self.match = match
    self.label = label
  }
}

/// A store could not do its work. The text is already worded: the store knows its files, and what their errors mean.
public struct StoreProblem: Error, Equatable, Sendable {
  /// What is wrong, in the language of the person.
  public let message: String
  /// Whether trying again would be no use: the match must stay as it was.
  public let isFinal: Bool

  /// - Parameter isFinal: whether trying again would be no use.
  public init(_ message: String, isFinal: Bool = false) {
    self.message = message
    self.isFinal = isFinal
  }
}

/// What a session needs from outside and does not make itself.
public struct Services {
  /// Writes the report and tells where it is.
  public var report: (Match) throws(StoreProblem) -> String
  /// The clock that the match is timed by.
  public var clock: MatchClock
  /// The rule set of a name, and what a match that is played by it overrides; nil if there is none.
  public var rules: (String) throws(StoreProblem) -> (name: String, overrides: [String: String])?
  /// The players and the staff of a squad file, of a team of that name, by the rules of the match. What was passed over
  /// in it, a line each.
  public var squad: SquadReader
  /// Notes from earlier matches about teams and players, oldest first.
  public var earlierNotes: () -> [EarlierNote]

  /// Who of the squads is suspended, by the earlier matches of the season.
  public var suspended: (Ledger) -> BothSides<Set<PlayerID>>

  /// Reads a squad file: see `squad`.
  public typealias SquadReader =
    (_ file: String, _ team: String, _ rules: RuleSet) throws(StoreProblem) -> (squad: Team, warnings: [String])

  /// The rule sets that come with the program and no squad files, unless told otherwise.
  public init(
    report: @escaping (Match) throws(StoreProblem) -> String,
    clock: MatchClock,
    rules: @escaping (String) throws(StoreProblem) -> (name: String, overrides: [String: String])? = { name in
      RuleSetLibrary.names.contains(name) ? (name, [:]) : nil
    },
    squad: @escaping SquadReader = { file, _, _ throws(StoreProblem) in throw StoreProblem(file) },
    suspended: @escaping (Ledger) -> BothSides<Set<PlayerID>> = { _ in BothSides([]) },
    earlierNotes: @escaping () -> [EarlierNote] = { [] }
  ) {
    self.report = report
    self.clock = clock
    self.rules = rules
    self.squad = squad
    self.suspended = suspended
    self.earlierNotes = earlierNotes
  }
}

/// Whose statistics are asked for.
public enum StatisticsSubject: Equatable, Sendable {
  case match
  /// The whole match in a few lines, both teams.
  case matchInShort
  /// A period in a few lines, both teams.
  case period(Period)
  case team(Side)
  case player(Side, PlayerID)
  /// An action that the game declares: both teams, their players and where it was.
  case own(ActionCode)
}
