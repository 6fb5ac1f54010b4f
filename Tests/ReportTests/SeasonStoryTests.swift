import Foundation
import Testing

/// Sentences about the significance of the match for the season.
@Suite struct SeasonStoryTests {
  /// At most two of them follow the facts of the match, most important first.
  @Test(arguments: [
    (
      "en",
      "Cesc Falguera now has 10 goals this season. UE Sant Martí de Provençals record their biggest win of the season so far."
    ),
    (
      "es",
      "Cesc Falguera suma ya 10 goles esta temporada. UE Sant Martí de Provençals firma su victoria más amplia de la temporada."
    ),
    (
      "ca",
      "Cesc Falguera ja suma 10 gols aquesta temporada. UE Sant Martí de Provençals signa la victòria més àmplia de la temporada."
    ),
  ])
  func storyMentionsTheSeason(_ language: String, _ sentences: String) throws {
    let page = Markup(
      try ReportFixture.page(
        ReportFixture.handmade("rich"), "--lang", language, "--param", "season-team=l", "--param", "season-scorer=9",
        "--param", "season-goals=10", "--param", "season-biggest=yes", "--param", "season-wins=4"))
    let story = try #require(page.all("p").first { $0.attributes["class"] == "story" })
    #expect(page.text(of: story).trimmed.hasSuffix(sentences))
    #expect(
      page.descendants(of: story, "span").compactMap { $0.attributes["data-fact"] } == [
        "late-winner", "short", "season-scorer", "season-biggest",
      ])
  }

  /// A season in a folder, through the program: the third win in a row, over opponents who had won the first meeting.
  @Test func storyUsesTheSeasonInAFolder() throws {
    let folder = try ReportFixture.path("season-of-stories")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let rows = """
      date,competition,home,away,score
      2025-09-01,Lliga Comarcal,Athletic Ñuñoa,UE Sant Martí de Provençals,3-1
      2025-09-08,Lliga Comarcal,Inca,UE Sant Martí de Provençals,0-1
      2025-09-15,Lliga Comarcal,UE Sant Martí de Provençals,Llubí,2-0

      """
    try Data(rows.utf8).write(to: URL(filePath: folder + "/results.csv"))
    let match = folder + "/rich.xml"
    let rich = try String(contentsOfFile: ReportFixture.handmade("rich"), encoding: .isoLatin1)
    try #require(rich.replacing("nostre=\"cap\"", with: "nostre=\"local\"").data(using: .isoLatin1))
      .write(to: URL(filePath: match))
    let page = Markup(try ReportFixture.page(match, "--lang", "en", "--season", folder))
    let story = try #require(page.all("p").first { $0.attributes["class"] == "story" })
    let text = page.text(of: story)
    #expect(text.contains("UE Sant Martí de Provençals have won 3 matches in a row."), "\(text)")
    #expect(text.contains("UE Sant Martí de Provençals beat Athletic Ñuñoa for the first time this season."), "\(text)")
    #expect(!page.all("p").contains { $0.attributes["class"] == "next" })
  }
}
