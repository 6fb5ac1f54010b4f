import MatchReports
import TestSupport
import Testing

/// Lists on the pages of a season, made from a small summary.
@Suite struct SiteListTests {
  private static let summary = """
    <resum llengua="ca" fitxers="1">
      <competicions><competicio codi="copa" nom="Copa"/></competicions>
      <equips><equip codi="inca" nom="Inca"/><equip codi="soller" nom="Sóller"/></equips>
      <partits>
        <partit codi="1" competicio="copa" data="2026-11-14" local="inca" visitant="soller" gl="0" gv="0" estat="acabat"/>
        <partit codi="2" competicio="copa" data="2026-11-21" local="soller" visitant="inca" gl="1" gv="1" penals="4-1"
            estat="acabat"/>
        <partit codi="3" competicio="copa" data="2026-11-28" local="inca" visitant="soller" gl="3" gv="0"
            estat="adjudicat" motiu="incompareixença"/>
      </partits>
      <jugadors>
        <jugador codi="i9" nom="dorsal 9" equip="inca" equips="inca" dorsals="9 19" convocatories="2"/>
        <jugador codi="i10" nom="Joan Puig" equip="inca" equips="inca" dorsals="10" convocatories="2" inicis="1"/>
        <jugador codi="s9" nom="dorsal 9" equip="soller" equips="soller" dorsals="9" convocatories="2"/>
      </jugadors>
      <golejadors>
        <lloc num="1" jugador="i9" gols="1"/><lloc num="1" jugador="i10" gols="1"/><lloc num="1" jugador="s9" gols="1"/>
      </golejadors>
    </resum>
    """

  private static func page(_ name: String) throws -> Markup {
    Markup(try SeasonPages(of: Array(summary.utf8)).make(name))
  }

  /// The cells of a page's tables, by row.
  private static func rows(_ name: String) throws -> [[String]] {
    let page = try page(name)
    return page.all("tbody").flatMap { page.descendants(of: $0, "tr") }.map { row in
      (page.descendants(of: row, "th") + page.descendants(of: row, "td")).map { page.text(of: $0).trimmed }
    }
  }

  @Test func shootOutsAreBesideTheScore() throws {
    #expect(
      try Self.rows("results") == [
        ["14\u{A0}nov.", "Inca", "0–0", "Sóller"],
        ["21\u{A0}nov.", "Sóller", "1–1 (4–1 pen.)", "Inca"],
        ["28\u{A0}nov.", "Inca", "3–0*", "Sóller adjudicat (incompareixença)"],
      ])
  }

  /// As on the page of a match, the group comes before the matchday; it also comes before the month.
  @Test func headingsOfResults() throws {
    let grouped = Self.summary
      .replacing("data=\"2026-11-14\"", with: "data=\"2026-11-14\" grup=\"Grup A\" jornada=\"2\"")
      .replacing("data=\"2026-11-21\"", with: "data=\"2026-11-21\" grup=\"Grup A\"")
    let page = Markup(try SeasonPages(of: Array(grouped.utf8)).make("results"))
    #expect(page.all("h3").map { page.text(of: $0) } == ["Grup A · Jornada 2", "Grup A · nov. 2026", "nov. 2026"])
  }

  /// Lists of several teams name the team beside the player for screens without room for its column. Two teams have a 9
  /// without a name.
  @Test(arguments: ["index", "scorers"])
  func playersHaveATeam(_ name: String) throws {
    let scorers = try Self.rows(name).filter { $0.contains("1") }.map { $0[0] }
    #expect(scorers == ["dorsal 9 Inca", "Joan Puig Inca", "dorsal 9 Sóller"])
  }

  /// A season of results has no players, and no links to pages about them.
  @Test func navigationOmitsEmptyPages() throws {
    func links(_ summary: String) throws -> [String] {
      let page = Markup(try SeasonPages(of: Array(summary.utf8)).make("results"))
      let nav = try #require(page.all("nav").first { $0.attributes["class"] == "jump" })
      return page.descendants(of: nav, "a").compactMap { $0.attributes["href"] }
    }
    let results = Self.summary.replacing(#/(?s)<jugadors>.*<\/golejadors>/#, with: "")
    #expect(try links(results) == ["index.html", "results.html"])
    #expect(
      try links(Self.summary) == ["index.html", "results.html", "scorers.html", "discipline.html", "minutes.html"])
  }

  @Test(arguments: [("i9", "dorsal 9, Inca"), ("i10", "Joan Puig"), ("s9", "dorsal 9, Sóller")])
  func playerPagesHaveDifferentTitles(_ code: String, _ name: String) throws {
    let page = Markup(try SeasonPages(of: Array(Self.summary.utf8)).make("player", code))
    let texts = ["title", "h1"].compactMap { page.first($0).map { page.text(of: $0).trimmed } }
    #expect(texts == [name + " · Copa", name])
  }

  @Test(arguments: [
    ("en", "Minutes in 1 match, and goals."), ("es", "Minutos en 1 partido, y goles."),
    ("ca", "Minuts en 1 partit, i gols."),
  ])
  func chartOfASingleMatch(_ language: String, _ title: String) throws {
    let player = #"nom="Joan Puig" equip="inca" equips="inca" dorsals="10" convocatories="2" inicis="1""#
    let entry = #"<entrada partit="1" camp="local" jugat="si" minuts="90" durada="90" gols="1"/>"#
    let summary = Self.summary.replacing("llengua=\"ca\"", with: "llengua=\"\(language)\"")
      .replacing(player + "/>", with: player + " minuts=\"90\">\(entry)</jugador>")
    let page = Markup(try SeasonPages(of: Array(summary.utf8)).make("player", "i10"))
    let chart = try #require(page.all("title").first { $0.attributes["id"] == "progress-title" })
    #expect(page.text(of: chart) == title)
  }

  /// The columns have the scale of the axis: 45 minutes are half of 90, although they are the whole of a short match.
  @Test func columnsOfMatchesOfDifferentLengths() throws {
    let player = #"nom="Joan Puig" equip="inca" equips="inca" dorsals="10" convocatories="2" inicis="1""#
    let entries = [45, 90].enumerated().map { place, length in
      #"<entrada partit="\#(place + 1)" camp="local" jugat="si" minuts="\#(length)" durada="\#(length)"/>"#
    }
    let summary = Self.summary.replacing(player + "/>", with: player + " minuts=\"135\">\(entries.joined())</jugador>")
    let page = Markup(try SeasonPages(of: Array(summary.utf8)).make("player", "i10"))
    let bars = try #require(page.all("path").first { $0.attributes["class"] == "bar" }?.attributes["d"])
    #expect(bars.matches(of: /v-([0-9.]+)/).map { String($0.output.1) } == ["40", "80"])
    let chart = try #require(page.all("svg").first { $0.attributes["class"] == "prog" })
    let ticks = page.descendants(of: chart, "text").filter { $0.attributes["text-anchor"] == "end" }
    #expect(ticks.map { page.text(of: $0) } == ["90′", "45′", "0"])
  }

  /// For a link in a chat: the page and the season. The icon is embedded.
  @Test func pagesHaveATitleToShare() throws {
    let page = try Self.page("scorers")
    let facts = page.all("meta").filter { $0.attributes["property"] != nil }
    #expect(
      facts.map { "\($0.attributes["property"] ?? "") \($0.attributes["content"] ?? "")" } == [
        "og:title Gols", "og:site_name Copa", "og:type website",
      ])
    #expect(page.first("link")?.attributes["href"]?.hasPrefix("data:image/svg+xml,") == true)
  }

  /// Two teams after two rounds, one of them with a long name, and two suspensions.
  private static let league = """
    <resum llengua="ca" fitxers="1" nostre="inca">
      <competicions><competicio codi="lliga" nom="Lliga"><taula codi="lliga" nom="Lliga">
        <posicions camp="total">
          <fila lloc="1" equip="inca" jugats="2" guanyats="1" empatats="1" perduts="0" favor="2" contra="1"
              diferencia="+1" punts="4" forma="ge"/>
          <fila lloc="2" equip="ue" jugats="2" guanyats="0" empatats="1" perduts="1" favor="1" contra="2"
              diferencia="-1" punts="1" forma="pe"/>
        </posicions>
        <cami equip="inca"><punt ronda="1" lloc="1"/><punt ronda="2" lloc="1"/></cami>
        <cami equip="ue"><punt ronda="1" lloc="2"/><punt ronda="2" lloc="2"/></cami>
      </taula></competicio></competicions>
      <equips><equip codi="inca" nom="Inca"/><equip codi="ue" nom="UE Sant Martí de Provençals"/></equips>
      <partits/>
      <jugadors>
        <jugador codi="p" nom="Joan Puig" equip="inca" equips="inca" dorsals="10" convocatories="2" inicis="1"/>
        <jugador codi="m" nom="Pere Mas" equip="inca" equips="inca" dorsals="4" convocatories="2"/>
      </jugadors>
      <sancions>
        <sancio jugador="p" equip="inca" competicio="lliga" motiu="vermella" partits="1" minim="si"/>
        <sancio jugador="m" equip="inca" competicio="lliga" motiu="segona groga" partits="1"/>
      </sancions>
    </resum>
    """

  private static func leaguePage(_ name: String, _ id: String = "") throws -> Markup {
    Markup(try SeasonPages(of: Array(league.utf8)).make(name, id))
  }

  /// The chart of positions is wide enough for the longest name beside it.
  @Test func chartHasRoomForNames() throws {
    let page = try Self.leaguePage("table", "lliga")
    let chart = try #require(page.all("svg").first { $0.attributes["aria-labelledby"] == "course-title" })
    #expect(chart.attributes["viewBox"] == "0 0 792 70" && chart.attributes["width"] == "792")
    let names = page.descendants(of: chart, "text").filter { $0.attributes["x"] == "594" }
    #expect(names.map { page.text(of: $0) } == ["1 Inca", "2 UE Sant Martí de Provençals"])
  }

  /// The pages of a season do not carry the style of what only the page of a match has.
  @Test func styleHasNothingOfMatches() throws {
    let rules = try ["team": "inca", "table": "lliga", "scorers": ""].map { name, id in
      let page = try Self.leaguePage(name, id)
      return page.text(of: try #require(page.first("style")))
    }
    let parts = [".pitch", ".incidents", ".compare", ".players", ".facing", ".lineup", ".grid9", ".flow"]
    #expect(rules.map { style in parts.filter(style.contains) } == [[], [], []])
  }

  /// The keyboard reaches what scrolls sideways, a screen reader names it like its section, and a shadow shows it, which
  /// scrolls away with the contents (`local`).
  @Test func wideContentShowsThatItScrolls() throws {
    let page = try Self.leaguePage("table", "lliga")
    let regions = page.all("div").filter { $0.attributes["class"]?.hasPrefix("scroll") ?? false }
    for region in regions {
      let section = try #require(page.path(region).first { $0.name == "section" })
      let heading = page.descendants(of: section, "h2").map { page.text(of: $0) }
      #expect(["tabindex", "role", "aria-label"].map { region.attributes[$0] } == ["0", "region", heading.first])
    }
    #expect(!regions.isEmpty)
    let style = page.text(of: try #require(page.first("style")))
    let rule = try #require(style.firstMatch(of: /\.site \.scroll \{ --edge([^}]*)\}/)?.output.1)
    let layers = rule.matches(of: /linear-gradient\(([0-9]+deg), var\((--[a-z-]+)\)[^\/]*\/ [0-9]+px 100%( local)?[,;]/)
    #expect(
      layers.map { [$0.output.1, $0.output.2, $0.output.3 ?? ""] } == [
        ["90deg", "--bg", " local"], ["270deg", "--bg", " local"], ["90deg", "--edge-shade", ""],
        ["270deg", "--edge-shade", ""],
      ])
  }

  /// Each abbreviation has one meaning, and the letters of the form are explained.
  @Test func abbreviationsOfATeamPage() throws {
    let page = try Self.leaguePage("team", "inca")
    let key = try #require(page.all("section").first { $0.attributes["id"] == "key" })
    let terms = zip(page.descendants(of: key, "dt"), page.descendants(of: key, "dd"))
    #expect(
      terms.map { "\(page.text(of: $0)): \(page.text(of: $1))" } == [
        "G: Guanyats", "E: Empatats", "Dor: Dorsal", "PJ: Partits jugats", "Tit: De titular", "Min: Minuts",
        "Gol: Gols", "Ass: Assistències", "Gr: Targetes grogues", "V: Targetes vermelles",
      ])
  }

  /// Assists and goals against are on one page.
  @Test func englishAbbreviationsHaveOneMeaning() throws {
    let goals = #"<grup tipus="quart" nom="1–15′" favor="1" contra="0"/>"#
    let english = Self.league.replacing("llengua=\"ca\"", with: "llengua=\"en\"")
      .replacing("nom=\"Inca\"/><equip", with: "nom=\"Inca\">\(goals)</equip><equip")
    let page = Markup(try SeasonPages(of: Array(english.utf8)).make("team", "inca"))
    let key = try #require(page.all("section").first { $0.attributes["id"] == "key" })
    let terms = page.descendants(of: key, "dt").map { page.text(of: $0) }
    #expect(terms == ["W", "D", "No.", "MP", "St", "Min", "G", "Ast", "Y", "R", "F", "A"])
  }

  /// Matches in notes and lists have their date as everywhere on the pages.
  @Test func matchesInTextsHaveReadableDates() throws {
    let dated = Self.league.replacing(
      "<posicions camp", with: "<nota>En joc: Inca 2-1 Sóller, 2026-11-21</nota><nota>3 jornades</nota><posicions camp"
    ).replacing("motiu=\"vermella\"", with: "motiu=\"vermella\" des=\"Inca 0-1 UE, 2026-11-14\"")
    let table = Markup(try SeasonPages(of: Array(dated.utf8)).make("table", "lliga"))
    let notes = try #require(table.all("ul").first { $0.attributes["class"] == "notes" })
    #expect(
      table.descendants(of: notes, "li").map { table.text(of: $0) } == [
        "En joc: Inca 2-1 Sóller, 21\u{A0}nov.\u{A0}2026", "3 jornades",
      ])
    let discipline = Markup(try SeasonPages(of: Array(dated.utf8)).make("discipline"))
    let row = try #require(discipline.all("tr").dropFirst().first)
    #expect(
      discipline.descendants(of: row, "td").map { discipline.text(of: $0).trimmed } == [
        "Inca", "vermella", "≥1", "Inca 0-1 UE, 14\u{A0}nov.\u{A0}2026",
      ])
  }

  @Test func suspensionsOfUnknownLength() throws {
    let page = try Self.leaguePage("index")
    let lists = page.all("ul").filter { $0.attributes["class"] == "notes" }
    let lines = page.descendants(of: try #require(lists.first), "li").map { page.text(of: $0).trimmed }
    #expect(lines == ["Joan Puig vermella, 1 partit o més", "Pere Mas segona groga, 1 partit"])
  }

  /// A class of the report, such as `scorers`, would give its layout to the whole page.
  @Test(arguments: ["index", "results", "scorers", "discipline", "minutes", "positions"])
  func pagesHaveNoClassOfTheReport(_ name: String) throws {
    #expect(try Self.page(name).first("body")?.attributes["class"] == "site of-\(name)")
  }
}
