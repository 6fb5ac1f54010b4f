import Standings

/// What a season keeps of somebody in the squad of a match.
public struct Appearance: Hashable, Sendable {
  /// What is the same match after match, and what few have.
  private var texts: AppearanceTexts
  @Narrow<Int16> private var firstOn = -1
  @Narrow<Int16> private var firstOff = -1
  /// The number of the day, `ShirtNumber.rawValue`: evidence of who it is, within a team and a season.
  @Narrow<Int16> public var number: Int
  /// Minutes in goal.
  @Narrow<Int16> public var minutesInGoal: Int
  /// Goals conceded while the player was in goal, own goals included.
  @Narrow<UInt8> public var concededInGoal: Int
  /// Without own goals, and without the shoot-out.
  @Narrow<UInt8> public var goals: Int
  /// Of these from the penalty spot.
  @Narrow<UInt8> public var penalties: Int
  /// Own goals, which count for the opponents.
  @Narrow<UInt8> public var ownGoals: Int
  /// Goals of team-mates that the player set up.
  @Narrow<UInt8> public var assists: Int
  /// In the match, without the shoot-out.
  @Narrow<UInt8> public var penaltiesTaken: Int
  /// Corner kicks taken.
  @Narrow<UInt8> public var corners: Int
  /// Goals of the team, and of the opponents, while the player was on the field.
  @Narrow<Int16> public var goalsFor: Int
  /// Goals of the opponents while the player was on the field.
  @Narrow<Int16> public var goalsAgainst: Int
  /// What was shown in the end; nil for no card.
  public var booking: Booking?
  /// Whether the player was on the field when the match began.
  public var isStarter: Bool
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
    texts = AppearanceTexts(name: name, position: position)
    self.number = number
    self.isStarter = isStarter
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
    self.spells = spells
  }

  /// As the match file has it; empty where nobody said it.
  public var name: String {
    get { texts.name }
    set { texts = AppearanceTexts(name: newValue, position: texts.position, laterSpells: texts.laterSpells) }
  }

  /// Free text: GK, DF, MF, FW or the club's own words.
  public var position: String {
    get { texts.position }
    set { texts = AppearanceTexts(name: texts.name, position: newValue, laterSpells: texts.laterSpells) }
  }

  /// The times on the field, in minutes of the regulation clock (RULES I3), as the other minutes; of no length where no
  /// whole minute was played.
  public var spells: [Range<Int>] {
    get { firstOn < 0 ? [] : [firstOn..<firstOff] + texts.laterSpells }
    set {
      (firstOn, firstOff) = newValue.first.map { ($0.lowerBound, $0.upperBound) } ?? (-1, -1)
      guard newValue.count > 1 || !texts.laterSpells.isEmpty else { return }
      texts = AppearanceTexts(name: texts.name, position: texts.position, laterSpells: Array(newValue.dropFirst()))
    }
  }

  /// Whether the player was on the field at any time, be it for no whole minute.
  public var played: Bool { firstOn >= 0 }
  /// Minutes on the field, by the regulation clock (RULES I3).
  public var minutes: Int { texts.laterSpells.reduce(firstOff - firstOn) { $0 + $1.count } }
}

extension Appearance {
  /// Keeps one copy of texts that others have too.
  mutating func share(_ known: inout Set<AppearanceTexts>) { texts = known.insert(texts).memberAfterInsert }
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

  /// The cards that it was, as they are counted: a second yellow is a yellow and a second one.
  public var yellows: Int { self == .red ? 0 : 1 }
  /// 1 for a second yellow card, else 0.
  public var secondYellows: Int { self == .secondYellow ? 1 : 0 }
  /// 1 for a red card shown at once, else 0.
  public var reds: Int { self == .red || self == .yellowAndRed ? 1 : 0 }

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
