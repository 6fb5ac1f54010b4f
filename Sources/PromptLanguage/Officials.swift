import MatchModel

/// Who sits in the technical area: what officials are called at the prompt and in the file.
public enum Officials {
  /// The codes of the roles that have words at the prompt.
  public static let codes = OfficialCode.roles.map(\.rawValue)
}

extension Team {
  /// Officials whom nobody has listed and who may be booked all the same: there is always a coach.
  package var unlistedOfficials: [Person] {
    Officials.codes.map(OfficialCode.init(rawValue:)).filter { official($0) == nil }.map(Person.official)
  }
}
