import Foundation
import MatchModel
import MatchReports
import MatchRules
import MatchXML
import TestSupport
import Testing

/// Each sport has its own field or court, and games of many goals have totals instead of a list.
@Suite struct SportPageTests {
  private static func page(_ rules: String, _ edit: (String) -> String = { $0 }) throws -> Markup {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    var match = edit(rich.replacing("reglament=\"amateur\"", with: "reglament=\"\(rules)\""))
    // Football's positions mean nothing in basketball.
    if rules == "basketball" {
      for (old, new) in [("GK", "C"), ("DF", "PG"), ("MF", "SF"), ("FW", "PF")] {
        match = match.replacing("posicio=\"\(old)\"", with: "posicio=\"\(new)\"")
      }
    }
    return Markup(
      try ReportStylesheet(.page).bytes(
        of: Array(try #require(match.data(using: .isoLatin1))), name: "match.xml", parameters: [("lang", "en")]))
  }

  /// The line-up shows slightly more than half of the field and is 360 wide; the map of the shots shows the attacking
  /// half and is 300 wide. The arguments are metres from the goal line to the halfway line, and across.
  @Test(arguments: [
    ("official", 105.0 / 2, 68.0), ("futsal", 20, 20), ("handball", 20, 20), ("rink", 20, 20), ("hockey", 45.7, 55),
    ("basketball", 14, 15),
  ])
  func fieldHasTheRightProportions(_ rules: String, _ depth: Double, _ width: Double) throws {
    let page = try Self.page(rules)
    let pitch = try #require(page.all("svg").first { $0.attributes["class"] == "pitch lineup" })
    let foot = try #require(pitch.attributes["viewBox"]?.split(separator: " ").last.flatMap { Double($0) }) - 1
    #expect(abs((foot - 24) / 360 - depth / width) < 0.02, "\(foot)")
    guard let zones = page.all("section").first(where: { $0.attributes["id"] == "zones" }) else { return }
    let map = try #require(page.descendants(of: zones, "svg").first { $0.attributes["class"] == "pitch" })
    let height = try #require(map.attributes["viewBox"]?.split(separator: " ").last.flatMap { Double($0) }) - 4
    // Football's field is slightly lower than it should be, for historical reasons.
    #expect(abs(height / 300 - depth / width) < (rules == "official" ? 0.06 : 0.01), "\(height)")
  }

  @Test func fieldsDiffer() throws {
    let drawn = try ["official", "futsal", "handball", "hockey", "rink", "basketball"].map { rules in
      let page = try Self.page(rules)
      let pitch = try #require(page.all("svg").first { $0.attributes["class"] == "pitch lineup" })
      return page.descendants(of: pitch, "path").compactMap { $0.attributes["d"] }.joined(separator: " ")
    }
    #expect(Set(drawn).count == drawn.count)
  }

  /// The card of a line-up has the area of the sport: a box, or a round one.
  @Test(arguments: [
    ("official", "M310 895v-166h460v166"), ("futsal", "M314 895a166 166 0 0 1 166 -166h120a166 166 0 0 1 166 166"),
    ("hockey", "M314 895a166 166 0 0 1 166 -166h120a166 166 0 0 1 166 166"), ("rink", "M310 895v-166h460v166"),
  ])
  func cardHasTheAreaOfTheSport(_ rules: String, _ area: String) throws {
    let match = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
      .replacing("reglament=\"amateur\"", with: "reglament=\"\(rules)\"")
    let card = Markup(
      try ReportStylesheet(.drawing).bytes(
        of: Array(try #require(match.data(using: .isoLatin1))), name: "match.xml",
        parameters: [("lang", "en"), ("card", "lineup"), ("of", "l")]))
    #expect(card.all("path").compactMap { $0.attributes["d"] } == [area])
  }

  /// The zones of a shot are named as the sport does; the names in other languages are in the catalogues.
  @Test(arguments: [
    ("official", "outside the box, centre"), ("futsal", "outside the area, centre"), ("handball", "9 m, centre"),
    ("rink", "outside the area, centre"), ("hockey", "outside the circle, centre"),
  ])
  func zonesUseTheTermsOfTheSport(_ rules: String, _ name: String) throws {
    let page = try Self.page(rules)
    let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
    #expect(page.text(of: log).contains(name))
    #expect(rules == "official" || !page.text(of: log).contains("the box"))
  }

  /// Handball has words of its own for the origins of shots, in the lists as in the tables, and for penalties.
  @Test func originsHaveTheWordsOfTheGame() throws {
    let rules = try #require(RuleSetLibrary.rules("handball"))
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Muro")))
    match.ruleSet = "handball"
    match.overrides = rules.differences(from: rules)
    match.actions = [PeriodStart(.regular(1), length: 30, wallClock: nil)]
    match.actions += [(3, Origin.crossFromLeft), (5, .penalty)].map { minute, origin in
      Chance(
        at: .at(minute), team: .home,
        shot: Shot(shooter: .player(PlayerID(joinedAfter: 3)), origin: origin), outcome: .saved)
    }
    let page = Markup(
      try ReportStylesheet(.page).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")]))
    func words(_ id: String, _ name: String, _ style: String) throws -> [String] {
      let section = try #require(page.all("section").first { $0.attributes["id"] == id })
      return page.descendants(of: section, name).filter { $0.attributes["class"] == style }.map { page.text(of: $0) }
    }
    #expect(try words("attempts", "span", "how") == ["left wing", "seven metres"])
    #expect(try words("log", "span", "d") == ["left wing", "seven metres"])
    #expect(try words("timeline", "span", "how") == ["Seven-metre throw saved"])
    let rows = page.all("th").filter { $0.attributes["scope"] == "row" }.map { page.text(of: $0).trimmed }
    #expect(rows.filter { $0.contains("even-metre") || $0.contains("enalt") } == ["Seven-metre throws"])
  }

  /// Where goals are counted beside the names, an own goal has its icon in the squad and a line below the scorers, and
  /// the key has no icon that the page lacks.
  @Test func ownGoalsAreShownAmongManyGoals() throws {
    let rules = try #require(RuleSetLibrary.rules("handball"))
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Muro")))
    match.ruleSet = "handball"
    match.overrides = rules.differences(from: rules)
    func shooter(_ number: Int) -> Person { .player(PlayerID(joinedAfter: number - 1)) }
    func at(_ minute: Int) -> Moment { Moment(.during(.regular(1)), minute: MatchMinute(minute)) }
    match.actions = [PeriodStart(.regular(1), length: 30, wallClock: nil)]
    match.actions += (1...24).map { minute in
      Goal(at: at(minute), team: .home, shot: Shot(shooter: shooter(2 + minute % 8), assistant: shooter(10)))
    }
    match.actions.append(Goal(at: at(25), team: .home, shot: Shot(shooter: shooter(5)), isOwn: true))
    let page = Markup(
      try ReportStylesheet(.page).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")]))
    let scorers = try #require(page.all("div").first { $0.attributes["class"] == "scorers" })
    let lines = page.descendants(of: scorers, "li").map { page.text(of: $0).trimmed }
    #expect(lines.suffix(2) == ["and 2 more", "No. 5 (Muro) 25\u{2032}\u{A0}(o.g.)"])
    let lineups = try #require(page.all("section").first { $0.attributes["id"] == "lineups" })
    let player = try #require(
      page.descendants(of: lineups, "li").first { $0.attributes["data-player"] == "away-5" })
    #expect(page.text(of: player).contains("own goal 25\u{2032}"))
    let legend = try #require(page.descendants(of: lineups, "p").last { $0.attributes["class"] == "legend" })
    #expect(page.descendants(of: legend, "use").map { $0.attributes["href"] } == ["#s-goal", "#s-own"])
  }

  /// Nothing on the page, the card or in the message and the text calls a throw of handball's shoot-out a penalty.
  @Test(arguments: [
    ("ca", "handball", "Set metres 3–2"), ("es", "handball", "Siete metros 3–2"), ("en", "handball", "Shoot-out 3–2"),
    ("ca", "hockey", "Shoot-outs 3–2"), ("es", "hockey", "Shoot-outs 3–2"), ("en", "hockey", "Shoot-out 3–2"),
  ])
  func shootOutHasTheWordsOfTheGame(_ language: String, _ game: String, _ stage: String) throws {
    let rules = try #require(RuleSetLibrary.rules(game))
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Muro")))
    match.ruleSet = game
    match.overrides = rules.differences(from: rules)
    for number in 1...rules.periods {
      let end = rules.minutes(before: .regular(number)) + rules.periodLength
      match.actions.append(PeriodStart(.regular(number), length: rules.periodLength, wallClock: nil))
      match.actions.append(PeriodEnd(.regular(number), minute: MatchMinute(end), wallClock: nil))
    }
    match.actions.append(PeriodStart(.shootOut, length: 0, wallClock: nil))
    for (number, side) in [(3, Side.home), (3, .away), (4, .home), (4, .away), (5, .home), (5, .away)] {
      match.actions.append(
        ShootOutKick(
          at: Moment(.during(.shootOut)), team: side,
          taker: .player(PlayerID(joinedAfter: number)), outcome: number == 5 && side == .away ? .saved : .scored))
    }
    match.actions += [PeriodEnd(.shootOut, minute: nil, wallClock: nil), MatchEnd(at: Moment(.after(.shootOut)))]
    let file = MatchWriter().bytes(of: match)
    for (stylesheet, more) in [
      (ReportKind.page, [] as [ReportStylesheet.Parameter]), (.text, []), (.message, []),
      (.drawing, [("card", "result")]),
    ] {
      let made = try ReportStylesheet(stylesheet).bytes(
        of: file, name: "m.xml", parameters: [("lang", language)] + more)
      let text = String(decoding: made, as: UTF8.self)
      #expect(text.matches(of: #/(?i)penal|\bpens?\b/#).isEmpty, "\(stylesheet)")
      #expect(stylesheet != .page || Markup(made).all("p").contains { Markup(made).text(of: $0).contains(stage) })
    }
  }

  /// Corners count only where there are any.
  @Test func momentumNamesWhatItCounts() throws {
    func caption(_ page: Markup) throws -> String {
      let section = try #require(page.all("section").first { $0.attributes["id"] == "momentum" })
      return page.text(of: try #require(page.descendants(of: section, "figcaption").first)).components(
        separatedBy: "below. "
      ).dropFirst().joined()
    }
    let weights = "Attempts in five minutes: a goal counts 4, a shot saved or against the woodwork 3, any other 2"
    #expect(try caption(Self.page("official")) == weights + ", a corner 1.")
    let none = try Self.page("handball") { $0.replacing(/<corner [^>]*>/, with: "").replacing("</corner>", with: "") }
    #expect(try caption(none) == weights + ".")
  }

  /// The labels of the axis are equally far apart, also if the second half does not begin at one of them.
  @Test(arguments: [
    ("official", 45, ["0′", "15′", "30′", "45′", "60′", "75′"]), ("futsal", 20, ["0′", "10′", "20′", "30′"]),
    ("youth", 25, ["0′", "15′", "30′", "45′"]), ("youth", 12, ["0′", "12′"]),
  ])
  func momentumHasAnEvenAxis(_ rules: String, _ length: Int, _ labels: [String]) throws {
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Muro")))
    match.ruleSet = rules
    for half in 1...2 {
      match.actions += [
        PeriodStart(.regular(half), length: length, wallClock: nil),
        Chance(
          at: .at(length * half - 2, in: half), team: .home,
          shot: Shot(shooter: .player(PlayerID(joinedAfter: 3))), outcome: .saved),
        PeriodEnd(.regular(half), minute: MatchMinute(length * half), wallClock: nil),
      ]
    }
    let page = Markup(try ReportStylesheet(.page).bytes(of: MatchWriter().bytes(of: match), name: "match.xml"))
    let section = try #require(page.all("section").first { $0.attributes["id"] == "momentum" })
    let ticks = page.descendants(of: section, "text").filter { $0.attributes["class"] == "tick" }
    #expect(ticks.map { page.text(of: $0) } == labels)
  }

  @Test func basketballHasNoGoalkeeper() throws {
    let page = try Self.page("basketball")
    #expect(!page.text(of: try #require(page.first("body"))).contains("(GK)"))
    #expect(try Self.page("handball").text(of: try #require(Self.page("handball").first("body"))).contains("(GK)"))
  }

  /// Proposed starters who appear in no event may not have played: they are not listed, except for the goalkeeper who
  /// has the saves. On a phone, players without figures are named after the others.
  @Test(arguments: [
    ("en", "Without figures:", "%"), ("es", "Sin cifras:", "\u{A0}%"), ("ca", "Sense xifres:", "\u{A0}%"),
  ])
  func provisionalAndIdlePlayers(_ language: String, _ label: String, _ unit: String) throws {
    let file = try ReportFixture.path("idle-\(language).xml")
    let made = try ReportFixture.run(
      ReportFixture.program, ["new", "-f", file, "Inca", "Muro", "--rules", "handball"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try run(
      ReportFixture.program, ["record", file, "--input", "-"],
      text: "start !\n1' 7g,9\n2' 4x\n3' 5n tall\n4' 9s+\n5' v3g\n")
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let page = Markup(try ReportFixture.page(file, "--lang", language))
    let tables = page.all("table").filter { $0.attributes["class"] == "players" }
    let rows = tables.flatMap { page.descendants(of: $0, "tr") }.compactMap { row in
      row.attributes["data-player"].map { [$0, row.attributes["class"] ?? ""] }
    }
    #expect(
      rows == [
        ["home-1", "idle"], ["home-4", ""], ["home-5", "idle"], ["home-7", ""], ["home-9", ""], ["away-1", ""],
        ["away-3", ""],
      ])
    let labels = tables.flatMap { page.descendants(of: $0, "tr") }.compactMap { $0.attributes["data-h"] }
    #expect(labels == [label, label])
    let units = tables.flatMap { page.descendants(of: $0, "td") }.compactMap { $0.attributes["data-u"] }
    #expect(units == [unit, unit])
  }

  /// Each figure of a player stands under the head of its statistic, including suspensions and notes.
  @Test func figuresStandUnderTheirHeads() throws {
    let file = try ReportFixture.path("suspended.xml")
    let made = try ReportFixture.run(
      ReportFixture.program, ["new", "-f", file, "Inca", "Muro", "--rules", "handball"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try run(
      ReportFixture.program, ["record", file, "--input", "-"], text: "start !\n1' 7g,9\n2' 4x\n3' 5n tall\n4' 9s+\n")
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let page = Markup(try ReportFixture.page(file, "--lang", "en", "--private"))
    let table = try #require(page.all("table").first { $0.attributes["class"] == "players" })
    let heads = page.descendants(of: table, "abbr").map { page.text(of: $0) }
    var under: [String: String] = [:]
    for row in page.descendants(of: table, "tr").dropFirst() {
      for (head, cell) in zip(heads, page.descendants(of: row, "td")) {
        if let statistic = cell.attributes["data-h"] { under[statistic] = head }
      }
    }
    #expect(Set(["2′", "A", "G", "N", "OT", "S"]).isSubset(of: under.keys), "\(heads)")
    #expect(under.allSatisfy { $0.key == $0.value }, "\(under)")
  }

  /// Twenty-one more goals for a player of the home side.
  @Test func manyGoalsAreShownAsTotals() throws {
    let goals = (1...21).map {
      "<gol dorsalautor=\"9\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" zona=\"\" minut=\"\($0 + 50)\" ordre=\"\($0 + 80)\" part=\"2\"><minut>\($0 + 50)</minut><autor>x</autor><assistencia/><origen/><superficie/></gol>"
    }
    let page = try Self.page("handball") { $0.replacing("<gols>", with: "<gols>" + goals.joined(), maxReplacements: 1) }
    let head = try #require(page.first("header"))
    let scorers = page.descendants(of: head, "li").map { page.text(of: $0).trimmed }
    #expect(scorers.first == "9\u{A0}Cesc Falguera 22", "\(scorers)")
    // An own goal is in no player's total, so it keeps its minute.
    #expect(scorers.filter { !$0.contains("(o.g.)") }.allSatisfy { !$0.contains("′") }, "\(scorers)")
    let ids = page.all("section").compactMap { $0.attributes["id"] }
    #expect(ids.contains("score-run"))
    // A chart of cards and substitutions alone is left out.
    let timeline = try #require(page.all("section").first { $0.attributes["id"] == "timeline" })
    #expect(page.children(of: timeline).map(\.name) == ["h2", "ol"])
    let events = try #require(page.all("ol").first { $0.attributes["class"] == "incidents" })
    #expect(!page.text(of: events).contains("22–"))
    #expect(page.lineup(of: "home")["home-9"]?.first == "goal goal ×22", "\(page.lineup(of: "home"))")
    #expect(page.lineup(of: "home")["home-10"]?.first?.trimmed == "goal goal")
  }

  /// Headings are parameters. A section with an empty heading is left out.
  @Test func headingsAreParameters() throws {
    let file = ReportFixture.handmade("rich")
    let page = Markup(
      try ReportFixture.page(
        file, "--lang", "en", "--param", "zones-heading=", "--param", "log-heading=All of it"))
    let ids = page.all("section").compactMap { $0.attributes["id"] }
    #expect(!ids.contains("zones") && ids.contains("log"))
    #expect(page.all("h2").contains { page.text(of: $0) == "All of it" })
    let bar = try #require(page.first("nav"))
    #expect(page.text(of: bar).contains("All of it") && !page.text(of: bar).contains("Shot zones"))
  }
}
