import TestSupport
import Testing

/// The World Cup of 2018, imported match by match: groups, bracket and site.
@Suite struct TournamentViewTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
    let text = projectFile("Tests/Data/exchange/football-txt/worldcup-2018.txt")
    let result = try folder.futbolstats("import", "-o", "f", text)
    try #require(result.status == .exited(0), "\(result.error)")
  }

  private func lines(_ arguments: String...) throws -> [String] {
    let result = try run(builtProduct("futbolstats"), ["season", "f"] + arguments, directory: folder.path)
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Japan is above Senegal by its conduct (FIFA, 28 June 2018).
  @Test func thereAreEightGroups() throws {
    let table = try lines("table", "--csv")
    #expect(table.count == 33 && table[0].hasPrefix("group,rank,team,"))
    #expect(Set(table.dropFirst().map { $0.prefix(7) }).count == 8)
    #expect(
      table.suffix(4).map { $0.split(separator: ",").prefix(3).joined(separator: ",") } == [
        "Group H,1,Colombia", "Group H,2,Japan", "Group H,3,Senegal", "Group H,4,Poland",
      ])
  }

  @Test func theBracketFollowsTheGroups() throws {
    let table = try lines("table")
    let final = try #require(table.firstIndex(of: "Final"))
    #expect(table[final + 1].contains("France") && table[final + 1].contains("4-2") && table.last == "Winners: France")
    #expect(!table.contains { $0.contains("cup ties") })
    #expect(try lines("bracket", "--lang", "ca").contains("Vuitens de final"))
    let rows = try lines("bracket", "--csv")
    #expect(rows.count == 17)
    #expect(rows.last == "World Cup 2018,Final,2,1,2018-07-15,France,Croatia,4,2,,,,France")
    #expect(rows.contains("World Cup 2018,Quarter-final,8,3,2018-07-07,Russia,Croatia,2,2,yes,3,4,Croatia"))
  }

  /// In 2018 cautions were forgotten after the quarter-finals; no suspended player played.
  @Test func checkHasNoSuspendedPlayerAndKnowsTheRule() throws {
    let lines = try lines("check")
    #expect(!lines.contains { $0.contains("suspended") || $0.contains("caution-wipe") })
  }

  @Test func theSiteHasTheBracketOnItsFirstPage() throws {
    _ = try lines("site", "site")
    let index = folder.text("site/index.html")
    #expect(index.contains("<h1 class=\"plain\">World Cup 2018</h1>"))
    #expect(index.contains("Winners: France") && index.contains("class=\"bracket tree\""))
    let page = folder.text("site/bracket-world-cup-2018.html")
    #expect(page.ranges(of: "class=\"tie\"").count == 16)
    #expect(folder.text("site/bracket.csv").split(separator: "\n").count == 17)
    let checked = try run(
      "xmllint", ["--noout", "--dtdvalid", schema("resum.dtd"), folder.path("site/resum.xml")])
    #expect(checked.status == .exited(0), "\(checked.error)")
  }
}
