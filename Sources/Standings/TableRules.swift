/// The rules of a competition's table. Rules are data: see `RuleFamily` for well-known competitions and
/// `parameters` for the names of the settings.
public struct TableRules: Hashable, Sendable {
  /// How a head-to-head block continues when it has separated some of the teams.
  public enum HeadToHead: String, CaseIterable, Sendable {
    /// The first criterion that separates teams ends the block; teams still level restart it with only the matches
    /// between them.
    case restart
    /// All criteria of the block are applied; smaller groups of teams still level repeat it.
    case replay
    /// All criteria are applied once.
    case once
  }

  /// The treatment of head-to-head criteria while some of the matches have not been played.
  public enum Incomplete: String, CaseIterable, Sendable {
    case skip
    /// Use the matches played so far.
    case use
  }

  /// The first criterion of the table.
  public enum RankBy: String, CaseIterable, Sendable {
    case points
    /// For a season cut short after different numbers of matches (the Catalan federation's protocol of 2020 calls it a
    /// coefficient).
    case pointsPerMatch = "points-per-match"
  }

  /// Many leagues awarded 2 until 1994.
  public var winPoints = 3
  public var drawPoints = 1
  /// Points for losing a match that the side appeared for: 1 in basketball (FIBA, D.1.1).
  public var lossPoints = 0
  /// True if the teams score points instead of goals, as in basketball; criteria are then named accordingly.
  public var scoresPoints = false
  /// False if every match has a winner, as in basketball.
  public var allowsDraws = true
  public var tieBreakers: [Criterion] = []
  public var headToHead = HeadToHead.restart
  public var headToHeadIncomplete = Incomplete.skip
  /// Number of matches between two teams.
  public var legs = 2
  public var rankBy = RankBy.points
  public var conduct = ConductPoints.fifa
  public var conductOfficials = true
  /// Points deducted from a side that does not appear (RFEF, disciplinary code, art. 77: three).
  public var noShowDeduction = 0
  /// Meanings of ranks, in the order of the rules.
  public var zones: [Zone] = []
  /// True if away goals break ties in two-legged ties.
  public var awayGoals = false

  public init() {}

  public init(tieBreakers: [Criterion]) { self.tieBreakers = tieBreakers }

  /// The first zone that contains the rank, from 1.
  public func zone(of rank: Int) -> Zone? { zones.first { $0.places.contains(rank) } }

  var firstCriterion: Criterion { rankBy == .points ? .points : .pointsPerMatch }
}
