/// How many people of a team were shown what in a match: everybody is counted once, by the gravest.
public struct Bookings: Hashable, Sendable {
  /// Cautioned once, and not sent off.
  @Narrow<Int16> public var yellows = 0
  /// Sent off for a second yellow card.
  @Narrow<Int16> public var secondYellows = 0
  /// Sent off at once.
  @Narrow<Int16> public var reds = 0
  /// Cautioned, and later sent off at once.
  @Narrow<Int16> public var yellowsAndReds = 0

  /// Nobody, unless told otherwise.
  public init(yellows: Int = 0, secondYellows: Int = 0, reds: Int = 0, yellowsAndReds: Int = 0) {
    self.yellows = yellows
    self.secondYellows = secondYellows
    self.reds = reds
    self.yellowsAndReds = yellowsAndReds
  }
}

/// The cards of a team in a match: its officials have theirs apart, because not every competition counts them.
public struct TeamBookings: Hashable, Sendable {
  /// Cards shown to players.
  public var players: Bookings
  /// Cards shown to coaches and other team officials.
  public var officials: Bookings

  /// No cards, unless told otherwise.
  public init(players: Bookings = Bookings(), officials: Bookings = Bookings()) {
    self.players = players
    self.officials = officials
  }
}

/// The cards of both teams.
public struct MatchBookings: Hashable, Sendable {
  /// Those of the team at home.
  public var home: TeamBookings
  /// Those of the visitors.
  public var away: TeamBookings

  /// The cards of each team.
  public init(home: TeamBookings, away: TeamBookings) {
    self.home = home
    self.away = away
  }

  /// The cards of the team on that side.
  public subscript(side: MatchSide) -> TeamBookings { side == .home ? home : away }
}

/// What cards cost a team in the order by conduct, called fair play.
public struct ConductPoints: Hashable, Sendable {
  /// For one caution, without a sending-off.
  public var yellow: Int
  /// For a sending-off for a second yellow card, the first one included.
  public var secondYellow: Int
  /// For a red card, shown at once.
  public var red: Int
  /// For a yellow card, and later a red one shown at once.
  public var yellowAndRed: Int

  /// What each of the four costs, in points that count against the team.
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
