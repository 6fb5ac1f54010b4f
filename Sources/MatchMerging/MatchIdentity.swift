import MatchModel

/// How likely two files are to be records of the same match.
package enum MatchIdentity: Sendable {
  case same
  /// The identifiers differ or are missing, but teams and date agree: two laptops each created the match.
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
