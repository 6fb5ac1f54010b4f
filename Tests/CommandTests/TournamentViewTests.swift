import TestSupport
import Testing

/// The World Cup of 2018, imported match by match: groups, bracket and site.
@Suite struct TournamentViewTests {
  private let folder: ProgramFolder

  /// Imported once; each test has a copy.
  private static let imported = Result {
    let folder = try ProgramFolder()
    let text = projectFile("Tests/Data/exchange/football-txt/worldcup-2018.txt")
    let result = try folder.futbolstats("import", "-o", "f", text)
    try #require(result.status == .exited(0), "\(result.error)")
    return folder
  }

  init() throws {
    folder = try ProgramFolder()
    let copied = try run("cp", ["-r", Self.imported.get().path("f"), folder.path])
    try #require(copied.status == .exited(0), "\(copied.error)")
  }

  private func lines(_ arguments: String...) throws -> [String] {
    let result = try run(builtProduct("futbolstats"), ["season", "f"] + arguments, directory: folder.path)
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Japan ranks above Senegal because of fair-play points (FIFA, 28 June 2018).
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
    #expect(table[final + 1] == "› France       4-2     Croatia" && table.last == "Winners: France")
    #expect(!table.contains { $0.contains("cup ties") })
    #expect(try lines("bracket", "--lang", "ca").contains("Vuitens de final"))
    let rows = try lines("bracket", "--csv")
    #expect(rows.count == 17)
    #expect(rows.last == "World Cup 2018,Final,2,1,2018-07-15,France,Croatia,4,2,,,,France")
    #expect(rows.contains("World Cup 2018,Quarter-final,8,3,2018-07-07,Russia,Croatia,2,2,yes,3,4,Croatia"))
  }

  /// A tie whose file names no round is listed without a heading, below the competition's other rounds.
  @Test func aTieWithoutARoundHasNoHeading() throws {
    let made = try folder.shell(
      """
      printf '%s\\n' start "10' 9g" "45' end" start "90' end" 'finish!' > script
      futbolstats new m.xml Inca Muro --competition Copa --set knockout=yes --date 2026-05-01
      futbolstats record m.xml --input script --clock 1400000000
      futbolstats season m.xml bracket
      """)
    #expect(made.output.hasSuffix("\n\n› Inca    1-0     Muro\n"), "\(made.output)\(made.error)")
  }

  @Test func firstPageStartsWithOurGroup() throws {
    _ = try lines("set", "us=Poland")
    _ = try lines("site", "site")
    let index = folder.text("site/index.html")
    let groups = index.matches(of: /table-world-cup-2018-group-(.)\.html">Group .<\/a><\/h2>/).map { String($0.1) }
    #expect(groups == ["h", "a", "b", "c", "d", "e", "f", "g"])
    #expect(index.contains("groups-world-cup-2018.csv"))
    #expect(folder.text("site/groups-world-cup-2018.csv").hasPrefix("group,rank,team,"))
  }

  /// If files do not name their groups, groups get numbers. A single file with a name names its whole group.
  @Test func unnamedGroupsGetNumbers() throws {
    let removed = try folder.shell("sed -i 's/ grup=\"[^\"]*\"//; s/ jornada=\"Group [^\"]*\"//' f/*.xml")
    try #require(removed.status == .exited(0))
    let table = try lines("table", "--lang", "es")
    #expect(table.contains("World Cup 2018, Grupo 1") && table.contains("World Cup 2018, Grupo 8"))
    #expect(table.joined(separator: " ").contains("del Grupo 1 al Grupo 8"))
    #expect(try lines("table", "--csv").count == 33)
    let check = try lines("check")
    let place = try #require(check.firstIndex { $0.contains("Group 1 to Group 8") })
    let command = try #require(check[place...].first { $0.contains("futbolstats record ") })
    let file = try #require(command.split(separator: " ").last.map(String.init))
    let set = try run(
      builtProduct("futbolstats"), ["record", file], text: "set group A\n", directory: folder.path)
    try #require(set.status == .exited(0), "\(set.error)")
    #expect(try lines("table").contains("World Cup 2018, Group A"))
    #expect(try lines("check").joined(separator: " ").contains("Group 1 to Group 7"))
  }

  /// The names of groups and rounds are translated; codes in files and in CSV are not.
  @Test(arguments: [
    ("en", "World Cup 2018, Group H", "Round of 16", "Group H, 1", "Group H · matchday"),
    ("es", "World Cup 2018, Grupo H", "Octavos de final", "Grupo H, 1", "Grupo H · jornada"),
    ("ca", "World Cup 2018, Grup H", "Vuitens de final", "Grup H, 1", "Grup H · jornada"),
  ]) func groupsAndRoundsAreTranslated(
    _ language: String, _ heading: String, _ round: String, _ inList: String, _ onPage: String
  ) throws {
    let table = try lines("table", "--lang", language)
    #expect(table.contains(heading) && table.contains(round))
    #expect(try lines("table", "--competition", "grup H", "--lang", language).first == heading)
    #expect(try lines("table", "--csv", "--lang", language) == lines("table", "--csv"))
    #expect(try lines("bracket", "--csv", "--lang", language) == lines("bracket", "--csv"))
    _ = try lines("site", "site", "--lang", language)
    #expect(folder.text("site/index.html").contains(heading.split(separator: ", ")[1]))
    #expect(folder.text("site/results.html").contains(round))
  }

  /// In 2018 cautions were wiped after the quarter-finals, and no suspended player played.
  @Test func checkKnowsWhenCautionsAreWiped() throws {
    let lines = try lines("check")
    #expect(!lines.contains { $0.contains("suspended") || $0.contains("caution-wipe") })
  }

  @Test func firstPageShowsTheBracket() throws {
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
