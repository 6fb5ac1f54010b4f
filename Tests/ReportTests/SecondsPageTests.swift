import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import TestSupport
import Testing

/// Players' times in basketball, whose clock has seconds: the page agrees with a count of every second.
@Suite struct SecondsPageTests {
  /// A match with random substitutions, baskets and fouls, most of them with seconds.
  private static func ledger(seed: UInt64) throws -> Ledger {
    var random = SeededGenerator(seed: seed)
    let rules = try #require(RuleSetLibrary.rules("basketball"))
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = "basketball"
    for side in Side.allCases {
      for (index, id) in match.teams[side].playerIDs.enumerated() { match.teams[side][id].isStarter = index < 5 }
    }
    var actions: [Action] = []
    for period in rules.course.prefix(rules.periods) {
      actions.append(PeriodStart(period, length: rules.length(of: period), wallClock: nil))
      let seconds = (0..<Int.random(in: 4..<14, using: &random)).map { _ in Int.random(in: 0..<600, using: &random) }
      for second in seconds.sorted() {
        let isClocked = Int.random(in: 0..<4, using: &random) > 0
        let minute = MatchMinute(rules.minutes(before: period) + second / 60 + 1)
        let moment = Moment(.during(period), minute: minute, elapsed: isClocked ? Double(second) + 0.5 : nil)
        let side = Side.allCases.randomElement(using: &random) ?? .home
        let one = Person.player(PlayerID(joinedAfter: Int.random(in: 0..<9, using: &random)))
        let other = Person.player(PlayerID(joinedAfter: Int.random(in: 0..<9, using: &random)))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: actions.append(Foul(at: moment, team: side, offender: one))
        case 1:
          let score = try #require(rules.scores.randomElement(using: &random))
          actions.append(
            Goal(at: moment, team: side, shot: Shot(shooter: one, score: .init(score.code, points: score.points))))
        default: actions.append(Substitution(at: moment, team: side, off: one, on: other))
        }
      }
      actions.append(PeriodEnd(period, minute: MatchMinute(rules.lastMinute(of: period)), elapsed: 600, wallClock: nil))
    }
    return Ledger(ofLawful: actions, in: match, rules: rules)
  }

  @Test(arguments: (1...20 as ClosedRange<UInt64>).sample(6)) func everySecondIsCounted(seed: UInt64) throws {
    let ledger = try Self.ledger(seed: seed)
    let facts = Facts(ledger)
    let page = Markup(
      try ReportStylesheet(.page).bytes(of: MatchWriter().bytes(of: ledger.match), name: "match.xml", parameters: []))
    let found = page.figures().filter { $0.figure.stat == "minutes" && $0.shown != "–" }
    #expect(found.contains { $0.figure["player"] != nil && !$0.shown.hasSuffix(":00") })
    for (figure, shown) in found {
      #expect(facts.answer(figure) == .value(Facts.number(shown) ?? -1), "\(figure): \(shown)")
    }
    for side in Side.allCases {
      for (id, player) in facts.statistics.players[side] {
        #expect(player.seconds == facts.figures.secondsOnField[side][id] ?? 0, "\(side) \(id)")
      }
    }
  }
}
