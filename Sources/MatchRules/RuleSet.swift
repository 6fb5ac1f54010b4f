/// What a competition may set. Rules are data: laws read these parameters, and no action has an opinion of its own.
public struct RuleSet: Equatable, Sendable {
  public var name = "official"

  // Players (Law 3)
  /// Players on the field at kick-off.
  public var players = 11
  /// Fewest players to start.
  public var minimum = 7
  /// Fewest players to go on; nil: as many as to start.
  public var minimumOn: Int?
  /// Goals behind from which a team may have one player more, and one more again.
  public var powerPlay: [Int] = []
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
  public var sanctions = [
    Sanction(.yellow, letters: "y", SanctionEffect(.stays)),
    Sanction(.red, letters: "r", SanctionEffect(.out, .closed)),
  ]
  public var sums = [
    SanctionSum(.secondYellow, 2, of: [.yellow], SanctionEffect(.out, .closed), becomes: true)
  ]

  // Playing time to watch (youth): minutes every player should get; 0 is none.
  public var minimumMinutes = 0
  /// Whether the players are minors, whose names what is shown to others leaves out unless told.
  public var minors = false

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
    /// More would be needed to go on than to start.
    case minimumOnAboveMinimum(minimumOn: Int, minimum: Int)
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
    if leastToPlay > minimum { throw .minimumOnAboveMinimum(minimumOn: leastToPlay, minimum: minimum) }
  }

  /// Overrides one parameter, as `new --set key=value` and the match file do.
  public mutating func set(_ key: String, to value: String, line: Int = 0) throws(Problem) {
    guard let parameter = RuleParameter.named(key) else { throw .unknown(line: line, key: key) }
    guard parameter.write(value, &self) else {
      throw .badValue(line: line, key: key, value: value, expected: parameter.expectation)
    }
  }

  /// The parameters to override in another rule set for it to be this one. What one of them says, no other repeats: a
  /// sin bin is a yellow card's effect.
  public func differences(from base: RuleSet) -> [String: String] {
    var rules = base
    var found: [String: String] = [:]
    for parameter in RuleParameter.all where parameter.read(self) != parameter.read(rules) {
      found[parameter.key] = parameter.read(self)
      _ = parameter.write(parameter.read(self), &rules)
    }
    return found
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
