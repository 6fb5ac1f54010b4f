import MatchModel
import MatchRules
import Seasons
import Standings
import Testing

/// Players who are sent off without a red card.
@Suite struct DismissalTests {
  private static let four = Person.player(PlayerID(joinedAfter: 3))

  /// A match in which number 4 of the home team does all of this in the first period.
  private static func sheet(_ game: String, _ actions: (Moment) -> [Action]) throws -> MatchSheet {
    let rules = try #require(RuleSetLibrary.rules(game))
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Sóller")))
    match.ruleSet = game
    let start = PeriodStart(.regular(1), length: rules.length(of: .regular(1)), wallClock: nil)
    match.actions = ActionList([start] + actions(Moment(.during(.regular(1)), minute: MatchMinute(3))))
    var sheet = MatchSheet(replaying: match, rules: rules)
    sheet.result.outcome = .played(MatchScore(1, 0))
    return sheet
  }

  private static func cards(_ game: String, _ colors: [String]) throws -> MatchSheet {
    try sheet(game) { moment in
      colors.map { Card(at: moment, team: .home, person: four, color: CardColor(rawValue: $0)) }
    }
  }

  private static func fouls(_ count: Int) throws -> MatchSheet {
    try sheet("basketball") { moment in
      (0..<count).map { _ in Foul(at: moment, team: .home, offender: four, victim: nil) }
    }
  }

  private static func booking(_ sheet: MatchSheet) throws -> Booking? {
    try #require(sheet.home.first { $0.number == 4 }).booking
  }

  /// FIBA, art. 40: a player who has committed five fouls leaves the game.
  @Test func fifthFoulIsADismissal() throws {
    #expect(try Self.booking(Self.fouls(4)) == nil)
    #expect(try Self.booking(Self.fouls(5)) == .dismissed)
  }

  /// IHF, 16:6: the third suspension is a disqualification. A blue card shown without a red one is read as another.
  @Test(
    arguments: [
      (["exclusio", "exclusio"], nil), (["exclusio", "exclusio", "exclusio"], .dismissed),
      (["groga", "exclusio", "exclusio", "exclusio"], .yellowAndDismissed), (["blava"], .dismissed),
      (["exclusio", "vermella"], .red),
    ] as [([String], Booking?)])
  func thirdSuspensionIsADisqualification(_ colors: [String], _ booking: Booking?) throws {
    #expect(try Self.booking(Self.cards("handball", colors)) == booking)
  }

  /// In rink hockey a blue card is a suspension; only the third one sends off.
  @Test func thirdBlueCardIsADismissal() throws {
    #expect(try Self.booking(Self.cards("rink", ["blava", "blava"])) == nil)
    #expect(try Self.booking(Self.cards("rink", ["blava", "blava", "blava"])) == .dismissed)
  }

  /// The player's record has it without a ban, and the caution before it still counts.
  @Test func dismissalIsNoBan() throws {
    let sheet = try Self.cards("handball", ["groga", "exclusio", "exclusio", "exclusio"])
    let season = Season(
      [SeasonResults.Source(sheet.result, file: "a.xml", isMatchFile: true)], sheets: ["a.xml": sheet])
    let records = season.discipline({ _ in DisciplineRules() })
    #expect(records.map(\.cards.dismissals) == [1] && records.map(\.cards.yellows) == [1])
    #expect(records.map(\.cautions) == [1] && records.flatMap(\.bans).isEmpty)
    let totals = season.totals(SeasonFilter(), nil).filter { $0.cards.sendingsOff > 0 }
    #expect(totals.map(\.player.numbers) == [[4]])
  }

  /// FIFA's conduct points are for cards.
  @Test func dismissalCostsNoConductPoints() throws {
    let sheet = try Self.fouls(5)
    #expect(sheet.result.bookings?.home == TeamBookings())
  }
}
