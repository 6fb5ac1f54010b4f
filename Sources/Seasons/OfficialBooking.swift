import Standings

/// An official's most severe sanction in a match.
public struct OfficialBooking: Hashable, Sendable {
  public let side: MatchSide
  /// The code in the match file: `coach`.
  public let code: String
  /// Empty if unknown.
  public let name: String
  public let booking: Booking

  public init(side: MatchSide, code: String, name: String, booking: Booking) {
    self.side = side
    self.code = code
    self.name = name
    self.booking = booking
  }
}
