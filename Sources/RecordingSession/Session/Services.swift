import MatchModel
import MatchRules

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
