import MatchModel
import MatchReports
import MatchRules
import MatchXML
import SampleMatches
import Testing

/// Sendings-off that no card stands for, in every report.
@Suite struct DismissalPageTests {
  private static func report(_ kind: ReportKind, _ ledger: Ledger, _ parameters: ReportStylesheet.Parameter...) throws
    -> [UInt8]
  {
    try ReportStylesheet(kind).bytes(
      of: MatchWriter().bytes(of: ledger.match), name: "match.xml", parameters: parameters)
  }

  /// The minutes of a player who is out and not replaced end with the foul, and the team plays on with fewer players.
  @Test func minutesMatchTheStatistics() throws {
    for (ledger, player, minutes) in [
      (DismissalMatch.basketball(), "home-4", ["5"]), (DismissalMatch.basketball(), "away-7", ["7"]),
      (DismissalMatch.handball(), "away-8", []),
    ] {
      let facts = Facts(ledger)
      let figures = Markup(try Self.report(.page, ledger, ("lang", "en"))).figures().filter {
        ["minutes", "minutes-served", "goals-for", "goals-against", "fouls"].contains($0.figure.stat)
      }
      #expect(figures.contains { $0.figure["men"] == "fewer" || $0.figure["men"] == "more" })
      for (figure, shown) in figures { #expect(facts.answer(figure) == .value(Facts.number(shown) ?? -1), "\(figure)") }
      #expect(
        figures.filter { $0.figure.about == ["stat": "minutes", "player": player] }.map(\.shown) == minutes)
    }
  }

  @Test(arguments: [
    ("en", ["Fifth foul", "Disqualifying"], ["Two minutes", "Two minutes", "Third suspension", "Red card"]),
    ("es", ["Quinta falta", "Descalificante"], ["Exclusión", "Exclusión", "Tercera exclusión", "Tarjeta roja"]),
    (
      "ca", ["Cinquena falta", "Desqualificadora"], ["Exclusió", "Exclusió", "Tercera exclusió", "Targeta vermella"]
    ),
  ])
  func eventsNameTheDismissal(_ language: String, _ fouls: [String], _ suspensions: [String]) throws {
    func bookings(_ ledger: Ledger) throws -> [String] {
      let page = Markup(try Self.report(.page, ledger, ("lang", language)))
      let list = try #require(page.all("ol").first { $0.attributes["class"] == "incidents" })
      return page.descendants(of: list, "li").flatMap { item in
        page.descendants(of: item, "use").contains { $0.attributes["href"] == "#s-out" }
          ? [] : page.descendants(of: item, "span").filter { $0.attributes["class"] == "how" }
      }.map { page.text(of: $0).trimmed }
    }
    #expect(try bookings(DismissalMatch.basketball()) == fouls)
    #expect(try bookings(DismissalMatch.handball()) == suspensions)
  }

  /// The line-ups have the sign, and the key explains it.
  @Test func lineupsShowWhoIsOut() throws {
    for (ledger, player, signs) in [
      (DismissalMatch.basketball(), "home-4", ["#s-off"]),
      (DismissalMatch.handball(), "away-8", ["#s-card-exclusio", "#s-card-exclusio", "#s-off"]),
    ] {
      let page = Markup(try Self.report(.page, ledger, ("lang", "en")))
      let section = try #require(page.all("section").first { $0.attributes["id"] == "lineups" })
      func hrefs(_ element: Markup.Element) -> [String] {
        page.descendants(of: element, "use").compactMap { $0.attributes["href"] }
      }
      let line = try #require(
        page.descendants(of: section, "li").first { $0.attributes["data-player"] == player })
      #expect(hrefs(line) == signs)
      let key = try #require(page.descendants(of: section, "p").last { $0.attributes["class"] == "legend" })
      #expect(hrefs(key).count { $0 == "#s-off" } == 1)
      #expect(Set(page.all("symbol").compactMap { $0.attributes["id"] }).isSuperset(of: ["s-off"]))
    }
  }

  @Test func staffWhoAreOutHaveTheSign() throws {
    var ledger = DismissalMatch.basketball()
    var match = ledger.match
    let coach = OfficialCode(rawValue: "coach")
    match.teams.home.officials = [Official(code: coach)]
    match.actions = [PeriodStart(.regular(1), length: 10, wallClock: nil)]
    match.actions += (1...2).map { minute in
      Foul(
        at: .at(minute), team: .home, offender: .official(coach),
        code: FoulCode(rawValue: "tecnica"))
    }
    ledger = Ledger(replaying: match, rules: ledger.rules)
    let page = Markup(try Self.report(.page, ledger, ("lang", "en")))
    let staff = try #require(
      page.all("p").first { $0.attributes["class"] == "officials" && page.text(of: $0).contains("coach") })
    #expect(page.descendants(of: staff, "use").map { $0.attributes["href"] } == ["#s-off"])
    let words = page.descendants(of: staff, "span").filter { $0.attributes["class"] == "v" }
    #expect(words.map { page.text(of: $0).trimmed } == ["Two technical or unsportsmanlike"])
  }

  @Test func messageListsTheDismissals() throws {
    func message(_ ledger: Ledger) throws -> String {
      String(decoding: try Self.report(.message, ledger, ("lang", "en")), as: UTF8.self)
    }
    #expect(
      try message(DismissalMatch.basketball()) == """
        Home 2–2 Away
        End of the match

        Points
        Home: No. 10: 2
        Away: No. 9: 2

        Out of the game
        Fifth foul, Home: No. 4 5′
        Disqualifying, Away: No. 7 7′

        """)
    #expect(
      try message(DismissalMatch.handball()) == """
        Home 0–0 Away
        Half-time

        Cards
        Two minutes, Away: No. 8 5′, No. 8 10′
        Third suspension, Away: No. 8 15′
        Red card, Home: No. 3 20′

        """)
  }

  /// The text names the sum beside the foul or the suspension, which are still counted as such.
  @Test func logOfTheTextNamesTheSum() throws {
    func log(_ ledger: Ledger) throws -> [String] {
      String(decoding: try Self.report(.text, ledger, ("lang", "en")), as: UTF8.self).split(separator: "\n")
        .map { String($0).trimmed }.filter { $0.contains("′  ") && $0.contains(" · ") }
    }
    #expect(
      try log(DismissalMatch.basketball()) == (1...4).map { "\($0)′  H  Foul 4 · on 9" } + [
        "5′  H  Foul 4 · on 9 · fifth foul", "7′  A  Foul 7 · disqualifying · on 10",
      ])
    #expect(try log(DismissalMatch.handball()) == ["15′  A  Two minutes 8 · third suspension"])
  }

  /// A second yellow card that is stored as one is a yellow card in the sums of a rule set.
  @Test func secondYellowCountsAsAYellow() throws {
    let known = try #require(RuleSetLibrary.rules("handball"))
    var rules = known
    try rules.set("without", to: "offside,corner,added,ma")
    try rules.set("sum.segonagroga", to: "2 of groga : away 2 short 2 becomes")
    try rules.set("sum.quarta", to: "4 of groga exclusio : out short 2")
    var match = DismissalMatch.handball().match
    match.overrides = rules.differences(from: known)
    match.actions = [PeriodStart(.regular(1), length: 30, wallClock: nil)]
    let suspension = CardColor(rawValue: "exclusio")
    match.actions += [(2, CardColor.yellow), (4, .secondYellow), (9, suspension), (12, .yellow)].map { minute, color in
      Card(
        at: .at(minute), team: .home,
        person: .player(PlayerID(joinedAfter: 3)), color: color)
    }
    let ledger = Ledger(replaying: match, rules: rules)
    let text = String(decoding: try Self.report(.text, ledger, ("lang", "en")), as: UTF8.self)
    #expect(
      text.split(separator: "\n").map { String($0).trimmed }.filter { $0.contains("′  H  ") } == [
        "2′  H  Yellow card 4", "4′  H  Second yellow 4", "9′  H  Two minutes 4", "12′  H  Yellow card 4 · quarta",
      ])
    #expect(ledger.state[.home][PlayerID(joinedAfter: 3)] == .sentOff)
  }

  /// The fouls of ?1 add up, even if the victim is unidentified as well. Fouls without an identity do not.
  @Test func unidentifiedPlayersAreSentOffIfTheyAreTheSame() throws {
    func sums(_ victims: [Person?], edit: (String) -> String = { $0 }) throws -> [String] {
      var match = DismissalMatch.basketball().match
      match.actions = [PeriodStart(.regular(1), length: 10, wallClock: nil)]
      match.actions += victims.enumerated().map { number, victim in
        Foul(
          at: .at(number + 1), team: .home, offender: .unidentified(1),
          victim: victim)
      }
      let file = edit(String(decoding: MatchWriter().bytes(of: match), as: UTF8.self))
      let text = try ReportStylesheet(.text).bytes(
        of: Array(file.utf8), name: "match.xml", parameters: [("lang", "en")])
      return String(decoding: text, as: UTF8.self).split(separator: "\n").filter { $0.hasSuffix(" · fifth foul") }
        .map { String($0.prefix { $0 != "′" }).trimmed }
    }
    let unidentified: [Person?] = [nil, .unidentified(2), nil, .unidentified(3), nil]
    #expect(try sums(unidentified) == ["5"])
    #expect(try sums(unidentified) { $0.replacing(#/ desconeguts="[^"]*"/#, with: "") } == [])
  }

  /// The list of players on the page for spectators names the sum as well.
  @Test(arguments: [
    (
      DismissalMatch.handball(),
      ["Red card 20′", "Two minutes 5′", "Two minutes 10′", "Third suspension 15′"]
    ), (DismissalMatch.basketball(), ["Fifth foul 5′", "Disqualifying 7′", "off 8′", "on 8′"]),
  ])
  func listOfPlayersNamesTheDismissal(_ ledger: Ledger, _ moves: [String]) throws {
    let page = Markup(
      try ReportStylesheet(builtIn: "live-home.xsl").bytes(
        of: MatchWriter().bytes(of: ledger.match), name: "m.xml", parameters: [("lang", "en")]))
    #expect(
      page.all("span").filter { $0.attributes["class"] == "moved" }.map { page.text(of: $0).trimmed } == moves)
  }

  /// The card of a player has the minute of the sending-off.
  @Test func playersCardShowsTheSendingOff() throws {
    var second = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    second.actions = [PeriodStart(.regular(1), length: 45, wallClock: nil)]
    second.actions += [(10, CardColor.yellow), (30, .secondYellow)].map { minute, color in
      Card(
        at: .at(minute), team: .away,
        person: .player(PlayerID(joinedAfter: 7)), color: color)
    }
    for (ledger, player, tiles) in [
      (DismissalMatch.handball(), "v8", ["15′ Third suspension", "3 Two-minute suspensions"]),
      (DismissalMatch.basketball(), "l4", ["5 Minutes played", "5′ Fifth foul"]),
      (Ledger(replaying: second, rules: RuleSet()), "v8", ["30 Minutes played", "30′ Second yellow", "1 Yellow card"]),
    ] {
      let drawing = Markup(
        try Self.report(.drawing, ledger, ("lang", "en"), ("card", "player"), ("of", player)))
      let texts = drawing.all("text").map { drawing.text(of: $0) }
      let first = texts.count - 2 * tiles.count
      #expect(tiles.indices.map { "\(texts[first + 2 * $0]) \(texts[first + 2 * $0 + 1])" } == tiles)
    }
  }
}
