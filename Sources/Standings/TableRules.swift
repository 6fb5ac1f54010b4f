/// How a competition makes its table. Rules are data: see `RuleFamily` for those of known competitions, and
/// `TableParameter` for the names of what can be set.
public struct TableRules: Hashable, Sendable {
  /// What a head-to-head block does when it has parted some of those who are level.
  public enum HeadToHead: String, CaseIterable, Sendable {
    /// The first criterion that parts ends it; those who are still level begin the block anew, by the matches among
    /// themselves alone.
    case restart
    /// All criteria of the block are applied; those who are still level, and fewer than before, begin it anew.
    case replay
    /// All criteria are applied, and that is that.
    case once
  }

  /// What to do while those who are level have not played all their matches among themselves.
  public enum Incomplete: String, CaseIterable, Sendable {
    /// Leave the block out.
    case skip
    /// Use the matches that there are.
    case use
  }

  /// What the table is ordered by in the first place.
  public enum RankBy: String, CaseIterable, Sendable {
    case points
    /// For a season that was cut short, when teams have played different numbers of matches (so the Catalan federation's
    /// protocol of 2020, there called a coefficient).
    case pointsPerMatch = "points-per-match"
  }

  /// 2 in many leagues until 1994.
  public var winPoints = 3
  /// Points for a draw.
  public var drawPoints = 1
  /// Points for a defeat, but to a side that did not appear: 1 in basketball (FIBA, D.1.1).
  public var lossPoints = 0
  /// Whether teams score points instead of goals, as in basketball: criteria are then called by them.
  public var scoresPoints = false
  /// What parts teams with as many points, in order.
  public var tieBreakers: [Criterion]
  /// How head-to-head criteria go on when they have parted some teams.
  public var headToHead = HeadToHead.restart
  /// What becomes of head-to-head criteria before all their matches have been played.
  public var headToHeadIncomplete = Incomplete.skip
  /// How often two teams meet.
  public var legs = 2
  /// Points, or points per match.
  public var rankBy = RankBy.points
  /// What cards cost in `Criterion.conduct`.
  public var conduct = ConductPoints.fifa
  /// Whether the cards of officials count in it (Euro 2024).
  public var conductOfficials = true
  /// Points taken from a side that does not appear (RFEF, disciplinary code, art. 77: three).
  public var noShowDeduction = 0
  /// What places mean, in the order in which the rules name them.
  public var zones: [Zone] = []
  /// Whether goals scored away decide a two-legged tie that is level.
  public var awayGoals = false

  /// Three points for a win, two legs and no zones, until something else is set.
  public init(tieBreakers: [Criterion]) { self.tieBreakers = tieBreakers }

  /// What a place means, from 1; the first zone that has it, nil where none has.
  public func zone(of rank: Int) -> Zone? { zones.first { $0.places.contains(rank) } }

  var firstCriterion: Criterion { rankBy == .points ? .points : .pointsPerMatch }
}
