import MatchModel
import MatchRules
import Standings

/// A goal of a match, as whoever plays the team next wants to know it.
public struct SheetGoal: Hashable, Sendable {
  /// Whose goal it is; that of an own goal is the other side.
  public let side: MatchSide
  /// Of the match, added time left out; nil where nobody knows it.
  public let minute: Int?
  /// Codes of the match file; nil where nobody said it.
  public let origin: String?
  public let bodyPart: String?

  public init(side: MatchSide, minute: Int?, origin: String?, bodyPart: String?) {
    (self.side, self.minute, self.origin, self.bodyPart) = (side, minute, origin, bodyPart)
  }
}

extension SheetGoal {
  /// All that counted, in order, without the shoot-out.
  static func all(of ledger: Ledger) -> [SheetGoal] {
    ledger.match.actions.compactMap { action in
      guard let goal = action as? Goal, !goal.isAnnulled else { return nil }
      var minute: Int?
      if case .during(let period) = goal.moment.phase, let known = goal.moment.minute?.minute {
        minute = min(known, ledger.rules.lastMinute(of: period))
      }
      return SheetGoal(
        side: goal.team == .home ? .home : .away, minute: minute, origin: goal.shot.origin?.rawValue,
        bodyPart: goal.shot.bodyPart?.rawValue)
    }
  }
}
