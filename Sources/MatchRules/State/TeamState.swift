import MatchModel

public struct TeamState: Sendable {
  public internal(set) var status: PlayerTable<PlayerStatus>
  /// Players on the field at kick-off.
  public internal(set) var starters: Set<PlayerID>
  /// Nil if unknown.
  public internal(set) var goalkeeper: PlayerID?
  /// Nil if no player on the field is known to be captain.
  public internal(set) var captain: PlayerID?
  /// The minute of the substitution or dismissal for players who went off for good.
  public internal(set) var offMinute: [PlayerID: MatchMinute] = [:]
  /// The end of each player's exclusion, in cumulative seconds of play.
  var awayUntil: [PlayerID: Double] = [:]
  var closedPlaces: [ClosedPlace] = []
  /// Dismissed persons who may be replaced, now or when their place opens.
  var replaceable: [Person] = []

  /// Substitutions that count towards the limit. Concussion substitutions do not.
  public internal(set) var substitutionsUsed = 0
  public internal(set) var windowsUsed = 0
  var concussionsUsed = 0
  /// Substitutions gained from the opponents' concussion substitutions (docs/LAWS.md, B9).
  public internal(set) var concussionGain = 0
  /// Stoppages of this team so far, including intervals.
  var stoppages = 0
  var openStoppage: OpenStoppage?
  /// The last goalkeeper if the team currently has none: the role is reserved for that player or their substitute.
  var lastGoalkeeper: PlayerID?
  /// The last captain if the team currently has none.
  var lastCaptain: PlayerID?

  /// Team fouls by the period in which they count (docs/LAWS.md, X9).
  var fouls: [Period: Int] = [:]
  /// Time-outs by period (docs/LAWS.md, X8).
  var timeOuts: [Period: Int] = [:]
  var lateTimeOuts = 0

  /// Sanctions of each person in the match. The shoot-out is counted separately (docs/LAWS.md, C6).
  public internal(set) var sanctions: [Person: [CardColor: Int]] = [:]
  var shootOutSanctions: [Person: [CardColor: Int]] = [:]
  /// Fouls of each person by kind and in total, if they add up to a sanction.
  var foulsOfPeople: [Person: [CardColor: Int]] = [:]
  /// Sanctions with their offences, if the rules escalate repeated ones (docs/LAWS.md, X15).
  var shownFor: Set<ShownSanction> = []
  var firstYellow: [Person: Moment] = [:]
  /// Officials and unidentified persons who were sent off; players have a status.
  var othersSentOff: Set<Person> = []
  /// Dismissed persons whose place had to stay empty at first.
  var leftShort: Set<Person> = []
  /// Players who came on for a team that was already complete and are still on the field (docs/LAWS.md, A1).
  var extra: Set<PlayerID> = []
  /// The number of unidentified players who came on, minus those who went off.
  var unidentifiedOn = 0
  /// Players who left without replacement in this interval. If a shoot-out follows, they are left out of it
  /// (docs/LAWS.md, H5).
  var leftInInterval: Set<PlayerID> = []

  struct ShownSanction: Hashable {
    let person: Person
    let code: CardColor
    /// Lower case, because it may be free text.
    let reason: String
  }

  /// A stoppage that the team's next substitution may still belong to.
  struct OpenStoppage {
    var moment: Moment
    var isInterval: Bool
  }

  /// Maximum players on the field if line-ups are not tracked; nil if they are.
  private let unfollowed: Int?

  init(_ team: Team, by rules: RuleSet) {
    unfollowed = rules.follows ? nil : rules.players
    status = PlayerTable(team) { team[$0].isStarter && team[$0].isListed ? .onField : .bench }
    starters = []
    let starting = team.playerIDs.filter { team[$0].isStarter }
    // Number 1 if no goalkeeper is listed.
    goalkeeper =
      rules.hasGoalkeeper
      ? starting.first { team[$0].isGoalkeeper } ?? starting.first { team[$0].number.rawValue == 1 } : nil
    captain = starting.first { team[$0].isCaptain }
  }

  public subscript(id: PlayerID) -> PlayerStatus { status[id] }

  /// Number of players on the field, identified or not.
  public var playersOnField: Int {
    guard let unfollowed else { return max(0, status.count(of: .onField) + unidentifiedOn) }
    // Only in the shoot-out are players left out.
    let most = unfollowed - closedPlaces.count - status.count(of: .leftOut)
    return max(0, min(most, status.count { mayAct($0.id) }))
  }

  /// True if the player may take part in play: the player is on the field, or may be if line-ups are not tracked.
  func mayAct(_ id: PlayerID) -> Bool {
    self[id] == .onField || unfollowed != nil && (self[id] == .bench || self[id] == .substituted)
  }

  /// Sorted like the squad.
  public var onField: [PlayerID] { players(.onField) }

  func players(_ wanted: PlayerStatus) -> [PlayerID] {
    status.playerIDs { $0 == wanted }
  }

  public func isSentOff(_ person: Person) -> Bool {
    if case .player(let id) = person { self[id] == .sentOff } else { othersSentOff.contains(person) }
  }

  /// Dismissed persons who may be replaced now.
  public var open: [Person] { replaceable.filter { person in !closedPlaces.contains { $0.person == person } } }

  /// True if the person was dismissed, and a place that such a dismissal closed is open again. Another player then
  /// arrives, which is not a substitution; who left which of the open places does not matter.
  package func isPlaceOpenAgain(of person: Person) -> Bool {
    leftShort.contains(person) && open.contains(where: leftShort.contains)
  }

  /// The number of closed places, not counting that of an excluded person who may return to it.
  /// - Parameter unidentified: number of unidentified players on the field, each of whom may be an excluded player.
  func closedPlaces(butFor person: Person?, unidentified: Int) -> Int {
    let others = closedPlaces.filter { $0.person != person || !isAway($0.person) }
    let away = others.count { isAway($0.person) }
    return others.count - away + max(0, away - unidentified)
  }

  func isAway(_ person: Person) -> Bool { person.playerID.map { self[$0] == .away } ?? false }
}
