import MatchModel
import MatchRules

extension ClauseTable {
  /// The listed reasons for the clause's card; the reason for handballs is left out if the rules do not have them.
  package func reasons(of clause: Clause) -> [CardReason] {
    if fouls.contains(where: { $0.code == .handball }) { return clause.cardReasons }
    return clause.cardReasons.filter { !Self.ofHandball.contains($0) }
  }

  private static let ofHandball = ["ma", "ocasio manifesta amb la ma"].map(CardReason.init(rawValue:))
}
