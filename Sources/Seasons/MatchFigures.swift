import MatchModel
import MatchRules
import Standings

/// The numbers of a match that tables of results have, each for home and away; nil where nobody recorded anything of
/// the kind, which is not 0.
public struct MatchFigures: Hashable, Sendable {
  public var halfTime: MatchScore?
  /// Attempts with goals; own goals are none.
  public var shots: MatchScore?
  /// Goals, and what was saved.
  public var shotsOnTarget: MatchScore?
  public var fouls: MatchScore?
  public var corners: MatchScore?
  /// First ones: the second one of somebody is no yellow card here.
  public var yellows: MatchScore?
  /// With second yellow ones.
  public var reds: MatchScore?

  /// Of a match of which nothing was recorded.
  public init() {}

  public init(_ ledger: Ledger) {
    let actions = ledger.match.actions.compactMap { $0 as? TeamAction }
    func counted(_ isOne: (TeamAction) -> Bool) -> MatchScore {
      let both = BothSides(
        home: actions.count { $0.team == .home && isOne($0) }, away: actions.count { $0.team == .away && isOne($0) })
      return MatchScore(both.home, both.away)
    }
    func isGoal(_ action: TeamAction) -> Bool {
      (action as? Goal).map { !$0.isOwn && !$0.isAnnulled } ?? false
    }
    if ledger.rules.periods == 2, ledger.state.isOver {
      let first = ledger.state.scoreByPeriod[.regular(1)] ?? BothSides(0)
      halfTime = MatchScore(first.home, first.away)
    }
    // Goals alone are recorded by whoever records no attempts.
    if actions.contains(where: { $0 is Chance }) {
      shots = counted { $0 is Chance || isGoal($0) }
      shotsOnTarget = counted { ($0 as? Chance)?.outcome == .saved || isGoal($0) }
    }
    if actions.contains(where: { $0 is Foul }) { fouls = counted { $0 is Foul } }
    if actions.contains(where: { $0 is Corner }) { corners = counted { $0 is Corner } }
    if actions.contains(where: { $0 is Card }) {
      yellows = counted { ($0 as? Card)?.color == .yellow }
      reds = counted { [.secondYellow, .red].contains(($0 as? Card)?.color) }
    }
  }
}
