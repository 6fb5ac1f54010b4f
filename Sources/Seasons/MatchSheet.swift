import MatchModel
import MatchRules
import Standings

/// The data that a season stores about a match file: its result, and who took part. A few kilobytes regardless of the
/// file's size.
public struct MatchSheet: Hashable, Sendable {
  /// Contains the team names as in the file.
  public var result: MatchResult
  /// Length in minutes of the regulation clock, including extra time (docs/STATISTICS.md).
  @Compact<Int16> public var length: Int
  /// Length without extra time, in minutes.
  @Compact<Int16> public var regularLength: Int
  @Compact<Int16> public var periods = 2
  @Compact<Int16> public var sideSize: Int
  /// True if line-ups are not tracked; playing time is then unknown.
  public var isUnfollowed = false
  /// True if scoring is worth points in this game; `goals` of players are then points.
  public var isOfPoints = false
  /// The game: lists and pages use its words, and squads' positions are read by them.
  public var laws = CitedLaws.football
  public var tablePoints = TablePoints()
  /// True if by the rules every match has a winner, even in a league.
  public var hasNoDraws = false
  public var ours: Side?
  /// Sorted like the squad. The same applies to the visitors.
  public var home: [Appearance]
  public var away: [Appearance]
  /// The figures for tables of results. Nil if the sheet does not come from a match file.
  public var figures: MatchFigures?
  public var referee = ""
  public var officials: [OfficialBooking] = []
  /// Counted goals, in order.
  public var goals: [SheetGoal] = []
  /// Notes, characteristics of players, and names of officials.
  public var remarks: [Remark] = []
  public var isOfMinors = false
  /// True if it breaks a law without confirmation. It still counts.
  public var isUnlawful = false

  public init(
    result: MatchResult, length: Int, regularLength: Int, sideSize: Int, ours: Side?, home: [Appearance],
    away: [Appearance]
  ) {
    self.result = result
    self.length = length
    self.regularLength = regularLength
    self.sideSize = sideSize
    self.ours = ours
    self.home = home
    self.away = away
  }

  public subscript(side: Side) -> [Appearance] { side == .home ? home : away }

  public subscript(entry: SeasonPlayer.Entry) -> Appearance { self[entry.side][entry.place] }

  /// The game by whose words the squads' positions are read.
  var positionGame: PositionGame { PositionGame(laws) }

  func line(of player: Appearance) -> PlayingLine? {
    PlayingLine(player.position, in: positionGame)
  }

  /// True if the players' figures count: the match is over or abandoned.
  public var isPlayed: Bool { result.isOver }
}

/// A shared sheet, because a season holds thousands of them.
public final class KeptSheet: Sendable {
  public let sheet: MatchSheet

  public init(_ sheet: MatchSheet) { self.sheet = sheet }
}
