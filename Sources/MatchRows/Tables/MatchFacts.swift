import MatchModel
public import MatchRules
public import Seasons

/// A match that rows are made from.
public struct MatchFacts {
  public let key: String
  public let ledger: Ledger
  /// What a season keeps of the match.
  public let sheet: MatchSheet

  /// Nil if the match has no key.
  public init?(_ ledger: Ledger) {
    guard let key = MatchKey.key(of: ledger.match) else { return nil }
    (self.key, self.ledger) = (key, ledger)
    sheet = MatchSheet(ledger)
  }

  var match: Match { ledger.match }
}
