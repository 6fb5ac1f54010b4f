import MatchModel
public import MatchRules
public import Seasons

/// A match of which rows are made.
public struct MatchFacts {
  /// See ``MatchKey``.
  public let key: String
  /// The match, as the laws have judged it.
  public let ledger: Ledger
  /// What a season keeps of the match.
  public let sheet: MatchSheet

  /// Nil for a match of which nothing says which it is.
  public init?(_ ledger: Ledger) {
    guard let key = MatchKey.key(of: ledger.match) else { return nil }
    (self.key, self.ledger) = (key, ledger)
    sheet = MatchSheet(ledger)
  }

  var match: Match { ledger.match }
}
