import MatchModel

/// A match with one action of every kind in a legal order.
public func exampleMatch() -> Match {
  func number(_ value: Int) -> ShirtNumber { ShirtNumber(value)! }
  func squad(_ names: [String]) -> [Player] {
    (1...18).map {
      Player(
        number: number($0), name: names.indices.contains($0 - 1) ? names[$0 - 1] : "", isStarter: $0 <= 11,
        isCaptain: $0 == 4, isGoalkeeper: $0 == 1)
    }
  }
  var match = Match(
    teams: BothSides(
      home: Team(
        name: "Fútbol Club Inca", players: squad(["Àngel", "Bernat", "Cèlia", "David", "Enric", "Ferran", "Gabi"]),
        officials: [Official(code: OfficialCode(rawValue: "coach"), name: "Núria", role: "entrenadora")]),
      away: Team(name: "Динамо", players: squad(["Zoe", "Yago", "Xavi", "Wences"]))),
    overrides: ["windows": "3", "name": "Copa d'estiu"])
  match.details.competition = "Lliga \"B\" & Copa"
  match.details.date = "2026-11-21"
  func player(_ value: Int) -> Person { .player(PlayerID(joinedAfter: value - 1)) }
  func at(_ minute: Int, _ period: Int, added: Int = 0) -> Moment {
    Moment(.during(.regular(period)), minute: MatchMinute(minute, added: added))
  }
  match.actions = [
    Note(at: Moment(.before), on: .match, text: "pluja\nforta"),
    PeriodStart(.regular(1), length: 45, announced: 2, wallClock: 1_795_000_000),
    Chance(
      at: Moment(.during(.regular(1)), minute: MatchMinute(3), elapsed: 130.25, wallClock: 1_795_000_130.25),
      team: .away,
      shot: Shot(shooter: player(9), bodyPart: .head, origin: .corner, zone: Zone(rawValue: 2)), outcome: .saved),
    Goal(
      at: at(9, 1), team: .home,
      shot: Shot(shooter: player(9), assistant: player(7), bodyPart: .rightFoot, origin: .openPlay)),
    Goal(at: at(12, 1), team: .home, shot: Shot(shooter: player(4)), isOwn: true),
    Goal(
      at: at(20, 1), team: .away, shot: Shot(shooter: .unidentified(1), assistant: .unidentified(2)), isAnnulled: true),
    Foul(at: at(25, 1), team: .away, offender: player(4), victim: player(9)),
    Card(at: at(25, 1), team: .away, person: player(4), color: .yellow, reason: CardReason(rawValue: "temeraria")),
    Card(
      at: at(26, 1), team: .home, person: .official(OfficialCode(rawValue: "coach")), color: .yellow,
      reason: CardReason(rawValue: "protesta")),
    Offside(at: at(30, 1), team: .away, player: player(10)),
    Corner(at: at(45, 1, added: 1), team: .home, taker: player(7)),
    Corner(at: at(45, 1, added: 2), team: .away),
    PeriodEnd(.regular(1), minute: MatchMinute(45, added: 3), elapsed: 2880, wallClock: 1_795_002_880),
    Substitution(at: Moment(.after(.regular(1))), team: .home, off: player(10), on: player(14), stoppage: 1),
    PeriodStart(.regular(2), length: 45, wallClock: 1_795_003_800.5),
    GoalkeeperChange(at: at(60, 2), team: .home, player: player(5)),
    CaptainChange(at: at(61, 2), team: .home, player: player(6)),
    Departure(at: at(62, 2), team: .away, player: player(8)),
    Arrival(at: at(65, 2), team: .away, player: player(8)),
    Goal(
      at: at(70, 2), team: .home, shot: Shot(shooter: player(12)),
      confirmed: [LawID(rawValue: "D1"), LawID(rawValue: "H1")]),
    Note(at: at(71, 2), on: .player(.away, player(9)), text: "ràpid"),
    Note(at: at(72, 2), on: .team(.away), text: "defensa alta"),
    PeriodEnd(.regular(2), minute: MatchMinute(90), wallClock: 1_795_006_500),
    PeriodStart(.shootOut, length: 0, wallClock: 1_795_006_800),
    ShootOutKick(at: Moment(.during(.shootOut)), team: .home, taker: player(9), outcome: .scored),
    ShootOutKick(at: Moment(.during(.shootOut)), team: .away, taker: .unidentified(1), outcome: .offTarget),
    PeriodEnd(.shootOut, minute: nil, wallClock: nil),
    MatchEnd(at: Moment(.after(.shootOut), wallClock: 1_795_007_000)),
  ]
  return match
}
