import MatchModel
import MatchRules
import MatchStatistics
import Standings

/// A goal of a match, as whoever plays the team next wants to know it.
public struct SheetGoal: Hashable, Sendable {
  /// Whose goal it is; that of an own goal is the other side.
  public let side: MatchSide
  /// Of the match, added time left out; nil where nobody knows it.
  public var minute: Int? { minuteNumber < 0 ? nil : minuteNumber }
  @Narrow<Int16> private var minuteNumber: Int
  /// How many it brings: 1 but in games of points.
  public var points: Int { pointsNumber }
  @Narrow<Int16> private var pointsNumber: Int
  /// Codes of the match file; nil where nobody said it.
  public let origin: String?
  /// The part of the body, by its code of the match file; nil where nobody said it.
  public let bodyPart: String?
  /// Where it was scored from; nil where nobody said it.
  public let zone: MatchModel.Zone?

  /// Who was on the field, by their places in the squads, the first ones first.
  public var home: [Int] { homePlaces.places }
  /// The same of the visitors.
  public var away: [Int] { awayPlaces.places }
  private let homePlaces: PlaceSet
  private let awayPlaces: PlaceSet

  /// - Parameters:
  ///   - minute: of the match, added time left out; nil where nobody knows it.
  ///   - points: how many it brings.
  public init(
    side: MatchSide, minute: Int?, points: Int = 1, origin: String?, bodyPart: String?, zone: MatchModel.Zone? = nil,
    home: [Int] = [],
    away: [Int] = []
  ) {
    (self.side, self.origin, self.bodyPart, self.zone) = (side, origin, bodyPart, zone)
    minuteNumber = minute ?? -1
    pointsNumber = points
    (homePlaces, awayPlaces) = (PlaceSet(home), PlaceSet(away))
  }

  /// The places in its squad of those of a side who were on the field.
  public subscript(side: MatchSide) -> [Int] { side == .home ? home : away }
}

extension SheetGoal {
  /// Nil where it is no goal of the match.
  init?(_ scored: GoalOnField, in ledger: Ledger) {
    guard let goal = ledger.match.actions[scored.index] as? Goal else { return nil }
    var minute: Int?
    if case .during(let period) = goal.moment.phase, let known = goal.moment.minute?.minute {
      minute = min(known, ledger.rules.lastMinute(of: period))
    }
    self.init(
      side: goal.team == .home ? .home : .away, minute: minute, points: goal.points, origin: goal.shot.origin?.rawValue,
      bodyPart: goal.shot.bodyPart?.rawValue, zone: goal.shot.zone,
      home: scored.onField.home.compactMap(ledger.match.teams.home.place),
      away: scored.onField.away.compactMap(ledger.match.teams.away.place))
  }
}

/// Places in a squad, the lower ones as bits.
private struct PlaceSet: Hashable, Sendable {
  private var bits: UInt64 = 0
  private var others: [Int] = []

  init(_ places: [Int]) {
    for place in places where place < UInt64.bitWidth { bits |= 1 << UInt64(place) }
    others = places.filter { $0 >= UInt64.bitWidth }.sorted()
  }

  var places: [Int] { (0..<UInt64.bitWidth).filter { bits >> UInt64($0) & 1 == 1 } + others }
}
