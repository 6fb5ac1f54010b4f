import MatchModel

/// The rules of a competition. Rules are data: the laws read these parameters, and actions contain no rules.
public struct RuleSet: Equatable, Sendable {
  public var name = "official"

  /// The rulebook to cite.
  public var laws = CitedLaws.football

  // Players (Law 3)
  public var players = 11
  /// Minimum number of players to start.
  public var minimum = 7
  /// Minimum number of players to continue. Nil if it is the same as to start.
  var minimumOn: Int?
  /// Goal deficits at which a team may field one more player: the first number for the first extra player, and so on.
  var powerPlay: [Int] = []
  public var numbers = ShirtNumbers.football
  /// Maximum number of named substitutes. Nil for no limit.
  public var bench: Int? = 15

  // Substitutions (Law 3)
  /// Maximum substitutions per team. Nil for no limit.
  public var substitutions: Int? = 5
  /// Maximum number of stoppages for substitutions. Nil for no limit.
  public var windows: Int? = 3
  /// True if substituted players may return.
  public var reentry = false
  /// True if the program tracks who is on the field. False in games with flying changes, which are too frequent to
  /// type.
  public var follows = true
  /// Additional permanent concussion substitutions per team.
  public var concussion = 1
  public var extraSubstitutions = 1
  public var extraWindows = 1

  // Periods (Laws 7 and 10)
  public var periods = 2
  /// Minutes.
  public var periodLength = 45
  /// Periods of extra time; 0 for no extra time.
  public var extraPeriods = 2
  /// Minutes.
  public var extraLength = 15
  /// The number of periods in a set of extra time. A set is always played to its end, and another follows if the match
  /// is still level.
  var extraSet = 2
  /// True if a shoot-out can decide the match.
  var shootOut = true
  /// True if the match cannot end in a draw: cup matches.
  public var knockout = false
  /// True if league matches can be drawn; not in basketball.
  package var draws = true
  public var clock = GameClock.running
  public var clockShows = ClockFace.up
  /// Kicks per team before sudden death.
  public var shootOutKicks = 5
  var shootOutTakers = ShootOutTakers.field
  /// Number of players per team who take all the kicks in turn. Nil if all eligible players do.
  public var shootOutTurn: Int?

  // Discipline (Law 12)
  /// Available sanctions: football's cards and those that the game declares.
  var sanctions = [
    Sanction(.yellow, letters: "y", SanctionEffect(.stays)),
    Sanction(.red, letters: "r", SanctionEffect(.out, .closed)),
  ]
  /// Sanctions that add up to another one: in football, two yellow cards become a red one.
  public var sums = [
    SanctionSum(.secondYellow, 2, of: [.yellow], SanctionEffect(.out, .closed), becomes: true)
  ]

  /// True if repeating an offence leads to the next harsher card (docs/LAWS.md, X15).
  public var escalates = false
  /// Limits on sanctions (docs/LAWS.md, X14).
  var most: [CardColor: SanctionLimit] = [:]

  /// Nil if fouls do not add up for the team (docs/LAWS.md, X9).
  var teamFouls: TeamFouls?

  // Time-outs
  /// Nil if the game has no time-outs (docs/LAWS.md, X8).
  var timeOuts: TimeOuts?
  /// Maximum for the whole match. Nil for no further limit.
  public var matchTimeOuts: Int?
  /// Maximum at the end of the last period. Nil for no further limit.
  var lastTimeOuts: LastTimeOuts?
  /// Per period of extra time.
  public var extraTimeOuts = 0

  // Declarations
  /// Letters of available body parts.
  public var bodies = RuleSet.footballBodies
  /// Letters of available origins.
  public var origins = RuleSet.footballOrigins
  /// Origins that only this game has, by code.
  public var ownOrigins: [DeclaredOrigin] = []
  /// Standard clauses that are disabled.
  public var without: [AbsentClause] = []
  /// Kinds of foul that are recorded separately.
  public internal(set) var fouls = [DeclaredFoul.handball]
  /// Ways of scoring in addition to or in place of goals, sorted by points.
  public internal(set) var scores: [DeclaredScore] = []
  public var ownGoal = OwnGoalScorer.other
  /// Sorted by code.
  public var actions: [DeclaredAction] = []
  /// Names by key: `duel`, `duel.guanyat`, `indirecta`, `team-fouls`.
  public var words: [String: DeclaredWords] = [:]

  // Playing time (youth football)
  /// Minutes that each player should play; 0 for no requirement.
  public var minimumMinutes = 0
  /// True for minors; reports then hide names by default.
  public var minors = false

  // Season
  public var winPoints = 3
  public var drawPoints = 1
  /// Points for losing a match that the side appeared for: 1 in basketball.
  public var lossPoints = 0
  /// In order. Values: head-to-head, goal-difference, goals, fair-play, wins.
  var tieBreakers = ["head-to-head", "goal-difference", "goals", "fair-play"]
  /// Number of cautions that leads to a suspension of one match.
  public var cautionLimit = 5
  /// Suspension in matches after a second yellow card.
  public var secondYellowMatches = 1
  /// Suspension in matches after a red card.
  public var redMatches = 1
  /// Goals credited for an awarded win.
  var walkover = 3

  public init() {}
}

extension RuleSet {
  public enum Problem: Error, Equatable, Sendable {
    case notAParameter(text: String)
    case unknown(key: String)
    case badValue(key: String, value: String, expected: RuleParameter.Expectation)
    /// The minimum exceeds the number of players, so no match could start.
    case minimumAbovePlayers(minimum: Int, players: Int)
    /// More players would be needed to continue than to start.
    case minimumOnAboveMinimum(minimumOn: Int, minimum: Int)
    /// The sum can never be reached, because its first sanction sends off.
    case sumUnreachable(key: String)
    case noSuchSanction(key: String, codes: String)
    case tooManyDeclared(most: Int)
    /// Names for an undeclared item.
    case wordsOfNothing(key: String)
    /// Letters for an undeclared item.
    case lettersOfNothing(key: String, letters: String)
    /// A line would have two meanings: the declaration and the given reading.
    case twoReadings(key: String, line: String, Reading)
  }

  /// An existing meaning of a line that conflicts with a declaration.
  public enum Reading: Equatable, Sendable {
    /// A standard clause, by its name in the catalogues.
    case clause(String)
    case action(ActionCode)
    case score(ScoreCode)
    case foul(FoulCode)
    case sanction(CardColor)
    /// A letter, digit or mark that can follow a foul.
    case partOfFoul
    case command(String)
    /// The letter of a side.
    case side
  }

  public init(text: String, base: RuleSet = RuleSet()) throws(Problem) {
    let read = RuleSetText(text, base: base)
    if let first = read.problems.first { throw first.problem }
    self = read.rules
  }

  /// Checks the combination of parameters. `set` checks each one alone.
  public func check() throws(Problem) { if let first = problems.first { throw first } }

  /// All invalid combinations.
  var problems: [Problem] {
    var found: [Problem] = []
    if minimum > players { found.append(.minimumAbovePlayers(minimum: minimum, players: players)) }
    if leastToPlay > minimum { found.append(.minimumOnAboveMinimum(minimumOn: leastToPlay, minimum: minimum)) }
    for sum in sumsInForce {
      let (key, unknown) = ("sum.\(sum.code.rawValue)", unknownKinds(of: sum))
      if !unknown.isEmpty {
        found.append(.noSuchSanction(key: key, codes: unknown.map(\.rawValue).joined(separator: " ")))
      } else if !isReachable(sum) {
        found.append(.sumUnreachable(key: key))
      }
    }
    for code in most.keys.sorted(by: { $0.rawValue < $1.rawValue }) where sanction(code) == nil {
      found.append(.noSuchSanction(key: "most.\(code.rawValue)", codes: code.rawValue))
    }
    if !originsOfNothing.isEmpty {
      found.append(.lettersOfNothing(key: "origins", letters: originsOfNothing.map(String.init).joined(separator: " ")))
    }
    return found + wordsOfNothing.map { .wordsOfNothing(key: Family.words.key($0)) }
  }

  /// Overrides a parameter, as in `new --set key=value` and in match files.
  public mutating func set(_ key: String, to value: String) throws(Problem) {
    guard let parameter = RuleParameter.named(key) else { throw .unknown(key: key) }
    guard parameter.write(value, &self) else {
      throw .badValue(key: key, value: value, expected: parameter.expectation)
    }
    let counts = [actions.count, fouls.count, sanctions.count, sums.count, scores.count]
    if counts.contains(where: { $0 > Self.mostActions }) || words.count > Self.mostWords {
      throw .tooManyDeclared(most: Self.mostActions)
    }
  }

  /// Maximum number of declared actions and of names.
  static let mostActions = 50
  private static let mostWords = 500

  /// The overrides that turn another rule set into this one. Parameters that describe the same thing are not repeated:
  /// a sin bin is the effect of a yellow card. Declarations are listed completely, so that a match file is
  /// self-contained.
  public func differences(from base: RuleSet) -> [String: String] {
    var rules = base
    var found: [String: String] = [:]
    for parameter in RuleParameter.all where parameter.read(self) != parameter.read(rules) {
      found[parameter.key] = parameter.read(self)
      _ = parameter.write(parameter.read(self), &rules)
    }
    // Removed declarations matter only if this rule set declares nothing.
    let given = declarations.isEmpty ? declarationsGivenUp(of: base) : [:]
    return found.merging(declarations) { own, _ in own }.merging(given) { own, _ in own }
  }

  /// A copy with parameters overridden for one match. If the overrides contain any declarations, they replace all of
  /// the existing ones.
  public func overridden(by values: [String: String]) throws(Problem) -> RuleSet {
    var rules = values.keys.contains { Family.parted($0) != nil } ? undeclared() : self
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { try rules.set(key, to: value) }
    try rules.check()
    return rules
  }
}

extension StringProtocol {
  /// The text without surrounding white space, for lines of hand-written files.
  public var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
