import Standings

/// What a season keeps of a match file: its result and who took part. A few kilobytes, whatever the file was.
public struct MatchSheet: Hashable, Sendable {
  /// With the names of the teams as the file has them.
  public var result: MatchResult
  /// Minutes of the match by the regulation clock, extra time among them (RULES I3).
  @Narrow<Int16> public var length: Int
  /// Minutes without extra time that its rules give a match.
  @Narrow<Int16> public var regularLength: Int
  /// Into how many periods its rules divide these.
  @Narrow<Int16> public var periods = 2
  /// Players of a side on the field, as its rules have it.
  @Narrow<Int16> public var sideSize: Int
  /// Whether its game does not follow who is on the field: nobody knows who played, and for how long.
  public var isUnfollowed = false
  /// Whether what scores in its game brings points: then the goals of its players are theirs.
  public var isOfPoints = false
  /// What a win and a draw bring in a table, by the rules that it was recorded with.
  public var tablePoints = TablePoints()
  /// Whose file it is, if it says so.
  public var ours: MatchSide?
  /// In the order of the squads.
  public var home: [Appearance]
  /// The visitors, in the order of their squad.
  public var away: [Appearance]
  /// For tables of results; nil where the sheet was not made of a match file.
  public var figures: MatchFigures?
  /// The referee's name; empty where nobody said it.
  public var referee = ""
  /// Cards of those in the technical areas.
  public var officials: [OfficialBooking] = []
  /// Those that counted, in order.
  public var goals: [SheetGoal] = []
  /// Notes, traits of players, and names of officials.
  public var remarks: [Remark] = []
  /// Whether its rules say that the players are minors.
  public var isOfMinors = false
  /// Whether it breaks a law that nobody confirmed. It counts all the same.
  public var isUnlawful = false

  /// A sheet with a result and squads, and none of the rest.
  public init(
    result: MatchResult, length: Int, regularLength: Int, sideSize: Int, ours: MatchSide?, home: [Appearance],
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

  /// The squad of a side.
  public subscript(side: MatchSide) -> [Appearance] { side == .home ? home : away }

  /// Whether what the players did counts: the match is over, or broken off.
  public var isPlayed: Bool { result.isOver }
}

/// A sheet in one place, whoever holds it: a season holds thousands.
public final class KeptSheet: Sendable {
  /// The sheet itself.
  public let sheet: MatchSheet

  /// Keeps a sheet.
  public init(_ sheet: MatchSheet) { self.sheet = sheet }
}
