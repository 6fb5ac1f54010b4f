import MatchModel
import MatchRules

extension ClauseTable {
  /// The listed reasons for the clause's card; the reason for handballs is left out if the rules do not have them.
  package func reasons(of clause: Clause) -> [CardReason] {
    hasHandball ? clause.cardReasons : clause.cardReasons.filter { !Self.ofHandball.contains($0) }
  }

  private static let ofHandball = ["ma", "ocasio manifesta amb la ma"].map(CardReason.init(rawValue:))
}
