import MatchModel
import MatchRules
import Seasons
import Testing

/// Squads of proposed numbers, most of which no player has.
@Suite struct ProvisionalSquadTests {
  @Test func unusedNumbersAreNotInTheSquad() {
    let rules = RuleSet()
    var match = Match(teams: BothSides(home: .unnamed("Inca", squad: 15), away: Team(name: "Sóller")))
    // 13 is confirmed without a name, 14 is named without being confirmed, 15 is booked on the bench.
    for (place, name) in [(12, ""), (13, "Puig")] {
      let id = PlayerID(joinedAfter: place)
      match[.home][id].name = name
      match[.home][id].isConfirmed = name.isEmpty
    }
    match.actions = ActionList([
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      Card(
        at: Moment(.during(.regular(1)), minute: MatchMinute(3)), team: .home,
        person: .player(PlayerID(joinedAfter: 14)), color: .yellow),
    ])
    let sheet = MatchSheet(replaying: match, rules: rules)
    #expect(sheet.home.map(\.number) == Array(1...11) + [13, 14, 15])
    #expect(sheet.home.filter { $0.booking != nil }.map(\.number) == [15])
  }
}
