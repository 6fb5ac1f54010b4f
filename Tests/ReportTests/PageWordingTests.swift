import Foundation
import TestSupport
import Testing

/// Texts on the page.
@Suite struct PageWordingTests {
  private static func text(_ name: String, _ language: String) throws -> String {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade(name), "--lang", language))
    return try page.text(of: #require(page.first("body")))
  }

  @Test(
    arguments: [
      (
        "en",
        [
          "Line-ups", "Timeline", "The two teams", "Momentum", "Shot zones", "Discipline", "Player statistics",
          "Substitutions", "Every quarter of an hour", "Shots as they add up", "By state of the score",
          "By number of players", "Chances", "How chances came about and ended", "Minute by minute", "Abbreviations",
        ]
      ),
      (
        "es",
        [
          "Alineaciones", "Cronología", "Los dos equipos", "Dominio", "Zonas de tiro", "Disciplina",
          "Estadística individual", "Cambios", "Cada cuarto de hora", "Tiros acumulados", "Según el marcador",
          "En superioridad e inferioridad", "Ocasiones", "Cómo se crearon y cómo acabaron las ocasiones",
          "Minuto a minuto", "Abreviaturas",
        ]
      ),
      (
        "ca",
        [
          "Alineacions", "Cronologia", "Els dos equips", "Domini", "Zones de xut", "Disciplina",
          "Estadística individual", "Canvis", "Cada quart d'hora", "Xuts acumulats", "Segons el marcador",
          "En superioritat i inferioritat", "Ocasions", "Com es van crear i com van acabar les ocasions",
          "Minut a minut", "Abreviatures",
        ]
      ),
    ])
  func headings(_ language: String, _ expected: [String]) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language))
    #expect(page.all("h2").map { page.text(of: $0).trimmed } == expected)
  }

  /// Announced stoppage time appears with the final whistle of the period.
  @Test(
    arguments: [
      ("en", "45+2′ (2 minutes of stoppage time announced)"), ("es", "45+2′ (2 minutos de añadido anunciados)"),
      ("ca", "45+2′ (2 minuts d'afegit anunciats)"),
    ])
  func announcedTime(_ language: String, _ words: String) throws {
    #expect(try Self.text("rich", language).contains(words))
  }

  /// A second yellow card has no other reason.
  @Test(arguments: [("en", "Second yellow"), ("es", "Segunda amarilla"), ("ca", "Segona groga")])
  func secondYellowIsNamedOnce(_ language: String, _ words: String) throws {
    for format in ["html", "text"] {
      let report = String(
        decoding: try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language, "--format", format),
        as: UTF8.self)
      #expect(report.contains(words))
      #expect(!report.contains(" · " + words.lowercased()), "\(format)")
    }
  }

  @Test(arguments: [("en", "Not known"), ("es", "Sin dato"), ("ca", "Sense dada")])
  func fileWithoutOutcomesShowsNone(_ language: String, _ words: String) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("documented"), "--lang", language))
    let section = try #require(page.all("section").first { $0.attributes["id"] == "attempts" })
    #expect(!page.text(of: section).contains(words))
    let crossings = try #require(page.all("section").first { $0.attributes["id"] == "cross-tables" })
    #expect(!page.descendants(of: crossings, "th").contains { page.text(of: $0) == "?" })
    // If a match has outcomes, an unknown one is shown as such.
    let rich = Markup(try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language))
    #expect(
      rich.text(of: try #require(rich.all("section").first { $0.attributes["id"] == "attempts" })).contains(words))
  }

  @Test(
    arguments: [
      ("en", "Match abandoned", "Result awarded: "), ("es", "Partido suspendido", "Resultado adjudicado: "),
      ("ca", "Partit suspès", "Resultat adjudicat: "),
    ])
  func abandonedAndAwardedMatch(_ language: String, _ abandoned: String, _ awarded: String) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.abandoned(), "--lang", language))
    let states = page.all("p").filter { $0.attributes["class"] == "state" }.map { page.text(of: $0) }
    #expect(states.contains { $0.hasPrefix(abandoned) } && states.contains { $0.hasPrefix(awarded) }, "\(states)")
    let text = try ReportFixture.page(ReportFixture.abandoned(), "--lang", language, "--format", "text")
    #expect(String(decoding: text, as: UTF8.self).contains(awarded + "3–0\n"))
  }

  /// A match with a foul and a goal by players without names, and a substitution.
  private static let numbered = Result {
    try recorded("numbered", "start\n5' 4f\n6' 4y\n7' 9g\n8' v3o\n9' c\n20' 5>14\n")
  }

  /// The file of a match that was recorded from the script.
  private static func recorded(_ name: String, _ script: String, _ options: String...) throws -> String {
    let file = try ReportFixture.path("\(name).xml")
    let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Inca", "Muro"] + options)
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try run(ReportFixture.program, ["record", file, "--input", "-"], text: script)
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    return file
  }

  /// A number after the kind of event reads as a count.
  @Test(arguments: [
    (
      "en",
      [
        "5′ Home Foul No. 4", "6′ Home Yellow card No. 4", "7′ Home Goal No. 9  1–0", "8′ Away Offside No. 3",
        "9′ Home Corner", "20′ Home Substitution 14 for 5",
      ]
    ),
    (
      "es",
      [
        "5′ Local Falta n.º 4", "6′ Local Tarjeta amarilla n.º 4", "7′ Local Gol n.º 9  1–0",
        "8′ Visitante Fuera de juego n.º 3", "9′ Local Córner", "20′ Local Cambio entra 14, sale 5",
      ]
    ),
    (
      "ca",
      [
        "5′ Local Falta núm. 4", "6′ Local Targeta groga núm. 4", "7′ Local Gol núm. 9  1–0",
        "8′ Visitant Fora de joc núm. 3", "9′ Local Córner", "20′ Local Canvi entra 14, surt 5",
      ]
    ),
  ])
  func numbersInTheLogAreMarked(_ language: String, _ expected: [String]) throws {
    let page = Markup(try ReportFixture.page(Self.numbered.get(), "--lang", language))
    let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
    let lines = page.descendants(of: log, "li").map { page.text(of: $0).trimmed }
    #expect(Array(lines.dropFirst()) == expected)
  }

  @Test(arguments: [("en", "Home No. 9"), ("es", "Local n.º 9"), ("ca", "Local núm. 9")])
  func numbersInTheChancesAreMarked(_ language: String, _ expected: String) throws {
    let file = try Self.recorded("chances-\(language)", "start\n5' 9s+\n")
    let page = Markup(try ReportFixture.page(file, "--lang", language))
    let chances = try #require(page.all("section").first { $0.attributes["id"] == "attempts" })
    let players = page.descendants(of: chances, "th").filter { $0.attributes["scope"] == "row" }
    #expect(players.map { page.text(of: $0).trimmed } == [expected])
  }

  /// The header names six of eight players with points and counts the others; it names all of seven.
  @Test(arguments: [
    ("en", "No. ", "and 2 more"), ("es", "n.º ", "y 2 más"), ("ca", "núm. ", "i 2 més"),
  ])
  func headerCountsTheOtherScorers(_ language: String, _ number: String, _ others: String) throws {
    let ours = (1...8).map { "1' \($0)g!\n" }.joined()
    let theirs = (1...7).map { "2' v\($0)g!\n" }.joined()
    let file = try Self.recorded("points-\(language)", "start !\n" + ours + theirs, "--rules", "basketball")
    let page = Markup(try ReportFixture.page(file, "--lang", language))
    let header = try #require(page.first("header"))
    let items = page.descendants(of: header, "li").map { page.text(of: $0).trimmed }
    let named = (1...7).map { "\(number)\($0) 2" }
    #expect(items == Array(named.dropLast()) + [others] + named)
  }

  /// A line of the page cannot end between a player's number and name. The text report has ordinary spaces.
  @Test func numbersStayWithNames() throws {
    let name = /[0-9](?<space>[ \u{A0}])(?:Cesc Falguera|Javi Martiarena|Lluís Muntané|Sergi Boixadós)/
    let page = try Self.text("rich", "en").matches(of: name).map(\.output.space)
    #expect(page.count > 20 && Set(page) == ["\u{A0}"], "\(page)")
    let made = try ReportFixture.run(
      ReportFixture.program, ["report", ReportFixture.handmade("rich"), "--format", "text", "--lang", "en", "-o", "-"])
    let text = made.output.matches(of: name).map(\.output.space)
    #expect(text.count > 10 && Set(text) == [" "], "\(text)")
  }

  /// The caption promises shots only if the table has them.
  @Test(arguments: [
    (
      "en",
      "Substitutions in order, with the goals of both teams, own goals included, before and after, the home team first",
      "Substitutions in order, with the goals, own goals included, and the shots of both teams before and after, the home team first"
    ),
    (
      "es",
      "Cambios por orden, con los goles de los dos equipos, también en propia puerta, antes y después, primero el local",
      "Cambios por orden, con los goles, también en propia puerta, y los tiros de los dos equipos antes y después, primero el local"
    ),
    (
      "ca", "Canvis per ordre, amb els gols dels dos equips, també en pròpia porta, abans i després, primer el local",
      "Canvis per ordre, amb els gols, també en pròpia porta, i els xuts dels dos equips abans i després, primer el local"
    ),
  ])
  func captionOfSubstitutions(_ language: String, _ goals: String, _ shots: String) throws {
    let captions = try [Self.numbered.get(), ReportFixture.handmade("rich")].map { file in
      let page = Markup(try ReportFixture.page(file, "--lang", language))
      let section = try #require(page.all("section").first { $0.attributes["id"] == "substitutions" })
      return page.descendants(of: section, "caption").map { page.text(of: $0) }
    }
    #expect(captions == [[goals], [shots]])
  }
}
