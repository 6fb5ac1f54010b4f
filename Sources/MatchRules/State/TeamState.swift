import MatchModel

/// What the match has made of one team.
public struct TeamState: Sendable {
  /// By the players' places in the squad.
  public internal(set) var status: [PlayerStatus]
  /// Who was on the field at kick-off.
  public internal(set) var starters: Set<PlayerID>
  public internal(set) var goalkeeper: PlayerID?
  public internal(set) var captain: PlayerID?
  /// When each player who went off for good did: the minute of the substitution or dismissal.
  public internal(set) var offMinute: [PlayerID: MatchMinute] = [:]
  public internal(set) var sinBinEnds: [PlayerID: MatchMinute] = [:]

  public internal(set) var substitutionsUsed = 0
  public internal(set) var windowsUsed = 0
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

  /// Cautions of the match proper, and of the shoot-out apart (RULES C6).
  public internal(set) var cautions: [Person: Int] = [:]
  public internal(set) var shootOutCautions: [Person: Int] = [:]
  /// When each person saw the yellow card that a second one would follow.
  public internal(set) var firstYellow: [Person: Moment] = [:]
  /// Officials and unidentified persons sent off; players have a status.
  public internal(set) var othersSentOff: Set<Person> = []
  /// Dismissals that left the team a player short (RULES C5).
  public internal(set) var playersLost = 0
  /// Who came on to a team that was complete already, and is on the field still (RULES A1).
  var extra: Set<PlayerID> = []
  /// Unidentified players who came on, less those who went off.
  var unidentifiedOn = 0
  /// Who left in the interval now, unreplaced: if a shoot-out follows, they are left out of it (RULES H5).
  var leftInInterval: Set<PlayerID> = []

  /// A stoppage that the team's next substitution may still belong to.
  struct OpenStoppage {
    var moment: Moment
    var isInterval: Bool
  }

  init(_ team: Team) {
    status = team.players.map { $0.isStarter && $0.isListed ? .onField : .bench }
    starters = []
    let starting = team.playerIDs.filter { team[$0].isStarter }
    // Where nobody says who is in goal, it is the 1.
    goalkeeper = starting.first { team[$0].isGoalkeeper } ?? starting.first { team[$0].number.rawValue == 1 }
    captain = starting.first { team[$0].isCaptain }
  }

  public subscript(id: PlayerID) -> PlayerStatus { status[id.index] }

  /// How many are on the field, recognised or not.
  public var playersOnField: Int { max(0, status.count { $0 == .onField } + unidentifiedOn) }

  public var onField: [PlayerID] { players(.onField) }
  public var bench: [PlayerID] { players(.bench) }

  public func players(_ wanted: PlayerStatus) -> [PlayerID] {
    status.indices.filter { status[$0] == wanted }.map(PlayerID.init(index:))
  }

  public func isSentOff(_ person: Person) -> Bool {
    if case .player(let id) = person { self[id] == .sentOff } else { othersSentOff.contains(person) }
  }

  /// Whether the team may have one more player on the field, and that person is the one: dismissals are not replaced
  /// (RULES A3, B7), and the place of whoever serves a temporary one is kept for them, or for their substitute (RULES
  /// C8).
  public func hasRoom(for person: Person, _ rules: RuleSet) -> Bool {
    playersOnField < maximumPlayers(with: person, rules)
  }

  /// How many players too many are on the field (RULES A1); 0 where there are none.
  public func excess(_ rules: RuleSet) -> Int {
    max(0, playersOnField - (rules.players - playersLost - max(0, players(.sinBin).count - max(0, unidentifiedOn))))
  }

  /// The most players that the team may have on the field, that person among them.
  func maximumPlayers(with person: Person, _ rules: RuleSet) -> Int {
    var serving = players(.sinBin).count
    if person.playerID.map({ self[$0] == .sinBin }) == true { serving -= 1 }
    // Somebody nobody recognised may be one of them, for all that anybody knows.
    var unidentified = max(0, unidentifiedOn)
    if case .unidentified = person { unidentified += 1 }
    return rules.players - playersLost - max(0, serving - unidentified)
  }
}
