import SampleMatches
import Testing
import WorldCupData

/// The table of substitutions is sorted by time, and its scores are home and away.
@Suite struct SubstitutionTableTests {
  @Test(arguments: ["M-2014-52", "M-2006-64", "M-1998-51"])
  func rowsAreInOrderWithHomeScoreFirst(_ id: String) throws {
    let record = try #require(WorldCup.matches.first { $0.matchID == id })
    let effects = Facts(WorldCupReplay(record).ledger).figures.substitutions
    let page = Markup(try ReportFixture.page(ReportFixture.real(id)))
    let section = try #require(page.all("section").first { $0.attributes["id"] == "substitutions" })
    let body = try #require(page.descendants(of: section, "tbody").first)
    let rows = page.descendants(of: body, "tr").map { row in
      page.descendants(of: row, "td").filter { $0.attributes["data-sub"] != nil }
    }
    #expect(
      rows.map { $0.first?.attributes["data-sub"]?.split(separator: "-").first }
        == effects.map { Substring($0.side.page) })
    for (row, effect) in zip(rows, effects) {
      for (cell, stretch) in zip(row, [effect.before, effect.after]) {
        #expect(page.text(of: cell) == "\(stretch.goals.home)–\(stretch.goals.away)", "\(effect)")
      }
    }
    // The two sides made substitutions in turn.
    #expect(Set(effects.map(\.side)).count == 2)
  }
}
