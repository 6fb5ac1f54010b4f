import MatchModel
import MatchRules
import Phrases
import Wording

/// Barça against Madrid: seven named starters of eleven, substitutes and a coach each.
enum Fixture {
  static let rules = RuleSet()

  static func match(ours: Side? = .home) -> Match {
    Match(
      teams: BothSides(home: team("Barça", home, coach: "Lobo"), away: team("Madrid", away, coach: "")), ours: ours)
  }

  private static let home = [1: "Valdés", 4: "Puyol", 7: "Xavi", 9: "Iniesta", 10: "Messi", 14: "Henry"]
  private static let away = [1: "Casillas", 4: "Ramos", 9: "{who} O'Brien & \"Söns\" <b>", 17: "Çelik"]

  private static func team(_ name: String, _ names: [Int: String], coach: String) -> Team {
    let players = (1...18).compactMap(ShirtNumber.init(rawValue:)).map {
      Player(
        number: $0, name: names[$0.rawValue] ?? "", isStarter: $0.rawValue <= 11, isCaptain: $0.rawValue == 4,
        isGoalkeeper: $0.rawValue == 1)
    }
    let officials = [Official(code: OfficialCode(rawValue: "coach"), name: coach, role: "")]
    return Team(name: name, players: players, officials: officials)
  }

  /// The player with the number; the squads are 1 to 18 in order.
  static func player(_ number: Int) -> Person { .player(PlayerID(joinedAfter: number - 1)) }
  static let coach = Person.official(OfficialCode(rawValue: "coach"))

  /// A minute of any half.
  static func at(_ minute: Int, added: Int = 0) -> Moment {
    let period: Period =
      switch minute {
      case ...45: .regular(1)
      case ...90: .regular(2)
      case ...105: .extra(3)
      default: .extra(4)
      }
    return Moment(.during(period), minute: MatchMinute(minute, added: added))
  }

  static let halfTime = Moment(.after(.regular(1)))
  static let shootOut = Moment(.during(.shootOut))

  static func start(_ period: Period) -> PeriodStart {
    PeriodStart(period, length: rules.length(of: period), wallClock: nil)
  }

  static func end(_ period: Period, _ minute: Int, added: Int = 0) -> PeriodEnd {
    PeriodEnd(period, minute: MatchMinute(minute, added: added), wallClock: nil)
  }

  static func ledger(_ actions: [Action], ours: Side? = .home, rules: RuleSet = rules) -> Ledger {
    var match = match(ours: ours)
    match.actions = ActionList(actions)
    return Ledger(replaying: match, rules: rules)
  }

  /// A match in its second half: a substitution, two dismissals, goals.
  static var secondHalf: [Action] {
    [
      start(.regular(1)),
      Goal(
        at: at(23), team: .home,
        shot: Shot(shooter: player(9), assistant: player(7), bodyPart: .head, origin: .corner)),
      Card(at: at(31), team: .away, person: player(4), color: .yellow, reason: CardReason(rawValue: "protesta")),
      Card(at: at(40), team: .home, person: player(5), color: .yellow),
      end(.regular(1), 45, added: 2),
      start(.regular(2)),
      Substitution(at: at(60), team: .away, off: player(3), on: player(12)),
      Card(at: at(67), team: .away, person: player(4), color: .yellow),
      Goal(at: at(70), team: .home, shot: Shot(shooter: player(2)), isOwn: true),
      Card(at: at(75), team: .away, person: player(3), color: .red),
    ]
  }

  /// A match that went to a shoot-out after 1-1.
  static var toTheShootOut: [Action] {
    [
      start(.regular(1)),
      Goal(at: at(10), team: .home, shot: Shot(shooter: player(9))),
      end(.regular(1), 45), start(.regular(2)),
      Goal(at: at(80), team: .away, shot: Shot(shooter: player(9))),
      end(.regular(2), 90), start(.extra(3)), end(.extra(3), 105), start(.extra(4)), end(.extra(4), 120),
      start(.shootOut),
    ]
  }
}
