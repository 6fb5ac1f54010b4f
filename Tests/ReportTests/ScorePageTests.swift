import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import Testing

/// A game with several ways of scoring on the page: points, successes and attempts as in the statistics.
@Suite struct ScorePageTests {
  private static func ledger() throws -> Ledger {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    let rules = try #require(RuleSetLibrary.rules("basketball"))
    match.ruleSet = "basketball"
    match.overrides = rules.differences(from: rules)
    for side in Side.allCases {
      for id in match[side].playerIDs { match[side][id].isStarter = match[side][id].number.rawValue <= 5 }
    }
    func shot(_ code: String, _ player: Int, _ assistant: Int?) throws -> Shot {
      Shot(
        shooter: .player(PlayerID(joinedAfter: player)),
        assistant: assistant.map { .player(PlayerID(joinedAfter: $0)) },
        score: try #require(rules.score(ScoreCode(rawValue: code))).score)
    }
    func goal(_ minute: Int, _ period: Int, _ side: Side, _ code: String, _ player: Int, by: Int? = nil) throws -> Goal
    {
      Goal(at: .at(minute, in: period), team: side, shot: try shot(code, player, by))
    }
    func miss(_ minute: Int, _ period: Int, _ side: Side, _ code: String, _ player: Int) throws -> Chance {
      Chance(at: .at(minute, in: period), team: side, shot: try shot(code, player, nil), outcome: .missed)
    }
    match.actions = [
      PeriodStart(.regular(1), length: 10, wallClock: nil), try goal(1, 1, .home, "doble", 1),
      try goal(3, 1, .away, "triple", 2, by: 1), try miss(4, 1, .home, "triple", 1), try goal(5, 1, .home, "lliure", 1),
      try miss(5, 1, .home, "lliure", 1), PeriodEnd(.regular(1), minute: MatchMinute(10), wallClock: nil),
      PeriodStart(.regular(2), length: 10, wallClock: nil), try goal(12, 2, .home, "triple", 3, by: 1),
      try goal(14, 2, .away, "doble", 0), PeriodEnd(.regular(2), minute: MatchMinute(20), wallClock: nil),
      PeriodStart(.regular(3), length: 10, wallClock: nil), try goal(22, 3, .away, "doble", 0),
    ]
    return Ledger(replaying: match, rules: rules)
  }

  private static func page(_ language: String, _ parameters: ReportStylesheet.Parameter...) throws -> Markup {
    let file = MatchWriter().bytes(of: try ledger().match)
    return Markup(
      try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", language)] + parameters))
  }

  /// The timeline has the score at the end of each period, and the story has the lead changes.
  @Test(arguments: [
    ("en", ["First quarter ends 3–3", "Second quarter ends 6–5"], "The lead changes hands 3 times."),
    ("es", ["Termina el primer cuarto 3–3", "Termina el segundo cuarto 6–5"], "La ventaja cambia de equipo 3 veces."),
    ("ca", ["Acaba el primer quart 3–3", "Acaba el segon quart 6–5"], "L'avantatge canvia d'equip 3 vegades."),
  ])
  func timelineHasTheScoreByPeriod(_ language: String, _ ends: [String], _ sentence: String) throws {
    let page = try Self.page(language)
    let stages = page.all("li").filter { $0.attributes["class"] == "stage" }
    #expect(stages.map { page.text(of: $0).trimmed } == ends)
    let timeline = try #require(page.all("section").first { $0.attributes["id"] == "timeline" })
    #expect(stages.map { page.path($0).contains { $0.attributes["id"] == "timeline" } } == [true, true], "\(timeline)")
    let story = try #require(page.all("p").first { $0.attributes["class"] == "story" })
    #expect(page.text(of: story).trimmed == sentence)
  }

  /// Scorers with equal points are in the order of the squad, as in the head of the page.
  @Test func equalScorersKeepTheOrderOfTheSquad() throws {
    let file = String(decoding: MatchWriter().bytes(of: try Self.ledger().match), as: UTF8.self)
      .replacing("dorsalautor=\"2\"", with: "dorsalautor=\"x\"")
      .replacing("dorsalautor=\"4\"", with: "dorsalautor=\"2\"")
      .replacing("dorsalautor=\"x\"", with: "dorsalautor=\"4\"")
    let message = try ReportStylesheet(.message).bytes(
      of: Array(file.utf8), name: "match.xml", parameters: [("lang", "en")])
    #expect(
      String(decoding: message, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("Home: ") }
        == ["Home: No. 2: 3, No. 4: 3"])
  }

  /// English writes 50%; Spanish and Catalan keep a space that does not break.
  @Test(arguments: [("en", "%"), ("es", "\u{A0}%"), ("ca", "\u{A0}%")])
  func percentages(_ language: String, _ sign: String) throws {
    let page = try Self.page(language)
    let facing = try #require(page.all("table").first { $0.attributes["class"] == "facing tries" })
    let shares = page.descendants(of: facing, "span").filter { $0.attributes["class"] == "how" }
    #expect(shares.map { page.text(of: $0) } == [100, 100, 50, 100, 50].map { "\($0)\(sign)" })
  }

  /// The version for one sheet of paper has the points, and the successes and attempts of each way of scoring.
  @Test func briefVersionHasThePoints() throws {
    let page = try Self.page("en", ("brief", "yes"))
    let ways = ["doble", "lliure", "triple"]
    let expected = ways.map { "made.\($0)" } + ["points"] + ways.map { "tried.\($0)" }
    for kind in ["team", "player"] {
      let sections = ["team": "comparison", "player": "players"]
      let section = try #require(page.all("section").first { $0.attributes["id"] == sections[kind] })
      let stats = page.descendants(of: section, "td").compactMap { $0.attributes["data-stat"] }
      #expect(Set(stats).intersection(expected).sorted() == expected, "\(kind)")
    }
  }

  /// Players disqualified for fouls are marked beside their name with the cause; others are not.
  @Test func disqualifyingFoulIsMarked() throws {
    var match = try Self.ledger().match
    for side in Side.allCases { for id in match[side].playerIDs { match[side][id].isConfirmed = true } }
    func foul(_ side: Side, _ player: Int, _ code: String? = nil) -> Foul {
      Foul(
        at: .at(25, in: 3), team: side,
        offender: .player(PlayerID(joinedAfter: player)), code: code.map(FoulCode.init(rawValue:)))
    }
    match.actions += Array(repeating: foul(.home, 1), count: 5) + Array(repeating: foul(.home, 2), count: 4)
    match.actions += [foul(.away, 1, "tecnica"), foul(.away, 1, "antiesportiva"), foul(.away, 2, "desqualificadora")]
    let page = String(
      decoding: try ReportStylesheet(.page).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")]), as: UTF8.self)
    let badges = page.split(separator: "<span class=\"badge\">").dropFirst().filter { $0.contains("#s-off") }
    let names = badges.compactMap {
      $0.split(separator: "<span class=\"v\">").dropFirst().first?.split(separator: "<").first
    }
    #expect(names.map(String.init).sorted() == ["Disqualifying ", "Fifth foul ", "Two technical or unsportsmanlike "])
  }

  @Test func numbersMatchTheStatistics() throws {
    let ledger = try Self.ledger()
    let statistics = MatchStatistics(ledger)
    #expect(ledger.state.score == BothSides(home: 6, away: 7))
    var found: Set<String> = []
    for (figure, shown) in try Self.page("ca").figures() {
      let side: Side = figure["team"] == "home" || figure["player"]?.hasPrefix("home") == true ? .home : .away
      var tally = statistics.teams[side].whole
      if let period = figure["period"].flatMap(Int.init) {
        tally = statistics.teams[side].byPeriod[.regular(period)] ?? Tally()
      }
      var player: PlayerStatistics?
      if let number = figure["player"].flatMap({ Int($0.drop { $0 != "-" }.dropFirst()) }) {
        let id = try #require(ShirtNumber(number).flatMap { ledger.match[side].player(numbered: $0) })
        player = statistics[id, of: side]
        tally = statistics[id, of: side].tally
      }
      let code = figure.stat.split(separator: ".").dropFirst().first.map { ScoreCode(rawValue: String($0)) }
      let expected: Int?
      switch figure.stat.split(separator: ".").first {
      case "points" where figure["slice"] == nil && figure["state"] == nil: expected = tally.points(by: ledger.rules)
      case "made": expected = code.map { tally[$0].made }
      case "tried": expected = code.map { tally[$0].attempts }
      case "goals-for": expected = player.map(\.participation.goalsFor)
      case "goals-against": expected = player.map(\.participation.goalsAgainst)
      default: continue
      }
      if let expected {
        #expect(shown == String(expected), "\(figure)")
        found.insert(figure.stat)
      }
    }
    let ways = ["made.doble", "made.triple", "made.lliure", "tried.doble", "tried.triple", "tried.lliure"]
    #expect(found.isSuperset(of: ways + ["points", "goals-for", "goals-against"]))
  }

  @Test func pageHasNoGoalsOrShots() throws {
    let page = try Self.page("en")
    let stats = Set(page.figures().map(\.figure.stat))
    #expect(stats.isDisjoint(with: ["goals", "shots", "on-target", "conversion", "saves"]))
    #expect(page.all("ul").allSatisfy { $0.attributes["aria-label"]?.hasPrefix("Goals") != true })
    let half = page.figures().filter { $0.figure.stat == "score-half-time" }.map(\.shown)
    #expect(half == ["6", "5"])
  }

  @Test(arguments: [
    ("ca", "Triple: errada", "El marcador"), ("es", "Triple: fallo", "El marcador"),
    ("en", "Three missed", "The score"),
  ])
  func pageHasLogAndScoreRun(language: String, missed: String, heading: String) throws {
    let page = try Self.page(language)
    let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
    #expect(page.text(of: log).contains(missed) && page.text(of: log).contains("6–7"))
    let run = try #require(page.all("section").first { $0.attributes["id"] == "score-run" })
    #expect(page.text(of: run).contains(heading))
  }
}
