public import MatchModel

/// Persons of a team by the most severe sanction they received in a match.
public struct Bookings: Hashable, Sendable {
  /// Cautions without a sending-off: one a person, or two if one of them was in the shoot-out.
  @Compact<Int16> public var yellows = 0
  @Compact<Int16> public var secondYellows = 0
  @Compact<Int16> public var reds = 0
  @Compact<Int16> public var yellowsAndReds = 0

  public init(yellows: Int = 0, secondYellows: Int = 0, reds: Int = 0, yellowsAndReds: Int = 0) {
    self.yellows = yellows
    self.secondYellows = secondYellows
    self.reds = reds
    self.yellowsAndReds = yellowsAndReds
  }
}

/// The cards of a team in a match. Officials are separate because not every competition counts them.
public struct TeamBookings: Hashable, Sendable {
  public var players: Bookings
  public var officials: Bookings

  public init(players: Bookings = Bookings(), officials: Bookings = Bookings()) {
    self.players = players
    self.officials = officials
  }
}

public typealias MatchBookings = BothSides<TeamBookings>

extension MatchBookings {
  public static let none = MatchBookings(TeamBookings())
}

/// The cost of cards in the ranking by conduct, also called fair play.
public struct ConductPoints: Hashable, Sendable {
  var yellow: Int
  /// Points for a sending-off after a second yellow card, including the first one.
  var secondYellow: Int
  var red: Int
  /// Points for a yellow card followed by a straight red one.
  var yellowAndRed: Int

  /// FIFA, World Cup regulations since 2018.
  public static let fifa = ConductPoints(yellow: 1, secondYellow: 3, red: 4, yellowAndRed: 5)
  /// UEFA, regulations of Euro 2024: every red card costs three points.
  public static let uefa = ConductPoints(yellow: 1, secondYellow: 3, red: 3, yellowAndRed: 4)

  public func cost(of bookings: Bookings) -> Int {
    yellow * bookings.yellows + secondYellow * bookings.secondYellows + red * bookings.reds
      + yellowAndRed * bookings.yellowsAndReds
  }
}
