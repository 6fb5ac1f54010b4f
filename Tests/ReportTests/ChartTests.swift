import Testing

/// The charts are legible: no rule applies to them by accident.
@Suite struct ChartTests {
  /// The class of the whole page must not occur inside it, because its rules would apply.
  @Test func sheetClassIsNotUsedInsideThePage() throws {
    let file = ReportFixture.handmade("rich")
    let pages = try [ReportFixture.page(file, "--half-time"), ReportFixture.page(file)].map {
      String(decoding: $0, as: UTF8.self)
    }
    let sheet = try #require(pages[0].firstMatch(of: /<body class="([a-z]+)">/)?.output.1)
    let classes = pages.map { page in
      page.matches(of: /class="([^"]*)"/).flatMap { $0.output.1.split(separator: " ") }.count { $0 == sheet }
    }
    #expect(classes == [1, 0])
  }

  /// The text for screen readers is also shown below the chart.
  @Test(arguments: [
    ("en", "Columns upwards: UE Sant Martí de Provençals. Downwards: Athletic Ñuñoa. The full part is goals."),
    (
      "es",
      "Columnas hacia arriba: UE Sant Martí de Provençals. Hacia abajo: Athletic Ñuñoa. La parte llena son los goles."
    ),
    ("ca", "Columnes cap amunt: UE Sant Martí de Provençals. Cap avall: Athletic Ñuñoa. La part plena són els gols."),
  ])
  func chartOfTheSlicesIsExplained(_ language: String, _ expected: String) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language))
    let slices = try #require(page.all("section").first { $0.attributes["id"] == "slices" })
    let said = page.descendants(of: slices, "desc", "p").map { page.text(of: $0) }
    #expect(said == [expected, expected])
  }
}
