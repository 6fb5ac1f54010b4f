import MatchModel
import Standings

/// The data that a season stores about a squad member in a match. Texts are as in the file, empty if unknown.
public struct Appearance: Hashable, Sendable {
  /// Values that are the same in most matches, and rare ones.
  private var texts: AppearanceTexts
  @Compact<Int16> private var firstOn = -1
  @Compact<Int16> private var firstOff = -1
  /// `ShirtNumber.rawValue`. Within a team and season, evidence for the player's identity.
  @Compact<Int16> public var number: Int
  @Compact<Int16> public var minutesInGoal: Int
  /// Goals conceded as goalkeeper, including own goals.
  @Compact<UInt8> public var concededInGoal: Int
  /// Excludes own goals and the shoot-out.
  @Compact<UInt8> public var goals: Int
  @Compact<UInt8> public var penaltyGoals: Int
  /// Own goals, which count for the opponents.
  @Compact<UInt8> public var ownGoals: Int
  @Compact<UInt8> public var assists: Int
  /// Excludes the shoot-out.
  @Compact<UInt8> public var penaltiesTaken: Int
  @Compact<UInt8> public var corners: Int
  /// Attempts from free kicks, including goals.
  @Compact<UInt8> public var freeKicks: Int
  /// Goals of the team while the player was on the field.
  @Compact<Int16> public var goalsFor: Int
  /// Goals of the opponents while the player was on the field.
  @Compact<Int16> public var goalsAgainst: Int
  public var booking: Booking?
  public var isStarter: Bool
  public var isLate: Bool
  /// True if the player left without being replaced, or a note mentions an injury.
  public var isHurt: Bool

  public init(
    name: String, number: Int, position: String = "", licence: String = "", isStarter: Bool = false,
    spells: [Range<Int>] = [], minutesInGoal: Int = 0, concededInGoal: Int = 0, goals: Int = 0, penaltyGoals: Int = 0,
    ownGoals: Int = 0, assists: Int = 0, penaltiesTaken: Int = 0, corners: Int = 0, freeKicks: Int = 0,
    goalsFor: Int = 0, goalsAgainst: Int = 0, booking: Booking? = nil, isLate: Bool = false, isHurt: Bool = false
  ) {
    texts = AppearanceTexts(AppearanceTexts.Values(name: name, position: position, licence: licence))
    self.number = number
    self.isStarter = isStarter
    self.minutesInGoal = minutesInGoal
    self.concededInGoal = concededInGoal
    self.goals = goals
    self.penaltyGoals = penaltyGoals
    self.ownGoals = ownGoals
    self.assists = assists
    self.penaltiesTaken = penaltiesTaken
    self.corners = corners
    self.freeKicks = freeKicks
    self.goalsFor = goalsFor
    self.goalsAgainst = goalsAgainst
    self.booking = booking
    self.isLate = isLate
    self.isHurt = isHurt
    self.spells = spells
  }

  private var values: AppearanceTexts.Values {
    get { texts.values }
    set { texts = AppearanceTexts(newValue) }
  }

  public var name: String {
    get { values.name }
    set { values.name = newValue }
  }

  /// Free text: GK, DF, MF, FW or the club's own words.
  public var position: String {
    get { values.position }
    set { values.position = newValue }
  }

  public var licence: String {
    get { values.licence }
    set { values.licence = newValue }
  }

  /// Times on the field in minutes of the regulation clock (docs/STATISTICS.md), like all minutes here. A spell may be
  /// empty.
  public var spells: [Range<Int>] {
    get { firstOn < 0 ? [] : [firstOn..<firstOff] + values.laterSpells }
    set {
      firstOn = newValue.first?.lowerBound ?? -1
      firstOff = newValue.first?.upperBound ?? -1
      guard newValue.count > 1 || !values.laterSpells.isEmpty else { return }
      values.laterSpells = Array(newValue.dropFirst())
    }
  }

  /// True if the player was on the field at any time, even for less than a minute.
  public var played: Bool { firstOn >= 0 }
  public var minutes: Int { values.laterSpells.reduce(firstOff - firstOn) { $0 + $1.count } }
}

extension Appearance {
  /// Replaces equal texts with a shared copy.
  mutating func share(_ known: inout Set<AppearanceTexts>) { texts = known.insert(texts).memberAfterInsert }
}

/// The most severe sanction of a person in a match.
public enum Booking: String, Hashable, Sendable {
  case yellow
  /// One in the match and one in the shoot-out, which are not a sending-off (docs/LAWS.md, C6).
  case twoYellows
  case secondYellow
  case red
  /// Cautioned, then sent off with a straight red card.
  case yellowAndRed
  /// Sent off without a red card: by fouls or sanctions that add up, or by a foul or a card that only this game has.
  case dismissed
  case yellowAndDismissed

  /// Number of cautions. A second yellow card counts as one caution and one second yellow.
  public var yellows: Int {
    switch self {
    case .red, .dismissed: 0
    case .yellow, .secondYellow, .yellowAndRed, .yellowAndDismissed: 1
    case .twoYellows: 2
    }
  }
  var isDismissal: Bool { self != .yellow && self != .twoYellows }

  /// The sanction for cards that count together. Two yellow cards are a second yellow, even if both were recorded as
  /// plain yellows, and so is a second yellow without the first.
  init?(_ cards: [CardColor]) {
    let yellows = cards.count { $0 != .red }
    if cards.contains(.secondYellow) || yellows > 1 {
      self = .secondYellow
    } else if cards.contains(.red) {
      self = yellows > 0 ? .yellowAndRed : .red
    } else if yellows > 0 {
      self = .yellow
    } else {
      return nil
    }
  }

  /// The sanction for the cards of a match and those of its shoot-out, which are counted separately.
  init?(match: [CardColor], shootOut: [CardColor]) {
    switch (Booking(match), Booking(shootOut)) {
    case (.yellow, .yellow): self = .twoYellows
    case (.yellow, .red): self = .yellowAndRed
    case (let one?, let other?): self = other.isDismissal ? other : one
    case (let one?, nil): self = one
    case (nil, let other?): self = other
    case (nil, nil): return nil
    }
  }

  /// The sanction of a person who was sent off.
  /// - Parameter cards: the sanction for football's cards alone, which need not be the reason.
  init(dismissed cards: Booking?) {
    switch cards {
    case nil: self = .dismissed
    case .yellow, .twoYellows: self = .yellowAndDismissed
    case let other?: self = other
    }
  }
}

/// A person's cards in several matches.
public struct CardCount: Hashable, Sendable {
  /// Cautions, including the first of two in one match.
  public private(set) var yellows = 0
  public private(set) var secondYellows = 0
  public private(set) var reds = 0
  /// Sendings-off without a red card; see ``Booking/dismissed``.
  public private(set) var dismissals = 0
  public var sendingsOff: Int { secondYellows + reds + dismissals }

  public init(_ bookings: [Booking] = []) {
    for booking in bookings { add(booking) }
  }

  mutating func add(_ booking: Booking) {
    yellows += booking.yellows
    if booking == .secondYellow { secondYellows += 1 }
    if booking == .red || booking == .yellowAndRed { reds += 1 }
    if booking == .dismissed || booking == .yellowAndDismissed { dismissals += 1 }
  }
}
