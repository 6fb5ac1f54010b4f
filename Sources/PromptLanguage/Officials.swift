import MatchModel

extension Team {
  /// Officials who can be booked even though they are not listed: there is always a coach.
  package var unlistedOfficials: [Person] {
    OfficialCode.roles.filter { official($0) == nil }.map(Person.official)
  }
}
