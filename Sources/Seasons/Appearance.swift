import Standings

/// What a season keeps of somebody in the squad of a match.
public struct Appearance: Hashable, Sendable {
  /// As the match file has it; empty where nobody said it.
  public var name: String
  /// The number of the day: evidence of who it is, within a team and a season.
  public var number: Int
  /// Free text: GK, DF, MF, FW or the club's own words.
  public var position: String
  public var isStarter: Bool
  /// The times on the field, in minutes of the regulation clock (RULES I3), as the other minutes; of no length where no whole
  /// minute was played.
  public var spells: [Range<Int>]
  public var minutesInGoal: Int
  /// Goals conceded while the player was in goal, own goals included.
  public var concededInGoal: Int
  /// Without own goals, and without the shoot-out.
  public var goals: Int
  /// Of these from the penalty spot.
  public var penalties: Int
  public var ownGoals: Int
  public var assists: Int
  /// In the match, without the shoot-out.
  public var penaltiesTaken: Int
  public var corners: Int
  /// Goals of the team, and of the opponents, while the player was on the field.
  public var goalsFor: Int
  public var goalsAgainst: Int
  /// What was shown in the end; nil for no card.
  public var booking: Booking?
  /// Whether the player came when the match had begun.
  public var isLate: Bool
  /// Whether the player left and was not replaced, or is noted as injured.
  public var isHurt: Bool

  /// A player of whom only this is known.
  public init(
    name: String, number: Int, position: String = "", isStarter: Bool = false, spells: [Range<Int>] = [],
    minutesInGoal: Int = 0, concededInGoal: Int = 0, goals: Int = 0, penalties: Int = 0, ownGoals: Int = 0,
    assists: Int = 0, penaltiesTaken: Int = 0, corners: Int = 0, goalsFor: Int = 0, goalsAgainst: Int = 0,
    booking: Booking? = nil, isLate: Bool = false,
    isHurt: Bool = false
  ) {
    self.name = name
    self.number = number
    self.position = position
    self.isStarter = isStarter
    self.spells = spells
    self.minutesInGoal = minutesInGoal
    self.concededInGoal = concededInGoal
    self.goals = goals
    self.penalties = penalties
    self.ownGoals = ownGoals
    self.assists = assists
    self.penaltiesTaken = penaltiesTaken
    self.corners = corners
    self.goalsFor = goalsFor
    self.goalsAgainst = goalsAgainst
    self.booking = booking
    self.isLate = isLate
    self.isHurt = isHurt
  }

  /// Whether the player was on the field at any time, be it for no whole minute.
  public var played: Bool { !spells.isEmpty }
  public var minutes: Int { spells.reduce(0) { $0 + $1.count } }
}

/// What somebody was shown in a match, by the gravest.
public enum Booking: String, Hashable, Sendable {
  case yellow
  /// Sent off for a second yellow card.
  case secondYellow
  /// Sent off at once.
  case red
  /// Cautioned, and later sent off at once.
  case yellowAndRed

  /// - Parameters:
  ///   - yellows: yellow cards, whatever the second one is called.
  ///   - isSecondShown: whether a card was known as a second yellow, even if the first is not in the record.
  ///   - isRedShown: whether a red card was shown that no second yellow stands for.
  init?(yellows: Int, isSecondShown: Bool, isRedShown: Bool) {
    if isSecondShown || yellows > 1 {
      self = .secondYellow
    } else if isRedShown {
      self = yellows > 0 ? .yellowAndRed : .red
    } else if yellows > 0 {
      self = .yellow
    } else {
      return nil
    }
  }
}
