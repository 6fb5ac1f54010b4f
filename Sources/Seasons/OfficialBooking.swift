import MatchModel
import Standings

/// An official's most severe sanction in a match.
public struct OfficialBooking: Hashable, Sendable {
  public package(set) var side: Side
  /// The code in the match file: `coach`.
  public package(set) var code: String
  /// Empty if unknown.
  public package(set) var name: String
  public package(set) var booking: Booking

  public init(side: Side, code: String, name: String, booking: Booking) {
    self.side = side
    self.code = code
    self.name = name
    self.booking = booking
  }
}
