/// Rules about bans and the counting of cards.
public struct DisciplineRules: Hashable, Sendable {
  /// A number of cautions that causes a ban if it is reached by a certain match of the team.
  struct Threshold: Hashable, Sendable {
    let cautions: Int
    /// Length of the ban in matches.
    let matches: Int
    /// The team's last match, from 1, up to which it applies. Nil for no limit.
    let until: Int?

    init(_ cautions: Int, _ matches: Int, until: Int? = nil) {
      self.cautions = cautions
      self.matches = matches
      self.until = until
    }
  }

  public enum Serving: String, CaseIterable, Sendable {
    /// All bans are served in the competition of the offence.
    case competition
    /// Bans for sendings-off and by a committee are served in any competition except friendlies, bans for cautions in
    /// their own competition.
    case dismissals
    /// All bans are served in any competition.
    case all
  }

  /// Cautions needed for the first ban, the second, and so on; the last number repeats. Empty if cautions cause no
  /// bans.
  public var cautionCycles = [5]
  /// Thresholds for the whole season instead of cycles (The FA).
  var cautionThresholds: [Threshold] = []
  /// Rounds after which cautions are wiped, by part of their names: `quarter-finals`. Outstanding bans remain.
  public var cautionWipe: [String] = []
  public var secondYellowMatches = 1
  /// Minimum length of the ban after a straight red card.
  public var redMatches = 1
  /// Where bans are served. A ban carries over to another competition only if both competitions allow it.
  public var serve = Serving.competition

  /// The rules of the RFEF: a one-match ban after every five cautions and after a sending-off.
  public init() {}

  /// The rules of the federations, by the names of their table rules.
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
      // RFEF, disciplinary code, art. 112; the same for FFCV.
      break
    }
    return rules
  }

  func reachesOthers(_ reason: Ban.Reason) -> Bool {
    switch (serve, reason) {
    case (.competition, _), (.dismissals, .cautions): false
    case (.dismissals, _), (.all, _): true
    }
  }
}
