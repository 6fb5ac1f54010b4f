import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import TestSupport
import Testing

/// Power plays in games that do not track line-ups: the page derives closed places from the file, in agreement with the
/// statistics.
@Suite struct PowerPlayPageTests {
  private static let page = Result { try ReportStylesheet(.page) }

  private static func markup(_ match: Match) throws -> Markup {
    Markup(
      try page.get().bytes(of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("private", "yes")]))
  }

  /// A match with all kinds of cards for all kinds of people, goals, and times with and without a clock.
  private static func ledger(_ game: String, seed: UInt64, isInProgress: Bool = false) throws -> Ledger {
    var random = SeededGenerator(seed: seed)
    var rules = try #require(RuleSetLibrary.rules(game))
    if seed % 3 == 0 { try rules.set("sanction.vermella", to: "r out short 4 goal always") }
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = game
    match.overrides = rules.differences(from: try #require(RuleSetLibrary.rules(game)))
    for side in Side.allCases { match.teams[side].officials = [Official(code: OfficialCode(rawValue: "coach"))] }
    let colors = rules.sanctionsInForce.map(\.code)
    for period in rules.course.prefix(rules.periods) {
      match.actions.append(PeriodStart(period, length: rules.length(of: period), wallClock: nil))
      let length = rules.length(of: period)
      let seconds = (0..<Int.random(in: 4..<12, using: &random)).map { _ in
        Int.random(in: 0..<length * 60, using: &random)
      }
      for second in seconds.sorted() {
        let minute = MatchMinute(rules.minutes(before: period) + second / 60 + 1)
        let clocked =
          Bool.random(using: &random) ? Double(second) + ([0, 0.25, 0.999].randomElement(using: &random) ?? 0) : nil
        let moment = Moment(.during(period), minute: minute, elapsed: clocked)
        let side = Side.allCases.randomElement(using: &random) ?? .home
        let player = Person.player(PlayerID(joinedAfter: Int.random(in: 0..<8, using: &random)))
        if Bool.random(using: &random) {
          match.actions.append(Goal(at: moment, team: side, shot: Shot(shooter: player)))
          continue
        }
        let person =
          [player, player, player, .official(OfficialCode(rawValue: "coach")), .unidentified(0)].randomElement(
            using: &random) ?? player
        let color = colors.randomElement(using: &random)
        let isOpen = color.flatMap(rules.sanction)?.effect.isOpen ?? false
        match.actions.append(
          Card(
            at: moment, team: side, person: person, color: color,
            isFromBench: Int.random(in: 0..<5, using: &random) == 0,
            duration: isOpen && Bool.random(using: &random) ? 10 : nil))
      }
      // Whistles are up to ten seconds early or late by the recorder's clock.
      let blown = seed % 2 == 0 ? Double(length * 60 + Int.random(in: -10...10, using: &random)) : nil
      match.actions.append(
        PeriodEnd(period, minute: MatchMinute(rules.lastMinute(of: period)), elapsed: blown, wallClock: nil))
    }
    match.actions.append(MatchEnd(at: Moment(match.actions.last?.moment.phase ?? .before)))
    let actions = match.actions.dropLast(isInProgress ? 2 : 0)
    match.actions = []
    return Ledger(ofLawful: actions, in: match, rules: rules)
  }

  @Test(arguments: ["handball", "futsal", "hockey", "rink"], (1...25 as ClosedRange<UInt64>).sample(6))
  func pageMatchesTheStatistics(_ game: String, _ seed: UInt64) throws {
    try expectAgreement(Self.ledger(game, seed: seed))
    try expectAgreement(Self.ledger(game, seed: seed, isInProgress: true))
  }

  private func expectAgreement(_ ledger: Ledger) throws {
    let facts = Facts(ledger)
    let found = try Self.markup(ledger.match).figures().filter {
      $0.figure["men"] != nil || $0.figure.stat == "minutes-served"
    }
    for (figure, shown) in found {
      #expect(facts.answer(figure) == .value(Facts.number(shown) ?? -1), "\(figure): \(shown)")
    }
    let uneven = facts.figures.seconds - (facts.figures.teams.home.byStrength[.even]?.seconds ?? 0)
    for side in Side.allCases {
      #expect(facts.statistics.teams[side].secondsServed == facts.figures.teams[side].secondsServed)
    }
    #expect(found.isEmpty == (uneven == 0))
  }

  /// Fouls may leave a team short as cards do: by their kind, or together.
  @Test func foulsLeaveTheTeamShort() throws {
    var rules = try #require(RuleSetLibrary.rules("handball"))
    try rules.set("foul.agressio", to: "w out short 2 goal")
    try rules.set("sum.tres", to: "3 of fouls : away 4 short 4")
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = "handball"
    match.overrides = rules.differences(from: try #require(RuleSetLibrary.rules("handball")))
    let person = Person.player(PlayerID(joinedAfter: 3))
    func foul(_ minute: Int, _ side: Side, _ code: String? = nil) -> Foul {
      Foul(at: .at(minute), team: side, offender: person, code: code.map(FoulCode.init(rawValue:)))
    }
    match.actions = [
      PeriodStart(.regular(1), length: 30, wallClock: nil), foul(2, .home), foul(3, .home), foul(5, .home),
      foul(12, .away, "agressio"), Goal(at: .at(13), team: .home, shot: Shot(shooter: person)),
      PeriodEnd(.regular(1), minute: MatchMinute(30), wallClock: nil),
    ]
    let facts = Facts(Ledger(replaying: match, rules: rules))
    let found = try Self.markup(match).figures().filter {
      $0.figure["men"] != nil || $0.figure.stat == "minutes-served"
    }
    for (figure, shown) in found {
      #expect(facts.answer(figure) == .value(Facts.number(shown) ?? -1), "\(figure): \(shown)")
    }
    #expect(
      found.filter { $0.figure.stat == "minutes-served" }.map { [$0.figure["team"] ?? "", $0.shown] } == [
        ["home", "4"], ["away", "1"],
      ])
  }

  /// The page knows the cards of the rule sets that do not track line-ups. Checked with a card of each colour.
  @Test(arguments: RuleSetLibrary.names)
  func pageKnowsTheCardsOfEveryRuleSet(_ game: String) throws {
    let rules = try #require(RuleSetLibrary.rules(game))
    for sanction in rules.sanctionsInForce where !rules.follows {
      var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
      match.ruleSet = game
      match.overrides = rules.differences(from: rules)
      let period = Period.regular(1)
      func moment(_ minute: Int) -> Moment { Moment(.during(period), minute: MatchMinute(minute)) }
      match.actions = [
        PeriodStart(period, length: rules.length(of: period), wallClock: nil),
        Card(
          at: moment(3), team: .home, person: .player(PlayerID(joinedAfter: 3)), color: sanction.code),
        Goal(at: moment(4), team: .away, shot: Shot(shooter: .player(PlayerID(joinedAfter: 3)))),
        Goal(at: moment(9), team: .away, shot: Shot(shooter: .player(PlayerID(joinedAfter: 3)))),
        PeriodEnd(period, minute: MatchMinute(rules.length(of: period)), wallClock: nil),
      ]
      let facts = Facts(Ledger(replaying: match, rules: rules))
      let found = try Self.markup(match).figures().filter { $0.figure["men"] != nil }
      #expect(found.isEmpty == (sanction.effect.exclusion == .stays), "\(sanction.code)")
      for (figure, shown) in found {
        #expect(facts.answer(figure) == .value(Facts.number(shown) ?? -1), "\(figure): \(shown)")
      }
    }
  }
}
