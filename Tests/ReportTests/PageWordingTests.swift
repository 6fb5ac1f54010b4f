import Foundation
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
}
