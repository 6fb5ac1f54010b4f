import MatchModel

/// What the match has made of one team.
public struct TeamState: Sendable {
  /// Where each player is: on the field, on the bench, gone.
  public internal(set) var status: PlayerTable<PlayerStatus>
  /// Who was on the field at kick-off.
  public internal(set) var starters: Set<PlayerID>
  /// Who is in goal; nil where nobody is known to be.
  public internal(set) var goalkeeper: PlayerID?
  /// Who is captain; nil where nobody on the field is known to be.
  public internal(set) var captain: PlayerID?
  /// When each player who went off for good did: the minute of the substitution or dismissal.
  public internal(set) var offMinute: [PlayerID: MatchMinute] = [:]
  /// Until when each player may take no part, in seconds of play.
  var awayUntil: [PlayerID: Double] = [:]
  /// Places that nobody may take now.
  var closedPlaces: [ClosedPlace] = []
  /// Who was sent from the field and may be replaced, now or when their place opens.
  var replaceable: [Person] = []

  /// Substitutions that count towards the limit; concussion substitutions do not.
  public internal(set) var substitutionsUsed = 0
  /// Windows in which substitutions were made (Law 3).
  public internal(set) var windowsUsed = 0
  /// Concussion substitutions that were made.
  public internal(set) var concussionsUsed = 0
  /// Gained by the opponents' concussion substitutions (RULES B9).
  public internal(set) var concussionGain = 0
  /// Stoppages of this team so far, intervals included; the last one.
  public internal(set) var stoppages = 0
  var openStoppage: OpenStoppage?
  /// Who was in goal last, where nobody is any more: the place waits for them, or for their substitute.
  var lastGoalkeeper: PlayerID?
  /// Who was captain last, where nobody is any more.
  var lastCaptain: PlayerID?

  /// Fouls of players that count for the team, by the period that they count in (RULES X9).
  public internal(set) var fouls: [Period: Int] = [:]
  /// Time-outs by period (RULES X8).
  var timeOuts: [Period: Int] = [:]
  /// Of these, those of the last minutes.
  var lateTimeOuts = 0

  /// What each person was shown in the match proper, and in the shoot-out apart (RULES C6).
  public internal(set) var sanctions: [Person: [CardColor: Int]] = [:]
  /// What each person was shown in the shoot-out.
  public internal(set) var shootOutSanctions: [Person: [CardColor: Int]] = [:]
  /// The fouls of each person by their kinds, and all of them, where they add up to something.
  public internal(set) var foulsOfPeople: [Person: [CardColor: Int]] = [:]
  /// What people were shown for which offence, where the rules ask whether it was the same one (RULES X15).
  var shownFor: Set<ShownSanction> = []
  /// When each person saw the yellow card that a second one would follow.
  public internal(set) var firstYellow: [Person: Moment] = [:]
  /// Officials and unidentified persons sent off; players have a status.
  public internal(set) var othersSentOff: Set<Person> = []
  /// Who came on to a team that was complete already, and is on the field still (RULES A1).
  var extra: Set<PlayerID> = []
  /// Unidentified players who came on, less those who went off.
  var unidentifiedOn = 0
  /// Who left in the interval now, unreplaced: if a shoot-out follows, they are left out of it (RULES H5).
  var leftInInterval: Set<PlayerID> = []

  /// A sanction that somebody was shown, and what for.
  struct ShownSanction: Hashable {
    let person: Person
    let code: CardColor
    /// In small letters: it may be anybody's own words.
    let reason: String
  }

  /// A stoppage that the team's next substitution may still belong to.
  struct OpenStoppage {
    var moment: Moment
    var isInterval: Bool
  }

  /// Most players on the field where nobody follows who they are; nil where it is followed.
  private let unfollowed: Int?

  init(_ team: Team, by rules: RuleSet) {
    unfollowed = rules.follows ? nil : rules.players
    status = PlayerTable(team) { team[$0].isStarter && team[$0].isListed ? .onField : .bench }
    starters = []
    let starting = team.playerIDs.filter { team[$0].isStarter }
    // Where nobody says who is in goal, it is the 1.
    goalkeeper =
      rules.hasGoalkeeper
      ? starting.first { team[$0].isGoalkeeper } ?? starting.first { team[$0].number.rawValue == 1 } : nil
    captain = starting.first { team[$0].isCaptain }
  }

  /// Where a player is.
  public subscript(id: PlayerID) -> PlayerStatus { status[id] }

  /// How many are on the field, recognised or not.
  public var playersOnField: Int {
    guard let unfollowed else { return max(0, status.count(of: .onField) + unidentifiedOn) }
    return max(0, min(unfollowed - closedPlaces.count, status.count { mayAct($0.id) }))
  }

  /// Whether somebody may have a part in play: who is on the field, and where nobody follows who is, who may be there.
  public func mayAct(_ id: PlayerID) -> Bool {
    self[id] == .onField || unfollowed != nil && (self[id] == .bench || self[id] == .substituted)
  }

  /// Players on the field, in the order of the squad.
  public var onField: [PlayerID] { players(.onField) }
  /// Players on the bench, in the order of the squad; nobody who was substituted.
  public var bench: [PlayerID] { players(.bench) }

  /// Players whose status is the one wanted, in the order of the squad.
  public func players(_ wanted: PlayerStatus) -> [PlayerID] {
    status.playerIDs { $0 == wanted }
  }

  /// Whether somebody was sent off for good: a player, an official or an unidentified person.
  public func isSentOff(_ person: Person) -> Bool {
    if case .player(let id) = person { self[id] == .sentOff } else { othersSentOff.contains(person) }
  }

  /// Who was sent from the field and may be replaced now.
  public var open: [Person] { replaceable.filter { person in !closedPlaces.contains { $0.person == person } } }

  /// How many places of the team are closed, but for that of somebody who is away and may come back to it.
  /// - Parameter unidentified: how many players nobody recognised are on the field: each may be one who was away, for
  ///   all that anybody knows.
  func closedPlaces(butFor person: Person? = nil, unidentified: Int) -> Int {
    let others = closedPlaces.filter { $0.person != person || !isAway($0.person) }
    let away = others.count { isAway($0.person) }
    return others.count - away + max(0, away - max(0, unidentified))
  }

  func isAway(_ person: Person) -> Bool { person.playerID.map { self[$0] == .away } ?? false }
}
