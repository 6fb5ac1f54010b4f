import MatchModel
import MatchRules
import MatchStatistics
import Standings

/// The figures of a match in tables of results, for home and away. Nil means that the kind of event was not recorded,
/// which is not the same as 0.
public struct MatchFigures: Hashable, Sendable {
  /// Nil if the match is unfinished or does not have two periods.
  public var halfTime: MatchScore?
  /// Attempts including goals, but not own goals.
  public var shots: MatchScore?
  /// Goals and saved attempts.
  public var shotsOnTarget: MatchScore?
  public var fouls: MatchScore?
  public var corners: MatchScore?
  /// Attempts from corners, including goals. Nil if no attempt has an origin.
  public var shotsFromCorners: MatchScore?
  public var goalsFromCorners: MatchScore?
  /// Does not include second yellow cards.
  public var yellows: MatchScore?
  /// Includes second yellow cards.
  public var reds: MatchScore?

  public init() {}

  public init(_ ledger: Ledger) {
    if ledger.rules.periods == 2, ledger.state.isOver {
      let first = ledger.state.scoreByPeriod[.regular(1)] ?? BothSides(0)
      halfTime = MatchScore(first.home, first.away)
    }
    let actions = ledger.match.actions
    let attempts = actions.compactMap { $0 as? Attempt }.filter(\.isShot)
    // If there are no chances, attempts were not recorded at all.
    if attempts.contains(where: { $0 is Chance }) {
      shots = Self.count(attempts)
      shotsOnTarget = Self.count(attempts.filter(\.isOnTarget))
    }
    if attempts.contains(where: { $0.shot.origin != nil }) {
      let fromCorners = attempts.filter { $0.shot.origin == .corner }
      shotsFromCorners = Self.count(fromCorners)
      goalsFromCorners = Self.count(fromCorners.filter { $0 is Goal })
    }
    fouls = Self.countIfAny(actions.compactMap { $0 as? Foul })
    corners = Self.countIfAny(actions.compactMap { $0 as? Corner })
    let cards = actions.compactMap { $0 as? Card }
    if !cards.isEmpty {
      yellows = Self.count(cards.filter { $0.color == .yellow })
      reds = Self.count(cards.filter { $0.color == .secondYellow || $0.color == .red })
    }
  }

  private static func count(_ actions: [TeamAction]) -> MatchScore {
    MatchScore(actions.count { $0.team == .home }, actions.count { $0.team == .away })
  }

  private static func countIfAny(_ actions: [TeamAction]) -> MatchScore? { actions.isEmpty ? nil : count(actions) }
}
