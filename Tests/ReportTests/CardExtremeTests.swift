import Foundation
import MatchModel
import MatchReports
import MatchXML
import TestSupport
import Testing

/// Cards and page heads with more, longer or fewer names than usual. Nothing is cut, and unknown values are not shown
/// as codes.
@Suite struct CardExtremeTests {
  private static func match(_ name: String, _ edit: (String) -> String) throws -> String {
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    return try ReportFixture.write(try #require(edit(rich).data(using: .isoLatin1)), to: name + ".xml")
  }

  /// Eight more players score for the home side, which makes ten.
  @Test(arguments: CardTests.sizes)
  func tenScorers(_ size: String, _ width: Int, _ height: Int) throws {
    let goals = (1...8).map {
      "<gol dorsalautor=\"\($0)\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" minut=\"\($0 + 50)\" ordre=\"\($0 + 80)\" part=\"2\"><minut/><autor/><assistencia/><origen/><superficie/></gol>"
    }
    let file = try Self.match("ten-\(size)") {
      $0.replacing("<gols>", with: "<gols>" + goals.joined(), maxReplacements: 1)
    }
    // The program would refuse this file, whose actions share places in the order.
    let drawing = try ReportFixture.run(
      "xsltproc",
      ["--stringparam", "lang", "en", "--stringparam", "size", size, ReportFixture.stylesheet("card.xsl"), file])
    let page = Markup(drawing.outputBytes)
    let texts = page.all("text")
    let names = [
      "Puigcerver", "Móra", "Puigmal", "Balcells", "Albera", "Boixadós", "Ferrús", "Illa", "Falguera", "Muntané",
    ]
    let lines = try names.map { name in
      try #require(texts.first { page.text(of: $0).contains(name + " ") && page.text(of: $0).contains("′") }, "\(name)")
    }
    // All lines have one legible size and do not overlap.
    let sizes = Set(lines.compactMap { $0.attributes["font-size"].flatMap(Double.init) })
    #expect(sizes.count == 1 && sizes.allSatisfy { $0 >= 16 }, "\(sizes)")
    let heights = Set(lines.compactMap { $0.attributes["y"].flatMap(Double.init) }).sorted()
    for (upper, lower) in zip(heights, heights.dropFirst()) { #expect(lower - upper >= (sizes.first ?? 0)) }
    // The list is between the score and the foot.
    let foot = try #require(texts.first { page.text(of: $0).hasPrefix("UE Sant Martí de Provençals win") })
    let footTop = try #require(foot.attributes["y"].flatMap(Double.init)) - 20
    #expect(heights.allSatisfy { $0 < footTop })
    #expect(!texts.contains { page.text(of: $0).contains("…") })
  }

  /// Clubs with names of up to sixty letters, in three lines where that makes them larger.
  @Test(arguments: CardTests.sizes)
  func longNames(_ size: String, _ width: Int, _ height: Int) throws {
    let clubs = [
      "Club Esportiu Sant Andreu de Llavaneres i Montgat", "Real Sociedad Deportiva Alcázar de San Juan y Herencia",
    ]
    let file = try Self.match("long-names-\(size)") {
      $0.replacing("UE Sant Martí de Provençals", with: clubs[0]).replacing("Athletic Ñuñoa", with: clubs[1])
    }
    for card in [["result"], ["fixture"], ["lineup", "--of", "v"], ["player", "--of", "l9"]] {
      let page = Markup(
        try ReportFixture.run(
          ReportFixture.program,
          ["report", file, "-o", "-", "--format", "card-svg", "--size", size, "--card"] + card
        ).outputBytes)
      let texts = page.all("text")
      let all = texts.map { page.text(of: $0) }.joined(separator: " ")
      #expect(!all.contains("…"), "\(card): \(all)")
      #expect(all.contains(clubs[1]), "\(card): \(all)")
      guard card[0] == "result" else { continue }
      let names = texts.filter { ["Deportiva Alcázar de", "San Juan y Herencia"].contains(page.text(of: $0)) }
      #expect(names.count == 2, "\(all)")
      #expect(names.allSatisfy { ($0.attributes["font-size"].flatMap(Double.init) ?? 0) >= 28 })
    }
  }

  /// Players are named by their first surname, which keeps its particles.
  @Test func playersWithTwoSurnames() throws {
    let file = try Self.match("two-surnames") {
      $0.replacing("Carles Puigmal", with: "Antoni Puigcerver i Casanovas")
        .replacing("Oriol Romaní", with: "Bartomeu Vallespir de la Torre Martí")
        .replacing("Pol Güell", with: "Joan Miquel Llompart i Crespí")
    }
    let page = try ReportFixture.card(file, "--card", "lineup", "--of", "l")
    let texts = page.all("text").map { page.text(of: $0) }
    let defence = try #require(texts.firstIndex(of: "2"))
    #expect(texts[defence...].prefix(8) == ["2", "Móra", "3", "Puigcerver", "4", "Balcells", "5", "Albera"])
    let bench = try #require(texts.firstIndex(of: "Substitutes"))
    #expect(
      texts[bench...].dropFirst().first == "12 de la Torre · 13 Llompart · 14 M. Solé i Vilà · 15 Èric Ribes")
  }

  /// One long name does not shrink the others in its row: it is smaller itself, in two lines if it has a hyphen.
  @Test func longNameInARow() throws {
    let squad = [
      ("Pau", "GK"), ("Riera", "CB"), ("Eva Puig-Schwarzenberger", "CB"), ("Marc Papastathopoulos", "CB"),
      ("Toni Nou", "CB"), ("Joan", "CM"), ("Biel", "AM"), ("Guiem", "ST"),
    ]
    var match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
    for (index, (name, position)) in squad.enumerated() {
      let number = try #require(ShirtNumber(index + 1))
      match[.home].add(Player(number: number, name: name, isStarter: true, position: position))
    }
    let page = Markup(
      try ReportStylesheet(.drawing).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml",
        parameters: [("lang", "en"), ("card", "lineup"), ("size", "wide"), ("of", "l")]))
    let names = page.all("text").filter { text in
      text.attributes["text-anchor"] == "start" && text.attributes["font-weight"] == "700"
    }
    #expect(
      names.map { page.text(of: $0) + " " + ($0.attributes["font-size"] ?? "") } == [
        "Home 46", "Pau 27", "Riera 23", "Puig- 17", "Schwarzenberger 13", "Papastathopoulos 13", "Nou 23", "Joan 27",
        "Biel 27", "Guiem 27",
      ])
  }

  /// If a legible text has no room for all scorers, the card shows those with the most goals, and how many more scored.
  @Test(arguments: zip(CardTests.sizes, [8, 4, 14]))
  func twentyFiveScorers(_ size: (String, Int, Int), _ shown: Int) throws {
    var match = Match(teams: BothSides(home: Team(name: "Home"), away: .unnamed("Away")))
    match.ruleSet = "handball"
    match.actions += [PeriodStart(.regular(1), length: 30, wallClock: nil)]
    for number in 1...25 {
      let player = match[.home].add(
        Player(number: try #require(ShirtNumber(number)), name: "Papastathopoulo\(number)"))
      for _ in 1...max(1, 4 - number) {
        match.actions.append(
          Goal(
            at: .at(3), team: .home,
            shot: Shot(shooter: .player(player))))
      }
    }
    let page = Markup(
      try ReportStylesheet(.drawing).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en"), ("size", size.0)]))
    let list = page.all("text").filter { $0.attributes["font-weight"] == "400" }
    let scorers = (1...shown).map { "Papastathopoulo\($0) \(max(1, 4 - $0))" }
    #expect(list.map { page.text(of: $0) } == scorers + ["and \(25 - shown) more"])
    #expect(list.allSatisfy { ($0.attributes["font-size"].flatMap(Double.init) ?? 0) >= 24 })
  }

  /// More than seven goals leave no room for given names, but “No.” and “unknown” are none.
  @Test func numbersAreNotShortened() throws {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.actions += [PeriodStart(.regular(1), length: 45, wallClock: nil)]
    let numbered = try [7, 9, 10, 11, 6, 8, 5].map { number in
      let shirt = try #require(ShirtNumber(number))
      return Person.player(try #require(match[.home].player(numbered: shirt)))
    }
    for scorer in numbered + [.unidentified(1)] {
      match.actions.append(
        Goal(at: .at(3), team: .home, shot: Shot(shooter: scorer)))
    }
    let page = Markup(
      try ReportStylesheet(.drawing).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en"), ("names", "numbers")]))
    let list = page.all("text").filter { $0.attributes["font-weight"] == "400" }.map { page.text(of: $0) }
    #expect(list == [7, 9, 10, 11, 6, 8, 5].map { "No. \($0): 3′" } + ["unknown player 3′"])
  }

  /// More than seven goals leave no room for given names, but two scorers of a team may have one surname.
  @Test func namesakesKeepTheirGivenNames() throws {
    var match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
    match.actions += [PeriodStart(.regular(1), length: 45, wallClock: nil)]
    let names = ["Marc Llompart", "Llompart, Joan Miquel", "Pere Puig", "Jordi Pons"]
    for (side, names) in [(Side.home, names), (.away, ["Aina Puig"])] {
      for (index, name) in names.enumerated() {
        let player = match[side].add(Player(number: try #require(ShirtNumber(index + 2)), name: name))
        for _ in 1...2 {
          match.actions.append(
            Goal(
              at: .at(3), team: side,
              shot: Shot(shooter: .player(player))))
        }
      }
    }
    let page = Markup(
      try ReportStylesheet(.drawing).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")]))
    let list = page.all("text").filter { $0.attributes["font-weight"] == "400" }.map { page.text(of: $0) }
    #expect(
      list == [
        "Marc Llompart 3′, 3′", "Joan Miquel Llompart 3′, 3′", "Puig 3′, 3′", "Pons 3′, 3′", "Puig 3′, 3′",
      ])
  }

  /// If only the goalkeeper's position is known, ten players in a row would not fit: the line-up is a grid of numbers.
  @Test func lineUpWithoutPositions() throws {
    let file = try Self.match("no-positions") { $0.replacing(#/ posicio="[^G"][^"]*"/#, with: "") }
    let page = try ReportFixture.card(file, "--card", "lineup", "--of", "l", "--names", "numbers")
    let discs = page.all("circle").map { disc in
      ["cx", "cy", "r"].map { disc.attributes[$0] ?? "" }.joined(separator: " ")
    }
    let grid = [314, 561, 808].flatMap { y in [165, 415, 665, 915].map { "\($0) \(y) 89" } }
    #expect(discs == Array(grid.prefix(11)))
  }

  /// A card of a fixture without a time shows the whole day.
  @Test(arguments: CardTests.sizes)
  func dayWithoutTime(_ size: String, _ width: Int, _ height: Int) throws {
    let file = try Self.match("no-time-\(size)") { $0.replacing(#/ hora="[^"]*"/#, with: "", maxReplacements: 1) }
    let page = try ReportFixture.card(file, "--card", "fixture", "--size", size, "--lang", "ca")
    let texts = page.all("text").map { page.text(of: $0) }
    let weekday = try #require(texts.firstIndex(of: "Dimecres"))
    #expect(texts[weekday...].prefix(3) == ["Dimecres", "15 d'octubre", "de 2025"])
  }

  /// An unidentified scorer appears as ?1 only in outputs for people who may have to identify them.
  @Test func unidentifiedScorer() throws {
    let file = try Self.match("unidentified") {
      $0.replacing(
        "dorsalautor=\"9\" dorsalassistencia=\"5\"",
        with: "dorsalautor=\"\" desconeguts=\"dorsalautor:1\" dorsalassistencia=\"5\""
      )
      .replacing("<autor>Cesc Falguera</autor>", with: "<autor/>", maxReplacements: 1)
    }
    let card = try ReportFixture.card(file, "--card", "result", "--lang", "en")
    #expect(card.all("text").contains { card.text(of: $0) == "unknown player 12′" })
    for (option, words) in [([], "unknown player"), (["--private"], "?1")] {
      let made = try ReportFixture.run(
        ReportFixture.program, ["report", file, "-o", "-", "--lang", "en"] + option)
      let page = Markup(made.outputBytes)
      let head = try #require(page.first("header"))
      #expect(page.descendants(of: head, "li").contains { page.text(of: $0).trimmed.hasPrefix(words + " 12′") })
      #expect(option.isEmpty == !page.text(of: try #require(page.first("body"))).contains("?1"))
    }
  }

  /// A long name of a figure takes two lines.
  @Test func longNameOfAFigure() throws {
    let file = try ReportFixture.recorded(
      "two-technicals", "basketball", "start\n2' 4g\n3' 4 technical\n4' 4 unsportsmanlike\n")
    #expect(
      try Self.figures(file) == ["2", "Points", "4", "Minutes played", "4′", "Two technical or", "unsportsmanlike"])
  }

  /// The card of a sending-off appears once, with its minute.
  @Test func sendingOffAppearsOnce() throws {
    let file = try ReportFixture.recorded("blue-card", "handball", "start\n3' 4 blue\n")
    #expect(try Self.figures(file) == ["3′", "Blue card"])
  }

  /// A player without any other figure gets a card with own goals and fouls rather than an empty one.
  @Test func playerWithAnOwnGoalAndAFoul() throws {
    let file = try ReportFixture.recorded("own-goal-and-foul", "futsal", "start\n3' 4og\n4' 4f\n")
    #expect(try Self.figures(file) == ["1", "Own goal", "1", "Foul committed"])
  }

  /// A card counts: two blue cards in Spanish, one in Catalan.
  @Test func cardsOfAPlayerAgree() throws {
    let file = try ReportFixture.recorded("two-blue", "rink", "start\n24:00' 4u\n20:00' 4u\n19:00' v4u\n")
    func figures(_ of: String, _ language: String) throws -> [String] {
      let card = try ReportFixture.card(file, "--card", "player", "--of", of, "--lang", language)
      return card.all("text").filter { $0.attributes["fill"] == "#111" }.map { card.text(of: $0) }
    }
    #expect(try figures("l4", "es") == ["2", "Tarjetas azules"])
    #expect(try figures("v4", "ca") == ["1", "Targeta blava"])
  }

  private static func figures(_ file: String) throws -> [String] {
    let card = try ReportFixture.card(file, "--card", "player", "--of", "l4", "--lang", "en")
    return card.all("text").filter { $0.attributes["fill"] == "#111" }.map { card.text(of: $0) }
  }

  /// The minutes of a team without names continue in further lines where one would have to be cut.
  @Test func manyGoalsOfATeamWithoutNames() throws {
    let goals = (1...20).map { "\($0)' \($0 == 1 ? "9" : "v9")g\n" }.joined()
    let file = try ReportFixture.recorded("unnamed-goals", "handball", "start\n\(goals)")
    let card = try ReportFixture.card(file, "--team", "ours", "--card", "result", "--lang", "en")
    let lines = card.all("text").filter { $0.attributes["x"] == "810" }.map { card.text(of: $0) }
    #expect(
      lines == [
        "Sineu", "2′, 3′, 4′, 5′, 6′, 7′, 8′, 9′,", "10′, 11′, 12′, 13′, 14′, 15′,", "16′, 17′, 18′, 19′, 20′",
      ])
  }

  /// A player without a name among named ones is shown as "no name". A team with only numbers does not repeat that.
  @Test(arguments: [true, false])
  func numbersWithoutNames(_ all: Bool) throws {
    let file = try Self.match("numbers-\(all)") { rich in
      rich.replacing(/<nom>[^<]*<\/nom><titular>/, with: "<nom/><titular>", maxReplacements: all ? .max : 1)
    }
    let page = Markup(try ReportFixture.page(file, "--lang", "en"))
    let lines = page.all("li").filter { $0.attributes["data-player"] == "home-1" }.map { page.text(of: $0).trimmed }
    #expect(lines == [all ? "1 (GK)" : "1 no name (GK)"])
  }

  /// The periods come before the shoot-out, in the order of play.
  @Test func quartersBeforeTheShootOut() throws {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = "hockey"
    for number in 1...4 {
      match.actions += [
        PeriodStart(.regular(number), length: 15, wallClock: nil),
        PeriodEnd(.regular(number), minute: MatchMinute(15 * number), wallClock: nil),
      ]
    }
    match.actions += [
      PeriodStart(.shootOut, length: 0, wallClock: nil),
      ShootOutKick(
        at: Moment(.during(.shootOut)), team: .home, taker: .player(PlayerID(joinedAfter: 0)), outcome: .scored),
    ]
    let file = MatchWriter().bytes(of: match)
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", "en")]))
    let state = page.text(of: try #require(page.all("p").first { $0.attributes["class"] == "state" }))
    let quarters = try #require(state.firstRange(of: "By period 0–0, 0–0, 0–0, 0–0"), "\(state)")
    let kicks = try #require(state.firstRange(of: "Shoot-out 1–0"), "\(state)")
    #expect(quarters.upperBound <= kicks.lowerBound)
  }
}
