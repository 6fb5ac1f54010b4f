import Standings

/// What somebody in the technical area was shown in a match.
public struct OfficialBooking: Hashable, Sendable {
  public let side: MatchSide
  /// As the match file calls them: `coach`.
  public let code: String
  /// Empty where the file does not say it.
  public let name: String
  public let booking: Booking

  public init(side: MatchSide, code: String, name: String, booking: Booking) {
    (self.side, self.code, self.name, self.booking) = (side, code, name, booking)
  }
}
