/// What a competition may set. Rules are data: laws read these parameters, and no action has an opinion of its own.
public struct RuleSet: Equatable, Sendable {
  public var name = "official"

  // Players (Law 3)
  /// Players on the field at kick-off.
  public var players = 11
  /// Fewest players to start and to go on.
  public var minimum = 7
  /// Most named substitutes; nil is no limit.
  public var bench: Int? = 15

  // Substitutions (Law 3)
  /// Most substitutions of a team; nil is no limit.
  public var substitutions: Int? = 5
  /// Stoppages in which a team may make them; nil is no limit.
  public var windows: Int? = 3
  /// Whether a substituted player may come back.
  public var reentry = false
  /// Additional permanent concussion substitutions of a team.
  public var concussion = 1
  /// Substitutions and windows gained in extra time.
  public var extraSubstitutions = 1
  public var extraWindows = 1

  // Periods (Laws 7 and 10)
  public var periods = 2
  /// Minutes.
  public var periodLength = 45
  /// Periods of extra time; 0 where there is none.
  public var extraPeriods = 2
  /// Minutes.
  public var extraLength = 15
  public var shootOut = true
  /// Whether the match may not end level: of a cup, and not of a league.
  public var knockout = false
  /// Kicks of each team before sudden death.
  public var shootOutKicks = 5

  // Discipline (Law 12)
  /// Minutes of a temporary dismissal for a caution; nil where cautions mean none.
  public var sinBin: Int?

  // Playing time to watch (youth): minutes every player should get; 0 is none.
  public var minimumMinutes = 0

  // Season (RULES I)
  public var winPoints = 3
  public var drawPoints = 1
  /// In order: head-to-head, goal-difference, goals, fair-play, wins.
  public var tieBreakers = ["head-to-head", "goal-difference", "goals", "fair-play"]
  /// Cautions that suspend for a match.
  public var cautionLimit = 5
  public var secondYellowMatches = 1
  public var redMatches = 1
  /// Goals of an awarded win.
  public var walkover = 3

  public init() {}
}

extension RuleSet {
  /// A rule set's text has a line that cannot be.
  public enum Problem: Error, Equatable {
    case notAParameter(line: Int, text: String)
    case unknown(line: Int, key: String)
    case badValue(line: Int, key: String, value: String, expected: RuleParameter.Expectation)
    /// No match could ever start.
    case minimumAbovePlayers(minimum: Int, players: Int)
  }

  /// Reads `key = value` lines; `#` begins a comment. What is not set stays as in `base`.
  public init(text: String, base: RuleSet = RuleSet()) throws(Problem) {
    self = base
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.prefix { $0 != "#" }
      let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
      if halves == [""] { continue }
      guard halves.count == 2, !halves[0].isEmpty else {
        throw .notAParameter(line: index + 1, text: line.trimmed)
      }
      try set(halves[0], to: halves[1], line: index + 1)
    }
    try check()
  }

  /// Checks that the parameters can be together; `set` looks at one alone.
  public func check() throws(Problem) {
    if minimum > players { throw .minimumAbovePlayers(minimum: minimum, players: players) }
  }

  /// Overrides one parameter, as `new --set key=value` and the match file do.
  public mutating func set(_ key: String, to value: String, line: Int = 0) throws(Problem) {
    guard let parameter = RuleParameter.named(key) else { throw .unknown(line: line, key: key) }
    guard parameter.write(value, &self) else {
      throw .badValue(line: line, key: key, value: value, expected: parameter.expectation)
    }
  }

  /// This rule set with parameters overridden for one match.
  public func overridden(by values: [String: String]) throws(Problem) -> RuleSet {
    var rules = self
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { try rules.set(key, to: value) }
    try rules.check()
    return rules
  }
}

extension StringProtocol {
  /// The text without white space around it, as it is read from lines that people wrote: rule sets, squads.
  public var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
