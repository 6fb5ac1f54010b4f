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
    #expect(sheet.home.map(\.number) == [13, 14, 15])
    #expect(sheet.home.filter { $0.booking != nil }.map(\.number) == [15])
  }

  /// Number 9 scores for the home team. The visitors have only proposed numbers.
  private static func sheet(_ game: String) throws -> MatchSheet {
    let rules = try #require(RuleSetLibrary.rules(game))
    var match = Match(teams: BothSides(home: .unnamed("Inca", squad: 15), away: .unnamed("Sóller", squad: 15)))
    match.ruleSet = game
    let id = PlayerID(joinedAfter: 8)
    match[.home][id].isConfirmed = true
    match.actions = ActionList([
      PeriodStart(.regular(1), length: rules.length(of: .regular(1)), wallClock: nil),
      Goal(
        at: Moment(.during(.regular(1)), minute: MatchMinute(3)), team: .home, shot: Shot(shooter: .player(id))),
      PeriodEnd(.regular(1), minute: MatchMinute(rules.periodLength), elapsed: nil, wallClock: nil),
    ])
    return MatchSheet(replaying: match, rules: rules)
  }

  /// The team had eleven players on the field, but 9 is the only known one. Without a substitution, 9 must have started.
  @Test func unmentionedStartersAreNotInTheSquad() throws {
    let sheet = try Self.sheet("official")
    #expect(sheet.home.map(\.number) == [9] && sheet.home[0].isStarter)
    #expect(sheet.home[0].minutes == 45 && sheet.home[0].goalsFor == 1)
    #expect(sheet.goals.map(\.home) == [[0]])
    #expect(!sheet.isUnlawful)
  }

  /// The first numbers stand for the players of a team about which nothing is known.
  @Test func unknownTeamHasItsFirstNumbers() throws {
    let sheet = try Self.sheet("official")
    #expect(sheet.away.map(\.number) == Array(1...11))
    #expect(sheet.goals.map(\.away) == [Array(0...10)])
  }

  /// In handball the players on the court are not recorded, so the first numbers are not starters.
  @Test func startersAreUnknownIfLineUpsAreNotTracked() throws {
    let sheet = try Self.sheet("handball")
    #expect(sheet.home.map(\.number) == [9] && sheet.away.isEmpty)
    #expect(!sheet.home[0].isStarter)
  }
}
