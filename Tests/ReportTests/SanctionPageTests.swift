import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import SampleMatches
import Testing

/// Declared sanctions on the page: counts as in the statistics, names from the file.
@Suite struct SanctionPageTests {
  private static let exclusion = CardColor(rawValue: "exclusio")

  /// A handball match with suspensions of players and a coach, and a card that the referee extended.
  private static func ledger() throws -> Ledger {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    var rules = try #require(RuleSetLibrary.rules("handball"))
    try rules.set("sanction.verda", to: "w away 2+ short 2+")
    match.ruleSet = "handball"
    match.overrides = rules.differences(from: try #require(RuleSetLibrary.rules("handball")))
    match.teams.home.officials = [Official(code: OfficialCode(rawValue: "coach"))]
    func card(_ minute: Int, _ side: Side, _ person: Person, _ code: String, _ duration: Int? = nil) -> Card {
      Card(
        at: .at(minute), team: side, person: person,
        color: CardColor(rawValue: code), duration: duration)
    }
    let shown = (0..<3).map { Person.player(PlayerID(joinedAfter: $0)) }
    match.actions = [
      PeriodStart(.regular(1), length: 30, wallClock: nil), card(3, .home, shown[1], "exclusio"),
      card(5, .home, .official(OfficialCode(rawValue: "coach")), "exclusio"), card(6, .away, shown[2], "exclusio"),
      card(9, .home, shown[1], "exclusio"), card(11, .away, shown[0], "groga"), card(14, .away, shown[0], "blava"),
      card(15, .away, shown[1], "verda", 10),
      // Add a foul, so that the teams have something to compare besides cards.
      Foul(at: .at(16), team: .home, offender: shown[2]),
    ]
    return Ledger(replaying: match, rules: rules)
  }

  private static func page(_ language: String) throws -> Markup {
    let file = MatchWriter().bytes(of: try ledger().match)
    return Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", language)]))
  }

  @Test func numbersMatchTheStatistics() throws {
    let statistics = MatchStatistics(try Self.ledger())
    #expect(statistics.teams.map { $0.whole[Self.exclusion] } == BothSides(home: 3, away: 1))
    var found: [String: [String]] = [:]
    for (figure, shown) in try Self.page("en").figures() where figure.stat.hasPrefix("card.") && figure["team"] != nil {
      let code = CardColor(rawValue: String(figure.stat.dropFirst(5)))
      let tally = statistics.teams[figure["team"] == "home" ? .home : .away].whole
      if figure["period"] == nil, figure["player"] == nil { #expect(shown == String(tally[code]), "\(figure)") }
      found[figure.stat, default: []].append(shown)
    }
    #expect(Set(found.keys) == ["card.exclusio", "card.blava", "card.verda"])
    // The colours are known, but only football has conduct points.
    let stats = Set(try Self.page("en").figures().map(\.figure.stat))
    #expect(!stats.contains("cards-unknown") && !stats.contains("conduct"))
  }

  @Test(arguments: [
    ("ca", "Exclusió", "Targeta blava"), ("es", "Exclusión", "Tarjeta azul"), ("en", "Two minutes", "Blue card"),
  ])
  func sanctionsHaveTheirDeclaredNames(language: String, exclusion: String, blue: String) throws {
    let page = try Self.page(language)
    for id in ["discipline", "log", "timeline"] {
      let section = try #require(page.all("section").first { $0.attributes["id"] == id })
      let text = page.text(of: section)
      #expect(text.contains(exclusion) && text.contains(blue), "\(id)")
    }
    let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
    #expect(page.text(of: log).contains(" · 10 min"))
  }

  /// A row counts: three suspensions are not headed “Exclusión”, nor blue cards “Azul”.
  @Test(arguments: [
    ("ca", ["card.exclusio": "Exclusions", "card.blava": "Targetes blaves", "reds": "Targetes vermelles"]),
    ("es", ["card.exclusio": "Exclusiones", "card.blava": "Tarjetas azules", "reds": "Tarjetas rojas"]),
    ("en", ["card.exclusio": "Two-minute suspensions", "card.blava": "Blue cards", "reds": "Red cards"]),
  ])
  func rowsOfCardsAreInThePlural(language: String, names: [String: String]) throws {
    var match = try Self.ledger().match
    let red = Card(
      at: Moment(.during(.regular(1)), minute: MatchMinute(17)), team: .away,
      person: .player(PlayerID(joinedAfter: 5)), color: .red)
    match.actions.append(red)
    let file = MatchWriter().bytes(of: match)
    let page = Markup(
      try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", language)]))
    let rows = page.all("table").filter { $0.attributes["class"]?.contains("compare") == true }
      .flatMap { page.descendants(of: $0, "tr") }
    for (stat, name) in names {
      let row = try #require(
        rows.first { row in page.descendants(of: row, "td").contains { $0.attributes["data-stat"] == stat } },
        "\(stat)")
      #expect(page.text(of: row).contains(name), "\(stat)")
    }
  }

  /// Letters on the signs have the colour of text, which is light in dark mode. CSS rules for text in a drawing do not
  /// reach the shapes of a `use` element.
  @Test func lettersOfSignsHaveAColour() throws {
    let page = try Self.page("en")
    let signs = page.all("g").filter { $0.attributes["id"]?.hasPrefix("m-card-") == true }
    #expect(signs.count >= 3)
    for sign in signs { #expect(page.descendants(of: sign, "text").map { $0.attributes["class"] } == ["ink"]) }
  }
}
