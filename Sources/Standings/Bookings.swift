/// How many people of a team were shown what in a match: everybody is counted once, by the gravest.
public struct Bookings: Hashable, Sendable {
  @Narrow<Int16> public var yellows = 0
  /// Sent off for a second yellow card.
  @Narrow<Int16> public var secondYellows = 0
  /// Sent off at once.
  @Narrow<Int16> public var reds = 0
  /// Cautioned, and later sent off at once.
  @Narrow<Int16> public var yellowsAndReds = 0

  public init(yellows: Int = 0, secondYellows: Int = 0, reds: Int = 0, yellowsAndReds: Int = 0) {
    self.yellows = yellows
    self.secondYellows = secondYellows
    self.reds = reds
    self.yellowsAndReds = yellowsAndReds
  }
}

/// The cards of a team in a match: its officials have theirs apart, because not every competition counts them.
public struct TeamBookings: Hashable, Sendable {
  public var players: Bookings
  public var officials: Bookings

  public init(players: Bookings = Bookings(), officials: Bookings = Bookings()) {
    self.players = players
    self.officials = officials
  }
}

/// The cards of both teams.
public struct MatchBookings: Hashable, Sendable {
  public var home: TeamBookings
  public var away: TeamBookings

  public init(home: TeamBookings, away: TeamBookings) {
    self.home = home
    self.away = away
  }

  public subscript(side: MatchSide) -> TeamBookings { side == .home ? home : away }
}

/// What cards cost a team in the order by conduct, called fair play.
public struct ConductPoints: Hashable, Sendable {
  public var yellow: Int
  public var secondYellow: Int
  public var red: Int
  public var yellowAndRed: Int

  public init(yellow: Int, secondYellow: Int, red: Int, yellowAndRed: Int) {
    self.yellow = yellow
    self.secondYellow = secondYellow
    self.red = red
    self.yellowAndRed = yellowAndRed
  }

  /// FIFA, World Cup regulations since 2018.
  public static let fifa = ConductPoints(yellow: 1, secondYellow: 3, red: 4, yellowAndRed: 5)
  /// UEFA, regulations of Euro 2024: any red card is three.
  public static let uefa = ConductPoints(yellow: 1, secondYellow: 3, red: 3, yellowAndRed: 4)

  /// What a team has to answer for.
  public func cost(of bookings: Bookings) -> Int {
    yellow * bookings.yellows + secondYellow * bookings.secondYellows + red * bookings.reds
      + yellowAndRed * bookings.yellowsAndReds
  }
}
