import TestSupport
import Testing

/// The page of a match before the kick-off.
@Suite struct FixturePageTests {
  private static func lineUps(withSquad: Bool, _ language: String) throws -> (teams: [String], lines: [String]) {
    let folder = try TemporaryFolder()
    try folder.write("number,name,starter\n1,Aina,yes\n2,Berta,yes\n12,Clara,no\n", to: "squad.csv")
    let path = folder.path("m.xml")
    let squad = withSquad ? ["--home-squad", folder.path("squad.csv")] : []
    let made = try run(builtProduct("futbolstats"), ["new", path, "--home", "Inca", "--away", "Alaró"] + squad)
    try #require(made.status == .exited(0), "\(made.error)")
    let page = Markup(try ReportFixture.page(path, "--lang", language))
    let section = try #require(page.all("section").first { $0.attributes["id"] == "lineups" })
    return (
      page.descendants(of: section, "h3").map { page.text(of: $0).trimmed },
      page.descendants(of: section, "li", "p").map { page.text(of: $0).trimmed }
    )
  }

  /// Players who are not in the line-up may still come on. The opponents' numbers were not entered.
  @Test(arguments: [("en", "(GK)", "Substitutes:"), ("es", "(P)", "Suplentes:"), ("ca", "(P)", "Suplents:")])
  func onlyEnteredPlayersAreListed(_ language: String, _ keeper: String, _ bench: String) throws {
    let lineUps = try Self.lineUps(withSquad: true, language)
    #expect(lineUps.teams == ["Inca"])
    #expect(lineUps.lines == ["1\u{A0}Aina \(keeper)", "2\u{A0}Berta", "\(bench) 12\u{A0}Clara"])
  }

  @Test func numbersAreListedIfNoPlayerWasEntered() throws {
    let lineUps = try Self.lineUps(withSquad: false, "en")
    #expect(lineUps.teams == ["Inca", "Alaró"])
    let numbers = ["1 (GK)"] + (2...11).map(String.init)
    #expect(lineUps.lines == numbers + numbers)
  }
}
