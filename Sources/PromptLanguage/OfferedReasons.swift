import MatchModel
import MatchRules

extension ClauseTable {
  /// The listed reasons for the clause's card. Games without handballs are not football, and have other offences than
  /// those that only its laws describe (Law 12).
  package func reasons(of clause: Clause) -> [CardReason] {
    hasHandball ? clause.cardReasons : clause.cardReasons.filter { !Self.ofFootball.contains($0) }
  }

  private static let ofFootball = [
    "ma", "ocasio manifesta amb la ma", "temeraria", "atac prometedor", "treure's la samarreta",
  ].map(CardReason.init(rawValue:))
}
