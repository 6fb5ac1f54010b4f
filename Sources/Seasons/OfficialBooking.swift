import Standings

/// What somebody in the technical area was shown in a match.
public struct OfficialBooking: Hashable, Sendable {
  /// The side whose technical area it is.
  public let side: MatchSide
  /// As the match file calls them: `coach`.
  public let code: String
  /// Empty where the file does not say it.
  public let name: String
  /// What was shown, by the gravest.
  public let booking: Booking

  /// - Parameter name: empty where the file does not say it.
  public init(side: MatchSide, code: String, name: String, booking: Booking) {
    (self.side, self.code, self.name, self.booking) = (side, code, name, booking)
  }
}
