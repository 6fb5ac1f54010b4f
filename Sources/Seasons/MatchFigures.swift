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
    var counts = BothSides(Counts())
    var hasOrigins = false
    for action in ledger.match.actions {
      if let attempt = action as? Attempt, attempt.isShot, let origin = attempt.shot.origin {
        hasOrigins = true
        if origin == .corner {
          counts[attempt.team].shotsFromCorners += 1
          if attempt is Goal { counts[attempt.team].goalsFromCorners += 1 }
        }
      }
      switch action.specific {
      case .chance(let chance):
        counts[chance.team].chances += 1
        if chance.outcome == .saved { counts[chance.team].saved += 1 }
      case .goal(let goal): if !goal.isOwn, !goal.isAnnulled { counts[goal.team].goals += 1 }
      case .foul(let foul): counts[foul.team].fouls += 1
      case .corner(let corner): counts[corner.team].corners += 1
      case .card(let card):
        counts[card.team].cards += 1
        if card.color == .yellow { counts[card.team].yellows += 1 }
        if card.color == .secondYellow || card.color == .red { counts[card.team].reds += 1 }
      default: continue
      }
    }
    func score(_ value: (Counts) -> Int) -> MatchScore { MatchScore(value(counts.home), value(counts.away)) }
    func hasAny(_ path: KeyPath<Counts, Int>) -> Bool { counts.home[keyPath: path] + counts.away[keyPath: path] > 0 }
    if ledger.rules.periods == 2, ledger.state.isOver {
      let first = ledger.state.scoreByPeriod[.regular(1)] ?? BothSides(0)
      halfTime = MatchScore(first.home, first.away)
    }
    // If there are no chances, attempts were not recorded at all.
    if hasAny(\.chances) {
      shots = score { $0.chances + $0.goals }
      shotsOnTarget = score { $0.saved + $0.goals }
    }
    if hasAny(\.fouls) { fouls = score(\.fouls) }
    if hasAny(\.corners) { corners = score(\.corners) }
    if hasOrigins {
      shotsFromCorners = score(\.shotsFromCorners)
      goalsFromCorners = score(\.goalsFromCorners)
    }
    if hasAny(\.cards) {
      yellows = score(\.yellows)
      reds = score(\.reds)
    }
  }

  private struct Counts {
    var chances = 0
    var saved = 0
    /// Goals by the side's own players.
    var goals = 0
    var fouls = 0
    var corners = 0
    var shotsFromCorners = 0
    var goalsFromCorners = 0
    var cards = 0
    var yellows = 0
    var reds = 0
  }
}
