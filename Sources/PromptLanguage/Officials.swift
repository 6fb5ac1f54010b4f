import MatchModel

/// The officials in the technical area: their words at the prompt and their codes in the file.
public enum Officials {
  /// The codes of the roles that have words at the prompt.
  public static let codes = OfficialCode.roles.map(\.rawValue)
}

extension Team {
  /// Officials who can be booked even though they are not listed: there is always a coach.
  package var unlistedOfficials: [Person] {
    Officials.codes.map(OfficialCode.init(rawValue:)).filter { official($0) == nil }.map(Person.official)
  }
}
