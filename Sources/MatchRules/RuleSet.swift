import MatchModel

/// What a competition may set. Rules are data: laws read these parameters, and no action has an opinion of its own.
public struct RuleSet: Equatable, Sendable {
  /// What the rules are called.
  public var name = "official"

  /// Whose laws are cited to people.
  public var laws = CitedLaws.football

  // Players (Law 3)
  /// Players on the field at kick-off.
  public var players = 11
  /// Fewest players to start.
  public var minimum = 7
  /// Fewest players to go on; nil: as many as to start.
  public var minimumOn: Int?
  /// Goals behind from which a team may have one player more, and one more again.
  public var powerPlay: [Int] = []
  /// What shirts may have.
  public var numbers = ShirtNumbers.football
  /// Most named substitutes; nil is no limit.
  public var bench: Int? = 15

  // Substitutions (Law 3)
  /// Most substitutions of a team; nil is no limit.
  public var substitutions: Int? = 5
  /// Stoppages in which a team may make them; nil is no limit.
  public var windows: Int? = 3
  /// Whether a substituted player may come back.
  public var reentry = false
  /// Whether it is followed who is on the field: where changes fly, nobody can type them.
  public var follows = true
  /// Additional permanent concussion substitutions of a team.
  public var concussion = 1
  /// Substitutions and windows gained in extra time.
  public var extraSubstitutions = 1
  /// Windows gained in extra time.
  public var extraWindows = 1

  // Periods (Laws 7 and 10)
  /// Periods of regular time.
  public var periods = 2
  /// Minutes.
  public var periodLength = 45
  /// Periods of extra time; 0 where there is none.
  public var extraPeriods = 2
  /// Minutes.
  public var extraLength = 15
  /// How many of them are played whatever the first brings; the next as many only while the match is level.
  public var extraSet = 2
  /// Whether a level match may be decided by a shoot-out.
  public var shootOut = true
  /// Whether the match may not end level: of a cup, and not of a league.
  public var knockout = false
  /// Whether a match of a league may end level: not in basketball.
  public var draws = true
  /// Whether the clock stands whenever play does.
  public var clock = GameClock.running
  /// Whether the clock shows the time played, or the time left.
  public var clockShows = ClockFace.up
  /// Kicks of each team before sudden death.
  public var shootOutKicks = 5
  /// Whether substitutes may take kicks too.
  public var shootOutTakers = ShootOutTakers.field
  /// How many players of a team take all the kicks, in turn; nil: everybody who may.
  public var shootOutTurn: Int?

  // Discipline (Law 12)
  /// What people may be shown: football's cards, and what the game declares.
  public var sanctions = [
    Sanction(.yellow, letters: "y", SanctionEffect(.stays)),
    Sanction(.red, letters: "r", SanctionEffect(.out, .closed)),
  ]
  /// What sanctions add up to: two yellow cards to a red one in football.
  public var sums = [
    SanctionSum(.secondYellow, 2, of: [.yellow], SanctionEffect(.out, .closed), becomes: true)
  ]

  /// Whether the same offence again brings the next card, and not the same one (RULES X15).
  public var escalates = false
  /// How many of a sanction there may be (RULES X14).
  public internal(set) var most: [CardColor: SanctionLimit] = [:]

  /// Fouls that add up for a team; nil where they do not (RULES X9).
  public var teamFouls: TeamFouls?

  // Time-outs
  /// Of the two halves; nil where there are none (RULES X8).
  public internal(set) var timeOuts: TimeOuts?
  /// Most of both halves together; nil is no other limit.
  public var matchTimeOuts: Int?
  /// Most towards the end of the last period; nil is no other limit.
  public var lastTimeOuts: LastTimeOuts?
  /// Of each period of extra time.
  public var extraTimeOuts = 0

  // What the game declares for itself
  /// Letters of the parts of the body that an attempt may be made with.
  public var bodies = RuleSet.footballBodies
  /// Letters of the origins that an attempt may have.
  public var origins = RuleSet.footballOrigins
  /// Those that no other game has, by code.
  public var ownOrigins: [DeclaredOrigin] = []
  /// Clauses of every game that this one has not.
  public var without: [AbsentClause] = []
  /// Kinds of foul that are told apart.
  public internal(set) var fouls = [DeclaredFoul.handball]
  /// Ways of scoring beside the goal, or in its place; what brings least first.
  public internal(set) var scores: [DeclaredScore] = []
  /// Whom an own goal is written down for.
  public var ownGoal = OwnGoalScorer.other
  /// By code.
  public var actions: [DeclaredAction] = []
  /// By what they are for: `duel`, `duel.guanyat`, `indirecta`, `team-fouls`.
  public var words: [String: DeclaredWords] = [:]

  // Playing time to watch (youth): minutes every player should get; 0 is none.
  /// Minutes that each player should get; 0 where nothing is demanded.
  public var minimumMinutes = 0
  /// Whether the players are minors, whose names what is shown to others leaves out unless told.
  public var minors = false

  // Season (RULES I)
  /// Points for a win.
  public var winPoints = 3
  /// Points for a draw.
  public var drawPoints = 1
  /// Points for a defeat of a side that appeared: 1 in basketball.
  public var lossPoints = 0
  /// In order: head-to-head, goal-difference, goals, fair-play, wins.
  public var tieBreakers = ["head-to-head", "goal-difference", "goals", "fair-play"]
  /// Cautions that suspend for a match.
  public var cautionLimit = 5
  /// Matches that a second yellow card costs.
  public var secondYellowMatches = 1
  /// Matches that a red card costs.
  public var redMatches = 1
  /// Goals of an awarded win.
  public var walkover = 3

  /// Football by the Laws of the Game.
  public init() {}
}

extension RuleSet {
  /// A rule set's text has a line that cannot be.
  public enum Problem: Error, Equatable, Sendable {
    case notAParameter(line: Int, text: String)
    case unknown(line: Int, key: String)
    case badValue(line: Int, key: String, value: String, expected: RuleParameter.Expectation)
    /// No match could ever start.
    case minimumAbovePlayers(minimum: Int, players: Int)
    /// More would be needed to go on than to start.
    case minimumOnAboveMinimum(minimumOn: Int, minimum: Int)
    /// Nobody can be shown as many of them: the first one sends off.
    case sumUnreachable(key: String)
    /// Sanctions that the game has not.
    case noSuchSanction(key: String, codes: String)
    /// More is declared than anybody charts.
    case tooManyDeclared(line: Int, most: Int)
    /// Words for what is not declared.
    case wordsOfNothing(key: String)
    /// Letters for what is not declared.
    case lettersOfNothing(key: String, letters: String)
    /// A line of the prompt would mean two things: what is declared, and the other.
    case twoReadings(key: String, line: String, Reading)
  }

  /// What a line means already that a declaration would give another meaning.
  public enum Reading: Equatable, Sendable {
    /// A clause of every game, by the name that catalogues have for it.
    case clause(String)
    /// An action that is declared too.
    case action(ActionCode)
    /// A way of scoring that is declared too.
    case score(ScoreCode)
    /// A kind of foul.
    case foul(FoulCode)
    /// A sanction.
    case sanction(CardColor)
    /// The letter, digit or mark of something else that a foul may tell.
    case partOfFoul
    /// A command of the prompt, by its word.
    case command(String)
    /// A side of the match.
    case side
  }

  /// Reads `key = value` lines; `#` begins a comment. What is not set stays as in `base`.
  public init(text: String, base: RuleSet = RuleSet()) throws(Problem) {
    let read = RuleSetText(text, base: base)
    if let first = read.problems.first { throw first.problem }
    self = read.rules
  }

  /// Checks that the parameters can be together; `set` looks at one alone.
  public func check() throws(Problem) { if let first = problems.first { throw first } }

  /// Everything that cannot be together.
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
    return found + wordsOfNothing.map { .wordsOfNothing(key: "\(Family.words.rawValue).\($0)") }
  }

  /// Overrides one parameter, as `new --set key=value` and the match file do.
  public mutating func set(_ key: String, to value: String, line: Int = 0) throws(Problem) {
    guard let parameter = RuleParameter.named(key) else { throw .unknown(line: line, key: key) }
    guard parameter.write(value, &self) else {
      throw .badValue(line: line, key: key, value: value, expected: parameter.expectation)
    }
    if actions.count > Self.mostActions || fouls.count > Self.mostActions || sanctions.count > Self.mostActions
      || sums.count > Self.mostActions || scores.count > Self.mostActions || words.count > Self.mostWords
    {
      throw .tooManyDeclared(line: line, most: Self.mostActions)
    }
  }

  /// Most actions that a game declares, and most things that it has words for.
  static let mostActions = 50
  private static let mostWords = 500

  /// The parameters to override in another rule set for it to be this one. What one of them says, no other repeats: a
  /// sin bin is a yellow card's effect. What it declares is told in full, whatever the other declares: a match file
  /// needs no other.
  public func differences(from base: RuleSet) -> [String: String] {
    var rules = base
    var found: [String: String] = [:]
    for parameter in RuleParameter.all where parameter.read(self) != parameter.read(rules) {
      found[parameter.key] = parameter.read(self)
      _ = parameter.write(parameter.read(self), &rules)
    }
    // What it has given up of the other's has to be said only where it has nothing of its own.
    let given = declarations.isEmpty ? declarationsGivenUp(of: base) : [:]
    return found.merging(declarations) { own, _ in own }.merging(given) { own, _ in own }
  }

  /// This rule set with parameters overridden for one match. Where that declares anything, it has told all of it.
  public func overridden(by values: [String: String]) throws(Problem) -> RuleSet {
    var rules = values.keys.contains { Family.parted($0) != nil } ? undeclared() : self
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
