import MatchModel
import MatchRules
import MatchStatistics
import Standings

/// A goal with the details that matter to a future opponent.
public struct SheetGoal: Hashable, Sendable {
  /// The scorer's side. An own goal counts for the other side.
  public package(set) var side: Side
  /// Regulation minute. Nil if unknown.
  public package(set) var minute: Int? {
    get { minuteNumber < 0 ? nil : minuteNumber }
    set { minuteNumber = newValue ?? -1 }
  }
  @Compact<Int16> private var minuteNumber: Int
  /// 1 except in games of points.
  @Compact<Int16> public package(set) var points: Int
  /// The code in the match file. Nil if unknown.
  public package(set) var origin: String?
  public package(set) var bodyPart: String?
  public package(set) var zone: MatchModel.Zone?

  /// Players on the field by position in the squad, in ascending order.
  public package(set) var home: [Int] {
    get { homePlaces.places }
    set { homePlaces = PlaceSet(newValue) }
  }
  public package(set) var away: [Int] {
    get { awayPlaces.places }
    set { awayPlaces = PlaceSet(newValue) }
  }
  private var homePlaces: PlaceSet
  private var awayPlaces: PlaceSet

  public init(
    side: Side, minute: Int?, points: Int = 1, origin: String?, bodyPart: String?, zone: MatchModel.Zone? = nil,
    home: [Int] = [], away: [Int] = []
  ) {
    self.side = side
    self.origin = origin
    self.bodyPart = bodyPart
    self.zone = zone
    minuteNumber = minute ?? -1
    self.points = points
    homePlaces = PlaceSet(home)
    awayPlaces = PlaceSet(away)
  }

  public subscript(side: Side) -> [Int] { side == .home ? home : away }
}

extension SheetGoal {
  /// Nil if it is not a goal of the match.
  init?(_ scored: GoalOnField, in ledger: Ledger) {
    guard let goal = ledger.match.actions[scored.index] as? Goal else { return nil }
    var minute: Int?
    if case .during(let period) = goal.moment.phase, let known = goal.moment.minute?.minute {
      minute = min(known, ledger.rules.lastMinute(of: period))
    }
    self.init(
      side: goal.team, minute: minute, points: goal.points, origin: goal.shot.origin?.rawValue,
      bodyPart: goal.shot.bodyPart?.rawValue, zone: goal.shot.zone,
      home: scored.onField.home.compactMap(ledger.match.teams.home.place),
      away: scored.onField.away.compactMap(ledger.match.teams.away.place))
  }
}

/// Positions in a squad. Small ones are stored as bits.
private struct PlaceSet: Hashable, Sendable {
  private var bits: UInt64 = 0
  private var others: [Int] = []

  init(_ places: [Int]) {
    for place in places where (0..<UInt64.bitWidth).contains(place) { bits |= 1 << UInt64(place) }
    others = places.filter { $0 >= UInt64.bitWidth }.sorted()
  }

  var places: [Int] { (0..<UInt64.bitWidth).filter { bits >> UInt64($0) & 1 == 1 } + others }
}
