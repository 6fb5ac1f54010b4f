import MatchModel
import MatchRules
import MatchStatistics
import Standings

/// A goal with the details that matter to a future opponent.
public struct SheetGoal: Hashable, Sendable {
  /// The scorer's side. An own goal counts for the other side.
  public let side: MatchSide
  /// Regulation minute. Nil if unknown.
  public let minute: Int?
  /// 1 except in games of points.
  public let points: Int
  /// The code in the match file. Nil if unknown.
  public let origin: String?
  /// The code in the match file. Nil if unknown.
  public let bodyPart: String?
  /// Nil if unknown.
  public let zone: MatchModel.Zone?

  /// The home players on the field, as ascending positions in the squad.
  public let home: [Int]
  /// The visiting players on the field, as ascending positions in the squad.
  public let away: [Int]

  /// - Parameters:
  ///   - minute: regulation minute; nil if unknown.
  ///   - points: points for the goal.
  public init(
    side: MatchSide, minute: Int?, points: Int = 1, origin: String?, bodyPart: String?, zone: MatchModel.Zone? = nil,
    home: [Int] = [],
    away: [Int] = []
  ) {
    self.side = side
    self.origin = origin
    self.bodyPart = bodyPart
    self.zone = zone
    self.minute = minute
    self.points = points
    self.home = home.sorted()
    self.away = away.sorted()
  }

  public subscript(side: MatchSide) -> [Int] { side == .home ? home : away }
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
      side: goal.team == .home ? .home : .away, minute: minute, points: goal.points, origin: goal.shot.origin?.rawValue,
      bodyPart: goal.shot.bodyPart?.rawValue, zone: goal.shot.zone,
      home: scored.onField.home.compactMap(ledger.match.teams.home.place),
      away: scored.onField.away.compactMap(ledger.match.teams.away.place))
  }
}
