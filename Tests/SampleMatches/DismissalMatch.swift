import MatchModel
public import MatchRules

/// Matches of games in which fouls or suspensions add up to a sending-off.
public enum DismissalMatch {
  /// Home 4 is out on a fifth foul in minute 5 and is not replaced; away 7 is disqualified in minute 7, and 4 comes on
  /// in minute 8.
  public static func basketball() -> Ledger {
    let rules = RuleSetLibrary.rules("basketball") ?? RuleSet()
    var match = Match(
      teams: BothSides(home: .unnamed("Home", starters: 5, squad: 12), away: .unnamed("Away", starters: 5, squad: 12)))
    match.ruleSet = "basketball"
    match.overrides = rules.differences(from: rules)
    for side in Side.allCases { for id in match[side].playerIDs { match[side][id].isConfirmed = true } }
    for (side, on, off) in [(Side.home, 10, 5), (.away, 7, 4), (.away, 9, 5)] {
      match[side][id(on)].isStarter = true
      match[side][id(off)].isStarter = false
    }
    func basket(_ minute: Int, _ side: Side, _ player: Int) -> Goal {
      Goal(
        at: at(minute), team: side,
        shot: Shot(shooter: person(player), score: Score(ScoreCode(rawValue: "doble"), points: 2)))
    }
    match.actions = [PeriodStart(.regular(1), length: 10, wallClock: nil)]
    match.actions += (1...5).map { Foul(at: at($0), team: .home, offender: person(4), victim: person(9)) }
    match.actions += [
      basket(6, .home, 10),
      Foul(
        at: at(7), team: .away, offender: person(7), victim: person(10), code: FoulCode(rawValue: "desqualificadora")),
      Substitution(at: at(8), team: .away, off: person(7), on: person(4)), basket(9, .away, 9),
      PeriodEnd(.regular(1), minute: MatchMinute(10), wallClock: nil), MatchEnd(at: Moment(.after(.regular(1)))),
    ]
    return Ledger(replaying: match, rules: rules)
  }

  /// Away 8 is suspended three times, and home 3 is shown a red card.
  public static func handball() -> Ledger {
    let rules = RuleSetLibrary.rules("handball") ?? RuleSet()
    var match = Match(
      teams: BothSides(home: .unnamed("Home", starters: 7, squad: 16), away: .unnamed("Away", starters: 7, squad: 16)))
    match.ruleSet = "handball"
    match.overrides = rules.differences(from: rules)
    for side in Side.allCases { for id in match[side].playerIDs { match[side][id].isConfirmed = true } }
    func card(_ minute: Int, _ side: Side, _ player: Int, _ color: CardColor) -> Card {
      Card(at: at(minute), team: side, person: person(player), color: color)
    }
    let suspension = CardColor(rawValue: "exclusio")
    match.actions = [
      PeriodStart(.regular(1), length: 30, wallClock: nil), card(5, .away, 8, suspension),
      card(10, .away, 8, suspension), card(15, .away, 8, suspension), card(20, .home, 3, .red),
      PeriodEnd(.regular(1), minute: MatchMinute(30), wallClock: nil),
    ]
    return Ledger(replaying: match, rules: rules)
  }

  private static func id(_ number: Int) -> PlayerID { PlayerID(joinedAfter: number - 1) }
  private static func person(_ number: Int) -> Person { .player(id(number)) }
  private static func at(_ minute: Int) -> Moment { Moment(.during(.regular(1)), minute: MatchMinute(minute)) }
}
