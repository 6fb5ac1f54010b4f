import MatchModel
import MatchRules

/// Stores the match. Once `flush` returns, everything is on disk.
public protocol MatchStore: AnyObject {
  /// Saves the match as one undo step, labelled with the line. Nothing has changed if it throws.
  /// - Parameter source: the other record, if the step merged one. It is stored with the step.
  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem)
  /// Makes sure that the match and its history are durable.
  func flush() throws(StoreProblem)
  /// Undoes the last step; nil if there is nothing to undo. Nothing has changed if it throws.
  func undo() throws(StoreProblem) -> StoredStep?
  /// Redoes the last undone step; nil if there is nothing to redo.
  func redo() throws(StoreProblem) -> StoredStep?
  /// The match that `redo` would restore, if the last operation was an undo; otherwise nil.
  func undone() -> Match?
  /// The stored match, which replaces one that cannot be saved; nil if unknown.
  func kept() -> Match?
  /// Does deferred work while the user is not waiting: cleans up after the last save and prepares the next one.
  func prepare()
  /// The open lines of the last session.
  func openLines() -> [String]
  /// Stores open lines next to the match. Lines that cannot be stored last until the program ends.
  /// - Parameter next: the open lines from the next save on, because the program may be killed between the two; nil if
  ///   they stay the same.
  func keep(open lines: [String], next: [String]?)
  /// The contents of the file, with an XML declaration that states UTF-8, the encoding of the output.
  func xml(_ match: Match) -> String
}

extension MatchStore {
  public func openLines() -> [String] { [] }
  /// Does nothing, so the lines are lost when the session ends.
  public func keep(open lines: [String], next: [String]?) {}
  public func kept() -> Match? { nil }
}

/// The match at a step of the history.
public struct StoredStep {
  public let match: Match
  public let label: String

  /// - Parameter label: the typed line.
  public init(match: Match, label: String) {
    self.match = match
    self.label = label
  }
}

/// A failure of the store. It is already put into words, because only the store knows its files and what their errors
/// mean.
public struct StoreProblem: Error, Equatable, Sendable {
  /// The message in the user's language.
  public let message: String
  /// True if a retry is pointless. The match must then be restored.
  let isFinal: Bool

  public init(_ message: String, isFinal: Bool = false) {
    self.message = message
    self.isFinal = isFinal
  }
}

/// External services of a session. By default, only the built-in rule sets can be read, and neither squad files nor
/// other records.
public struct Services {
  /// Writes the report and returns its path.
  public var report: (Match) throws(StoreProblem) -> String
  public var clock: MatchClock
  /// The rule set with a given name, and the overrides of a match that uses it; nil if the name is unknown.
  public var rules: (String) throws(StoreProblem) -> (name: String, overrides: [String: String])? = { name in
    RuleSetLibrary.names.contains(name) ? (name, [:]) : nil
  }
  /// The players and staff in a squad file for the team with the given name, according to the rules of the match.
  /// Skipped parts of the file are returned as one line each.
  public var squad:
    (_ file: String, _ team: String, _ rules: RuleSet) throws(StoreProblem) -> (squad: Team, warnings: [String]) = {
      file, _, _ throws(StoreProblem) in throw StoreProblem(file)
    }
  /// Merges another record of the match; nil if the user did not answer a question.
  public var merge: MergeReader = { source throws(StoreProblem) in throw StoreProblem(source.file) }
  /// Notes from earlier matches about teams and players, newest match first.
  public var earlierNotes: () -> [EarlierNote] = { [] }
  /// The squad members who are suspended, according to the earlier matches of the season.
  public var suspended: (Ledger) throws(StoreProblem) -> BothSides<Set<PlayerID>> = { _ in BothSides([]) }
  public var medical: (Match, Side, PlayerID) -> String? = { _, _, _ in nil }

  public typealias MergeReader = (MergeSource) throws(StoreProblem) -> MergedRecord?

  public init(report: @escaping (Match) throws(StoreProblem) -> String, clock: MatchClock) {
    self.report = report
    self.clock = clock
  }
}

public enum StatisticsSubject: Equatable, Sendable {
  case match
  /// A summary of the match with both teams.
  case matchInShort
  /// A summary of a period with both teams.
  case period(Period)
  case team(Side)
  case player(Side, PlayerID)
  /// The players on the bench, and everyone's minutes. The minute is that of the running clock.
  case bench(Side, minute: Int?)
  /// What earlier matches say about a side.
  case scout(Side)
  /// A declared action: teams, players and zones.
  case own(ActionCode)
}
