import MatchModel
public import MatchRules
import Seasons

/// A match that rows are made from.
public struct MatchFacts {
  let key: String
  let ledger: Ledger
  let sheet: MatchSheet

  /// Nil if the match has no key.
  public init?(_ ledger: Ledger) {
    guard let key = MatchKey.key(of: ledger.match) else { return nil }
    self.key = key
    self.ledger = ledger
    sheet = MatchSheet(ledger)
  }

  var match: Match { ledger.match }

  /// The date. Empty if it is unknown or, because the file accepts free text, not in ISO 8601.
  var day: String { DetailsCheck.isDate(sheet.result.date) ? sheet.result.date : "" }

  /// The year in which the season begins: the one in the name of the season, otherwise by the date, for seasons from
  /// August to July. Nil if both are unknown.
  var season: Int? {
    let named = match.details.season.split { !("0"..."9").contains($0) }.first { $0.utf8.count == 4 }
    if let year = named.flatMap({ Int($0) }) { return year }
    let parts = day.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? parts[0] - (parts[1] < 8 ? 1 : 0) : nil
  }
}
