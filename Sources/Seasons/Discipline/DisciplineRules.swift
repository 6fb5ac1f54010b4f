/// When cards become bans, and where they are counted.
public struct DisciplineRules: Hashable, Sendable {
  /// A number of cautions that brings a ban, if it is reached no later than in some match of the team.
  public struct Threshold: Hashable, Sendable {
    /// How many cautions, over the season.
    public let cautions: Int
    /// How many matches the ban lasts.
    public let matches: Int
    /// The last match of the team, from 1, in which it counts; nil for all.
    public let until: Int?

    /// - Parameter until: the last match of the team, from 1, in which it counts; nil for all.
    public init(_ cautions: Int, _ matches: Int, until: Int? = nil) {
      self.cautions = cautions
      self.matches = matches
      self.until = until
    }
  }

  /// Where bans are served.
  public enum Serving: String, CaseIterable, Sendable {
    /// In the competition that brought them about.
    case competition
    /// Those for a sending-off, and a committee's, in any competition but the friendlies; those for cautions in their own.
    case dismissals
    /// All of them in any competition.
    case all
  }

  /// How many cautions bring the first ban of a match, the second, and so on; the last repeats. Empty where cautions bring
  /// none.
  public var cautionCycles = [5]
  /// Instead of cycles: what the sum of the season brings (The FA).
  public var cautionThresholds: [Threshold] = []
  /// After which rounds cautions are forgotten, by a part of their names: `quarter-finals`. Bans that are owed stay.
  public var cautionWipe: [String] = []
  /// The matches a second yellow card costs, and a red one at least.
  public var secondYellowMatches = 1
  /// Matches that a red card shown at once costs at least.
  public var redMatches = 1
  /// In which matches of a team bans are served: of another competition, where that says so too.
  public var serve = Serving.competition

  /// The rules of the RFEF: a match for every five cautions, and for a sending-off.
  public init() {}

  /// The federations' own, by the names of the families of tables.
  public static func named(_ family: String) -> DisciplineRules {
    var rules = DisciplineRules()
    switch family {
    case "uefa", "fifa":
      // Euro 2020, art. 52; World Cups 2010 to 2022.
      rules.cautionCycles = [2]
      rules.cautionWipe = ["quarter-final"]
    case "premier-league":
      // thefa.com, table of suspensions: 5 cautions up to the 19th match, 10 up to the 32nd, 15.
      rules.cautionThresholds = [Threshold(5, 1, until: 19), Threshold(10, 2, until: 32), Threshold(15, 3)]
      rules.serve = .dismissals
    default:
      // RFEF, disciplinary code, art. 112; FFCV the same.
      break
    }
    return rules
  }

  /// Whether a ban is served in the matches of other competitions too.
  public func reachesOthers(_ reason: Ban.Reason) -> Bool {
    switch (serve, reason) {
    case (.competition, _), (.dismissals, .cautions): false
    case (.dismissals, _), (.all, _): true
    }
  }
}
