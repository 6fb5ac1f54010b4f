import MatchModel

/// Whether two files are records of one match.
package enum MatchIdentity: Sendable {
  /// They have the same identifier.
  case same
  /// Their identifiers differ or are missing, and teams and date agree: two laptops that each created the match.
  case sameTeamsAndDate
  case different

  package init(_ one: Match, _ other: Match) {
    if !one.identifier.isEmpty, one.identifier == other.identifier {
      self = .same
    } else if Side.allCases.allSatisfy({ !DetailsCheck.areDistinct(one[$0].name, other[$0].name) }),
      !one.details.date.isEmpty, one.details.date == other.details.date
    {
      self = .sameTeamsAndDate
    } else {
      self = .different
    }
  }
}
