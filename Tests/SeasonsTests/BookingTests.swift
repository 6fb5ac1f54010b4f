import MatchModel
import MatchRules
import Seasons
import Standings
import Testing

/// Cards in a match and in its shoot-out, which are counted separately (docs/LAWS.md, C6).
@Suite struct BookingTests {
  /// A match in which number 4 of the home team is shown these cards.
  private static func sheet(_ inMatch: [CardColor], _ inShootOut: [CardColor]) -> MatchSheet {
    let rules = RuleSet()
    func cards(_ colors: [CardColor], in period: Period) -> [Action] {
      let four = Person.player(PlayerID(joinedAfter: 3))
      return colors.map { Card(at: Moment(.during(period)), team: .home, person: four, color: $0) }
    }
    func start(_ period: Period) -> Action { PeriodStart(period, length: rules.length(of: period), wallClock: nil) }
    func end(_ period: Period) -> Action {
      PeriodEnd(period, minute: MatchMinute(rules.lastMinute(of: period)), elapsed: nil, wallClock: nil)
    }
    let first = [start(.regular(1))] + cards(inMatch, in: .regular(1)) + [end(.regular(1))]
    let rest = [start(.regular(2)), end(.regular(2)), start(.shootOut)] + cards(inShootOut, in: .shootOut)
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Sóller")))
    match.actions = ActionList(first + rest)
    var sheet = MatchSheet(replaying: match, rules: rules)
    sheet.result.outcome = .played(MatchScore(0, 0))
    return sheet
  }

  @Test(
    arguments: [
      ([.yellow], [], .yellow), ([.yellow], [.yellow], .twoYellows), ([.yellow, .yellow], [], .secondYellow),
      ([], [.yellow, .yellow], .secondYellow), ([.yellow], [.red], .yellowAndRed), ([], [.red], .red),
    ] as [([CardColor], [CardColor], Booking)])
  func yellowsOfTheShootOutAreSeparate(_ inMatch: [CardColor], _ inShootOut: [CardColor], _ booking: Booking) {
    #expect(Self.sheet(inMatch, inShootOut).home.first { $0.number == 4 }?.booking == booking)
  }

  @Test func bothYellowsAreCautions() {
    let sheet = Self.sheet([.yellow], [.yellow])
    #expect(sheet.result.bookings?.home.players == Bookings(yellows: 2))
    let season = Season(
      [SeasonResults.Source(sheet.result, file: "a.xml", isMatchFile: true)], sheets: ["a.xml": sheet])
    var rules = DisciplineRules()
    rules.cautionCycles = [2]
    let records = season.discipline({ _ in rules })
    #expect(records.map(\.cards.yellows) == [2] && records.flatMap(\.bans).map(\.reason) == [.cautions(2)])
  }
}
