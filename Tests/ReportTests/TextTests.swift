import Foundation
import MatchModel
import MatchReports
import MatchRules
import MatchXML
import Testing

/// The report as text, and the tables for the spreadsheet.
@Suite struct TextTests {
  /// The first two minutes of a basketball match, with everything that only this game has.
  private static func basketball() throws -> [UInt8] {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    let rules = try #require(RuleSetLibrary.rules("basketball"))
    match.ruleSet = "basketball"
    match.overrides = rules.differences(from: rules)
    for side in Side.allCases {
      for id in match[side].playerIDs {
        match[side][id].isStarter = match[side][id].number.rawValue <= 5
        match[side][id].isGoalkeeper = match[side][id].number.rawValue == 4
      }
    }
    func score(_ code: String, _ minute: Int, _ side: Side) throws -> Goal {
      Goal(
        at: .at(minute), team: side,
        shot: Shot(
          shooter: .player(PlayerID(joinedAfter: 3)), score: try #require(rules.score(ScoreCode(rawValue: code))).score)
      )
    }
    func own(_ code: String, _ minute: Int) -> OwnAction {
      OwnAction(ActionCode(rawValue: code), at: .at(minute), team: .home, player: .player(PlayerID(joinedAfter: 2)))
    }
    match.actions = [
      PeriodStart(.regular(1), length: 10, wallClock: nil), try score("doble", 1, .home), try score("lliure", 1, .home),
      try score("triple", 2, .away), own("rebot", 2), own("robada", 2),
      PeriodEnd(.regular(1), minute: MatchMinute(10), wallClock: nil),
      PeriodStart(.regular(2), length: 10, wallClock: nil),
    ]
    return MatchWriter().bytes(of: Ledger(replaying: match, rules: rules).match)
  }

  private static func text(_ language: String) throws -> [String] {
    let made = try ReportStylesheet(.text).bytes(of: basketball(), name: "match.xml", parameters: [("lang", language)])
    return String(decoding: made, as: UTF8.self).components(separatedBy: "\n")
  }

  /// Steals and rebounds are in the player's line, and no abbreviation has two meanings.
  @Test(arguments: ["ca", "es", "en"])
  func everyAbbreviationMeansOneThing(_ language: String) throws {
    let lines = try Self.text(language)
    let player = try #require(lines.first { $0.hasPrefix("  3 ") })
    #expect(player == "  3                              10′  P+ 3  P− 3  r 1  k 1", "\(player)")
    let from = try #require(lines.lastIndex { $0.hasPrefix("PTS") })
    let entries = lines[from...].prefix { !$0.isEmpty }.flatMap { line in
      line.matches(of: #/(?:^| {2,})(\S{1,4}) +\S/#).map { String($0.output.1) }
    }
    #expect(entries.count > 6 && Set(entries).count == entries.count, "\(entries)")
  }

  /// Four quarters, two of which have been played: no halves. There are no goalkeepers either.
  @Test func quartersAreNotCalledHalves() throws {
    let text = try Self.text("en").joined(separator: "\n")
    #expect(text.contains("Second quarter starts") && !text.contains("half"))
    #expect(!text.contains("(GK)"))
    let page = String(
      decoding: try ReportStylesheet(.page).bytes(
        of: Self.basketball(), name: "match.xml", parameters: [("lang", "en")]),
      as: UTF8.self)
    #expect(!page.contains("(GK)") && !page.contains("first half"))
  }

  /// A team's players, and the row for actions without a player, add up to the team's figures on the page.
  @Test func playersTableAddsUp() throws {
    for match in ["rich", "extra-time"] {
      let file = Array(try Data(contentsOf: URL(filePath: ReportFixture.handmade(match))))
      let table = try ReportStylesheet(.players).bytes(
        of: file, name: "match.xml", parameters: [("codes", "yes"), ("separator", "\t")])
      let rows = String(decoding: table, as: UTF8.self).split(separator: "\r\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      let head = try #require(rows.first)
      let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml"))
      let names = ["home": "UE Sant Martí de Provençals", "away": "Athletic Ñuñoa"]
      var compared = 0
      for (figure, shown) in page.figures() where Set(figure.about.keys) == ["stat", "team"] && figure.stat != "score" {
        guard let column = head.firstIndex(of: figure.stat), figure.stat != "conversion",
          let name = figure["team"].flatMap({ names[$0] })
        else { continue }
        let sum = rows.filter { $0[0] == name }.reduce(0) { $0 + (Int($1[column]) ?? 0) }
        #expect(String(sum) == shown, "\(match) \(figure)")
        compared += 1
      }
      #expect(compared > 20, "\(compared)")
    }
  }

  /// Of squads without names, the players of the actions are listed and the goalkeepers, who have the saves.
  @Test func goalkeepersAreListed() throws {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = "amateur"
    let (shooter, scorer) = (PlayerID(joinedAfter: 8), PlayerID(joinedAfter: 7))
    for id in [shooter, scorer] { match[.home][id].isConfirmed = true }
    match.actions = [PeriodStart(.regular(1), length: 45, wallClock: nil)]
    match.actions += [5, 8].map {
      Chance(at: .at($0), team: .home, shot: Shot(shooter: .player(shooter)), outcome: .saved)
    }
    match.actions.append(Goal(at: .at(20), team: .home, shot: Shot(shooter: .player(scorer))))
    let text = String(
      decoding: try ReportStylesheet(.text).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")]), as: UTF8.self)
    let squads = try #require(text.firstRange(of: "\nHome\n----\n"))
    let log = try #require(text.firstRange(of: "\nMinute by minute\n"))
    #expect(
      text[squads.lowerBound..<log.lowerBound] == """

        Home
        ----
          1  (GK)                        20′  GF 1
          8                              20′  G 1  S 1  OT 1  GF 1
          9                              20′  S 2  OT 2  Sv 2  GF 1

        Away
        ----
          1  (GK)                        20′  GK 2  GA 1

        Abbreviations
        -------------
        G   Goals                               S   Shots
        OT  On target                           Sv  Saved
        GK  Saves                               GF  Goals for while on
        GA  Goals against while on

        """)
  }

  /// A scorer known only by number is "No. 9" in the head, in the story and in the text.
  @Test func scorerKnownByNumberIsShownSo() throws {
    let file = Array(try Data(contentsOf: URL(filePath: ReportFixture.handmade("rich"))))
    let parameters: [ReportStylesheet.Parameter] = [("lang", "en"), ("names", "numbers")]
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: parameters))
    let head = try #require(page.first("header"))
    #expect(
      page.descendants(of: head, "li").map { page.text(of: $0) }.filter { $0.hasPrefix("No.") } == [
        "No. 9 12′", "No. 8 (Athletic Ñuñoa) 50′\u{A0}(o.g.)", "No. 10 90+5′", "No. 6 42′", "No. 2 78′",
      ])
    let story = try #require(page.all("ol").first { $0.attributes["class"] == "incidents" })
    #expect(
      page.descendants(of: story, "b").map { page.text(of: $0) }.filter { $0.hasPrefix("No. ") } == [
        "No. 9", "No. 6", "No. 8 (Athletic Ñuñoa)", "No. 2", "No. 4", "No. 10",
      ])
    let text = try ReportStylesheet(.text).bytes(of: file, name: "match.xml", parameters: parameters)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let goals = lines.filter { $0.contains("–") && $0.contains("No. ") }.map { line in line.drop { $0 == " " } }
    #expect(
      goals.prefix(5) == [
        "12′  1–0   No. 9 · UE Sant Martí de Provençals", "42′  1–1   No. 6 · Athletic Ñuñoa",
        "50′  2–1   No. 8 (Athletic Ñuñoa) (o.g.) · UE Sant Martí de Provençals", "78′  2–2   No. 2 · Athletic Ñuñoa",
        "90+5′  3–2   No. 10 · UE Sant Martí de Provençals",
      ])
  }

  /// The list of events names what is special about a goal or a card in words.
  @Test func eventListDescribesSpecialEvents() throws {
    let file = Array(try Data(contentsOf: URL(filePath: ReportFixture.handmade("rich"))))
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", "en")]))
    let story = try #require(page.all("ol").first { $0.attributes["class"] == "incidents" })
    let items = page.descendants(of: story, "li").map { page.text(of: $0) }
    #expect(items.contains { $0.contains("8\u{A0}Javi Martiarena") && $0.hasSuffix("Own goal") }, "\(items)")
    #expect(items.contains { $0.contains("Balcells") && $0.hasSuffix("Goal disallowed") })
    #expect(items.contains { $0.contains("3\u{A0}Carles Puigmal") && $0.hasSuffix("Penalty saved") })
    #expect(items.contains { $0.contains("6\u{A0}Sergi Boixadós") && $0.hasSuffix("Second yellow") })
  }

  /// A player who goes off without a replacement is in the list of events and on the timeline.
  @Test(arguments: [("en", "Goes off"), ("es", "Sale"), ("ca", "Surt")])
  func departureIsAnEvent(_ language: String, _ words: String) throws {
    let file = try ReportFixture.path("departure-\(language).xml")
    let script = try ReportFixture.write(
      "start\n45' end\nstart\n70' 16>\n90' end\n".utf8, to: "departure-\(language).script")
    let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Artà", "Sineu"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try ReportFixture.run(ReportFixture.program, ["record", file, "--input", script])
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let page = Markup(try ReportFixture.page(file, "--lang", language))
    let timeline = try #require(page.all("section").first { $0.attributes["id"] == "timeline" })
    #expect(page.descendants(of: timeline, "li").map { $0.attributes["class"] } == ["home"])
    let how = page.descendants(of: timeline, "span").filter { $0.attributes["class"] == "how" }
    #expect(how.map { page.text(of: $0) } == [words])
    #expect(page.descendants(of: timeline, "title").map { page.text(of: $0) } == ["Artà, 70′ \(words) 16"])
  }

  /// A card without a player, in the text and on the page for spectators.
  @Test func detailsFollowTheKindIfThePlayerIsMissing() throws {
    let file = ReportFixture.handmade("documented")
    let text = String(decoding: try ReportFixture.page(file, "--lang", "en", "--format", "text"), as: UTF8.self)
    #expect(
      text.split(separator: "\n").filter { $0.hasSuffix("dissent") }.map { String($0).trimmed } == [
        "30′  H  Card · dissent", "45′  A  Card 15 Ibai Goñi · dissent",
      ])
    let page = Markup(
      try ReportStylesheet(builtIn: "live-home.xsl").bytes(
        of: Array(try Data(contentsOf: URL(filePath: file))), name: "m.xml", parameters: [("lang", "en")]))
    let events = page.all("span").filter { $0.attributes["class"] == "what" }.map { page.text(of: $0) }
    #expect(
      events.filter { $0.contains("dissent") } == [
        "Card15 Ibai Goñi · dissentAthletic Ñuñoa", "CarddissentUE Sant Martí de Provençals",
      ])
  }

  /// Reports leave out the numbers from 1 to 11 of a line-up that was never typed.
  @Test func provisionalNumbersAreNotShown() throws {
    func file(_ name: String, _ script: String) throws -> String {
      let file = try ReportFixture.path("provisional-\(name).xml")
      let lines = try ReportFixture.write(script.utf8, to: "provisional-\(name).script")
      let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Artà", "Sineu"])
      try #require(made.status == .exited(0), "\(made.error)")
      let recorded = try ReportFixture.run(ReportFixture.program, ["record", file, "--input", lines])
      try #require(recorded.status == .exited(0), "\(recorded.error)")
      return file
    }
    func players(_ file: String) throws -> [String] {
      let text = String(decoding: try ReportFixture.page(file, "--format", "text"), as: UTF8.self)
      return text.split(separator: "\n").filter { $0.firstMatch(of: #/^ *\d+ {3,}.*′/#) != nil && !$0.contains("–") }
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    let nobody = try file("nobody", "start\n45' end\nstart\n90' end\n")
    #expect(try players(nobody) == [])
    let page = Markup(try ReportFixture.page(nobody))
    #expect(page.all("section").compactMap { $0.attributes["id"] } == ["log"])
    #expect(try players(file("one", "start\n30' 9y\n45' end\nstart\n90' end\n")) == ["9 90′ Y 1"])
  }

  /// A mark stands apart from the team where the players of one are not named.
  @Test(arguments: [("en", "(pen.)", "(o.g.)"), ("es", "(p.)", "(p.p.)"), ("ca", "(p.)", "(p.p.)")])
  func marksOfUnnamedScorers(_ language: String, _ penalty: String, _ own: String) throws {
    let goals = try Self.goals(
      of: "3' v9g penalty\n5' v4 own goal\n7' v9g\n8' 9g penalty\n", "official", ["--team", "ours", "--lang", language])
    let number = language == "en" ? "No. 9" : language == "es" ? "n.º 9" : "núm. 9"
    #expect(
      goals == [
        "3′  0–1   \(penalty) · Muro", "5′  1–1   \(own) · Inca", "7′  1–2   Muro",
        "8′  2–2   \(number) \(penalty) · Inca",
      ])
  }

  @Test(arguments: [("en", "No. 4"), ("es", "n.º 4"), ("ca", "núm. 4")])
  func handballCountsSevenMetreThrows(_ language: String, _ number: String) throws {
    #expect(
      try Self.goals(of: "3' 4g penalty\n", "handball", ["--lang", language]) == ["3′  1–0   \(number) (7 m) · Inca"])
  }

  private static func goals(of script: String, _ rules: String, _ arguments: [String]) throws -> [String] {
    let name = "goals-\(rules)-\(arguments.last ?? "")"
    let file = try ReportFixture.path(name + ".xml")
    let written = try ReportFixture.write("start\n\(script)".utf8, to: name + ".script")
    let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Inca", "Muro", "--rules", rules])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try ReportFixture.run(ReportFixture.program, ["record", file, "--input", written])
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let text = try ReportFixture.run(
      ReportFixture.program, ["report", file, "-o", "-", "--format", "text"] + arguments)
    return text.output.split(separator: "\n").prefix { !$0.hasPrefix("---") }.map { String($0).trimmed }
      .filter { $0.contains("′  ") }
  }
}
