import TestSupport
import Testing

/// Team officials on the page: in the line-ups with their cards, by role if unnamed.
@Suite struct StaffPageTests {
  private static func page(_ language: String) throws -> Markup {
    let folder = try TemporaryFolder()
    let path = folder.path("m.xml")
    _ = try run(builtProduct("futbolstats"), ["new", path, "--home", "Inca", "--away", "Alaró"])
    let script = """
      start
      5' coachy dissent
      7' vcoachy
      9' vcoachr
      player vcoach name "Pep Vila"
      14' 3g

      """
    let made = try run(builtProduct("futbolstats"), ["record", path, "--input", "-"], text: script)
    try #require(made.status == .exited(0))
    return Markup(try ReportFixture.page(path, "--lang", language))
  }

  @Test(arguments: [
    ("ca", "Cos tècnic: entrenador", "Targeta groga 5′", "Pep Vila (entrenador)", "Targeta vermella 9′", "Gols: Inca"),
    (
      "es", "Cuerpo técnico: entrenador", "Tarjeta amarilla 5′", "Pep Vila (entrenador)", "Tarjeta roja 9′",
      "Goles: Inca"
    ),
    ("en", "Staff: coach", "Yellow card 5′", "Pep Vila (coach)", "Red card 9′", "Goals: Inca"),
  ])
  func lineUpsNameTheStaffAndTheirCards(
    language: String, role: String, card: String, named: String, red: String, scorers: String
  ) throws {
    let page = try Self.page(language)
    let players = try #require(page.all("section").first { $0.attributes["id"] == "lineups" })
    let officials = page.descendants(of: players, "p").filter { $0.attributes["class"] == "officials" }
      .map { page.text(of: $0) }
    #expect(officials.contains { $0.trimmed == role + card })
    #expect(officials.contains { $0.contains(named) && $0.contains(red) })
    #expect(page.all("ul").contains { $0.attributes["aria-label"] == scorers })
    // A note explains that the team's cards include the staff's.
    let discipline = try #require(page.all("section").first { $0.attributes["id"] == "discipline" })
    #expect(page.descendants(of: discipline, "p").filter { $0.attributes["class"] == "legend" }.count == 2)
  }
}
