import Foundation
import TestSupport
import Testing

/// A club's look from a file: for the page, cards and the site of a season.
@Suite struct LookFileTests {
  private static func made(_ look: String, _ arguments: [String]) throws -> RunResult {
    let file = try ReportFixture.write(look.utf8, to: "look-\(UUID().uuidString).look")
    return try ReportFixture.run(ReportFixture.program, arguments + ["--look", file])
  }

  private static let rich = ReportFixture.handmade("rich")
  private static let page = ["report", rich, "-o", "-", "--lang", "en"]
  private static let drawing = page + ["--card", "result", "--format", "card-svg"]

  @Test func lookAppliesToPagesAndCards() throws {
    let look = "# Ours\nteam = athletic ñuñoa\ncolour=#00aa55\n\nsponsor = Forn & Fills\nfont = Fira Sans\n"
    let page = try Self.made(look, Self.page).output
    #expect(page.contains("--away: oklch(from #00aa55 ") && !page.contains("--home: oklch"))
    #expect(page.contains("body { font-family: 'Fira Sans', ") && page.contains("<footer><p>Forn &amp; Fills</p>"))
    let card = try Self.made(look, Self.drawing).output
    #expect(card.contains("fill=\"#00aa55\"") && card.contains(">Forn &amp; Fills</text>"))
    #expect(card.contains("font-family=\"'Fira Sans', "))
    // Passing the same values to xsltproc as parameters gives the same bytes.
    let theirs = try ReportFixture.run(
      "xsltproc",
      ["lang", "en", "away-colour", "#00aa55", "sponsor", "Forn & Fills", "font", "Fira Sans"].chunked.flatMap {
        ["--stringparam"] + $0
      } + [ReportFixture.stylesheet("card.xsl"), Self.rich])
    #expect(card == theirs.output)
  }

  /// If no club is named, it is the side for which the match was recorded; the sample has none.
  @Test func lookAppliesToOurSide() throws {
    let look = "colour = #00aa55\n"
    #expect(try !Self.made(look, Self.drawing).output.contains("#00aa55"))
    let rich = try String(contentsOfFile: Self.rich, encoding: .isoLatin1)
    let ours = rich.replacing("nostre=\"cap\"", with: "nostre=\"local\"")
    let file = try ReportFixture.write(try #require(ours.data(using: .isoLatin1)), to: "look-ours.xml")
    let page = try Self.made(look, ["report", file, "-o", "-"]).output
    #expect(page.contains("--home: oklch(from #00aa55 ") && !page.contains("--away: oklch"))
    let other = try Self.made("team = Sineu\n" + look, ["report", file, "-o", "-"]).output
    #expect(!other.contains("#00aa55"))
  }

  @Test func parametersOverrideTheLook() throws {
    let look = "team = Athletic Ñuñoa\ncolour = #00aa55\nsponsor = Forn\n"
    let page = try Self.made(
      look, Self.page + ["--param", "away-colour=#aa0000", "--param", "sponsor="]
    ).output
    #expect(page.contains("--away: oklch(from #aa0000 ") && !page.contains("#00aa55") && !page.contains("Forn"))
  }

  /// The crest is looked up next to the look's file, wherever the program runs.
  @Test func documentedLookWorks() throws {
    let folder = ReportFixture.root.appendingPathComponent("docs")
    let text = try String(contentsOf: folder.appendingPathComponent("look/inca.look"), encoding: .utf8)
    #expect(try String(contentsOf: folder.appendingPathComponent("PAGE.md"), encoding: .utf8).contains(text))
    let rich = try String(contentsOfFile: Self.rich, encoding: .isoLatin1)
    let inca = rich.replacing("UE Sant Martí de Provençals", with: "UE Inca")
    let file = try ReportFixture.write(try #require(inca.data(using: .isoLatin1)), to: "look-inca.xml")
    let made = try ReportFixture.run(
      ReportFixture.program,
      ["report", file, "-o", "-", "--look", folder.appendingPathComponent("look/inca.look").path])
    #expect(made.error == "" && made.output.contains("<img class=\"crest\" src=\"data:image/svg+xml;base64,"))
  }

  /// The pages of a season's site, and the pages of its matches.
  @Test func lookAppliesToTheSite() throws {
    let folder = try ReportFixture.path("look-season")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let match = folder + "/rich.xml"
    if !FileManager.default.fileExists(atPath: match) {
      try FileManager.default.copyItem(atPath: Self.rich, toPath: match)
    }
    let look = "team = Athletic Ñuñoa\ncolour = #00aa55\nsponsor = Forn de Can Puig\n"
    let made = try Self.made(look, ["season", folder, "site", folder + "/site", "--lang", "en"])
    #expect(made.status == .exited(0), "\(made.error)")
    for (name, colour) in [("index", "--home"), ("match-rich", "--away")] {
      let page = try String(contentsOfFile: "\(folder)/site/\(name).html", encoding: .utf8)
      #expect(page.contains("\(colour): oklch(from #00aa55 ") && page.contains("<p>Forn de Can Puig</p>"), "\(name)")
    }
  }

  /// The table of a season as a card.
  @Test(arguments: CardTests.sizes)
  func tableCardEqualsXsltproc(_ size: String, _ width: Int, _ height: Int) throws {
    let league = ReportFixture.root.appendingPathComponent("Tests/Data/leagues/laliga-2024-25.txt").path
    let drawing = try ReportFixture.path("table-\(size).svg")
    let summary = try ReportFixture.path("table-\(size).xml")
    let us = ["--us", "Girona FC", "--lang", "en"]
    let made = try Self.made(
      "colour = #c8102e\n", ["season", league, "table", "-o", drawing, "--size", size] + us)
    #expect(made.status == .exited(0), "\(made.error)")
    _ = try ReportFixture.run(ReportFixture.program, ["season", league, "table", "-o", summary] + us)
    let theirs = try ReportFixture.run(
      "xsltproc",
      ["home-colour", "#c8102e", "size", size].chunked.flatMap { ["--stringparam"] + $0 } + [
        ReportFixture.stylesheet("card-table.xsl"), summary,
      ])
    let bytes = Array(try Data(contentsOf: URL(filePath: drawing)))
    #expect(firstDifference(bytes, theirs.outputBytes) == nil)
    let page = Markup(bytes)
    #expect(page.first("svg")?.attributes["height"] == String(height))
    let girona = page.all("text").filter { $0.attributes["data-team"] == "girona-fc" }
    #expect(girona.first { $0.attributes["data-stat"] == "points" }.map { page.text(of: $0) } == "41")
    // Our row has the colours inverted.
    #expect(girona.allSatisfy { $0.attributes["fill"] == "#c8102e" })
    #expect(girona.allSatisfy { ($0.attributes["font-size"].flatMap(Double.init) ?? 0) >= 24 })
    let names = page.all("text").filter { page.text(of: $0).contains("Real") || page.text(of: $0).contains("Girona") }
    #expect(Set(names.compactMap { $0.attributes["font-size"] }).count == 1)
    #expect(!page.all("text").contains { page.text(of: $0).contains("…") })
  }

  /// The stylesheet in the document imports card.xsl.
  @Test func customCardStylesheetWorks() throws {
    let own = ReportFixture.root.appendingPathComponent("docs/look/own-card.xsl").path
    let document = try String(contentsOf: ReportFixture.root.appendingPathComponent("docs/PAGE.md"), encoding: .utf8)
    #expect(try document.contains(String(contentsOfFile: own, encoding: .utf8)))
    let drawing = try ReportFixture.path("own-card.svg")
    let made = try ReportFixture.run(
      ReportFixture.program,
      ["report", Self.rich, "--lang", "en", "--card", "result", "--stylesheet", own, "-o", drawing])
    #expect(made.error == "")
    let theirs = try ReportFixture.run(
      "xsltproc",
      ["--path", ReportFixture.stylesheet(""), "--stringparam", "lang", "en", "--stringparam", "card", "result"] + [
        own, Self.rich,
      ])
    let bytes = Array(try Data(contentsOf: URL(filePath: drawing)))
    #expect(firstDifference(bytes, theirs.outputBytes) == nil)
    let page = Markup(bytes)
    let texts = page.all("text").map { page.text(of: $0) }
    #expect(texts.contains("Inca for ever") && texts.contains("It is over"))
    #expect(!texts.contains("Lliga Comarcal · matchday 7"))
    #expect(page.all("rect").contains { $0.attributes["fill"] == "#8a1538" })
  }
}

extension [String] {
  /// Pairs of neighbours.
  fileprivate var chunked: [[String]] { stride(from: 0, to: count - 1, by: 2).map { Array(self[$0...($0 + 1)]) } }
}
