import Foundation
import MatchReports
import TestSupport
import Testing

/// The pages of a season: `season FOLDER site DIR`.
@Suite struct SiteTests {
  @Test func everyPageExistsAndEveryLinkWorks() throws {
    let site = try SiteFixture.site("site-links")
    for name in [
      "index.html", "results.html", "scorers.html", "discipline.html", "minutes.html", "team-brazil.html",
      "team-soller.html", "player-brazil-neymar.html", "match-m-2014-01.html", "table-lliga-copa.html", "resum.xml",
      "results.csv", "scorers.csv", "cards.csv", "minutes.csv", "table-lliga-copa.csv",
    ] { #expect(site.names.contains(name), "\(name)") }
    #expect(site.names.count { $0.hasPrefix("match-") } == 6)
    #expect(site.said == "\(site.folder): \(site.names.count) pages, \(site.names.count) written\n")
    var followed: Set<String> = []
    for page in site.pages {
      for link in Markup(try site.bytes(page)).all("a") {
        let target = try #require(link.attributes["href"])
        let file = target.split(separator: "#", omittingEmptySubsequences: false)[0]
        guard !file.isEmpty else { continue }
        #expect(!file.contains("/") && !file.contains(":"), "\(page): \(target)")
        let name = String(file).removingPercentEncoding ?? ""
        #expect(site.names.contains(name), "\(page) leads to \(name)")
        followed.insert(name)
      }
    }
    // Every page can be reached.
    #expect(Set(site.names).subtracting(followed) == [])
  }

  /// A season of results has no pages about players, and every page can still be reached.
  @Test func siteOfResults() throws {
    let results = try ReportFixture.write(SiteFixture.league.utf8, to: "site-results.csv")
    let folder = try ReportFixture.path("site-of-results")
    try? FileManager.default.removeItem(atPath: folder)
    let made = try ReportFixture.run(ReportFixture.program, ["season", results, "site", folder])
    #expect(made.status == .exited(0) && made.error.isEmpty, "\(made.error)")
    let site = try SiteFixture.Site(folder, said: made.output)
    #expect(
      site.pages == [
        "index.html", "results.html", "table-lliga-copa.html", "team-alcudia.html", "team-inca.html",
        "team-pollenca.html", "team-soller.html",
      ])
  }

  /// The summary of more than 500 matches has more attributes than a match file may have.
  @Test func longSeasonIsAccepted() throws {
    let summary = String(decoding: try SiteFixture.site("site-long").bytes("resum.xml"), as: UTF8.self)
    let ignored = "<ignored" + (0..<200).map { " a\($0)='0'" }.joined() + "/>"
    let long = summary.replacing("</resum>", with: String(repeating: ignored, count: 1100) + "</resum>")
    #expect(long.count > summary.count)
    for page in ["index", "results"] {
      #expect(try SeasonPages(of: Array(long.utf8)).make(page) == SeasonPages(of: Array(summary.utf8)).make(page))
    }
  }

  @Test(arguments: ["en", "es", "ca"].sample(1)) func xsltprocMakesTheSamePages(_ language: String) throws {
    let site = try SiteFixture.site("site-\(language)", language)
    let valid = try ReportFixture.run(
      "xmllint",
      [
        "--noout", "--dtdvalid", ReportFixture.root.appendingPathComponent("Schema/resum.dtd").path,
        site.folder + "/resum.xml",
      ])
    #expect(valid.status == .exited(0), "\(valid.error)")
    for page in site.pages where !page.hasPrefix("match-") {
      let stem = page.dropLast(".html".count)
      let parts = stem.split(separator: "-", maxSplits: 1).map(String.init)
      let made = try ReportFixture.run(
        "xsltproc",
        [
          "--stringparam", "page", parts[0], "--stringparam", "id", parts.count > 1 ? parts[1] : "",
          ReportFixture.stylesheet("site.xsl"), site.folder + "/resum.xml",
        ])
      let ours = try site.bytes(page)
      #expect(firstDifference(made.outputBytes, ours) == nil, "\(page)")
      #expect(!String(decoding: ours, as: UTF8.self).contains("[["), "\(page) lacks a phrase")
    }
    // A table without a competition belongs to the only one.
    let table = "table-lliga-copa.html"
    let match = try ReportFixture.run(
      "xsltproc",
      [
        "--stringparam", "lang", language, "--stringparam", "home-page", "team-brazil.html", "--stringparam",
        "away-page", "team-croatia.html", "--stringparam", "table-page", table,
        ReportFixture.stylesheet("site-match.xsl"), try SiteFixture.season.get() + "/M-2014-01.xml",
      ])
    #expect(try firstDifference(match.outputBytes, site.bytes("match-m-2014-01.html")) == nil)
  }

  /// Unchanged pages are not written; a decision changes the pages that show it, but no match pages.
  @Test func onlyChangedPagesAreWritten() throws {
    let site = try SiteFixture.site("site-again")
    func stamps() throws -> [String: UInt64] {
      try Dictionary(
        uniqueKeysWithValues: site.names.map { name in
          let facts = try FileManager.default.attributesOfItem(atPath: site.folder + "/" + name)
          return (name, (facts[.systemFileNumber] as? UInt64) ?? 0)
        })
    }
    let before = try stamps()
    let again = try SiteFixture.site(in: site.folder, "en", [])
    #expect(again.said == "\(site.folder): \(site.names.count) pages, 0 written\n")
    #expect(try stamps() == before)
    let changed = try SiteFixture.site(in: site.folder, "en", ["--set", "win-points=2"])
    let after = try stamps()
    let rewritten = site.names.filter { after[$0] != before[$0] }
    #expect(rewritten.contains("table-lliga-copa.html") && rewritten.contains("resum.xml"))
    #expect(!rewritten.contains { $0.hasPrefix("match-") || $0.hasPrefix("player-") })
    #expect(changed.said.contains("\(rewritten.count) written"))
  }

  /// The record of a page is trusted while its match and the page are unchanged, so nothing is made twice.
  @Test func unchangedPagesAreNotMadeAgain() throws {
    let season = try ReportFixture.path("season-twice")
    try? FileManager.default.removeItem(atPath: season)
    try FileManager.default.createDirectory(atPath: season, withIntermediateDirectories: true)
    for id in ["M-2014-01", "M-2014-02"] {
      try FileManager.default.copyItem(atPath: ReportFixture.real(id), toPath: season + "/\(id).xml")
    }
    func make(_ arguments: String...) throws -> String {
      try ReportFixture.run(
        ReportFixture.program, ["--lang", "en", "season", season, "site", season + "/site"] + arguments
      ).output
    }
    let page = season + "/site/match-m-2014-01.html"
    let list = season + "/site/.futbolstats-site"
    func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    func write(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    func digest() throws -> String { String(try ReportFixture.run("/usr/bin/sha256sum", [page]).output.prefix(64)) }
    _ = try make()
    let (made, digestMade) = (try text(page), try digest())
    // The page was changed, so it is made again.
    try write(made + "<!-- Changed -->\n", page)
    #expect(try make().contains(" 1 written"))
    #expect(try text(page) == made)
    // The record contains the digest of the changed page.
    try write(made + "<!-- Changed -->\n", page)
    try write(try text(list).replacingOccurrences(of: digestMade, with: try digest()), list)
    #expect(try make().contains(" 0 written"))
    #expect(try text(page) != made)
    // Other parameters or another match lead to another page.
    _ = try make("--private")
    #expect(try !text(page).contains("<!-- Changed -->"))
    _ = try make()
    #expect(try text(page) == made)
    let match = season + "/M-2014-01.xml"
    let changed = try ReportFixture.run("/bin/sed", ["-i", "s/Neymar/Ney Mar/", match])
    try #require(changed.status == .exited(0), "\(changed.error)")
    _ = try make()
    #expect(try text(page).contains("Ney Mar"))
  }

  /// A page that no longer belongs to the season is deleted, but nothing else is, whatever the record lists.
  @Test func oldPagesAreDeleted() throws {
    try FileManager.default.createDirectory(
      atPath: try ReportFixture.path("site-before"), withIntermediateDirectories: true)
    let site = try SiteFixture.site("site-before/site")
    let folder = site.folder
    for name in [folder + "/team-gone.html", folder + "/mine.html", folder + "/../above.html"] {
      try Data("<p>".utf8).write(to: URL(fileURLWithPath: name))
    }
    let list = folder + "/.futbolstats-site"
    let noted = try String(contentsOfFile: list, encoding: .utf8)
    #expect(noted.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == site.names)
    try Data((noted + "team-gone.html\n../above.html\n").utf8).write(to: URL(fileURLWithPath: list))
    let again = try SiteFixture.site(in: folder, "en", [])
    #expect(again.said == "\(folder): \(site.names.count) pages, 0 written\n1 old page deleted\n")
    #expect(Set(again.names).symmetricDifference(site.names) == ["mine.html"])
    #expect(FileManager.default.fileExists(atPath: folder + "/../above.html"))
  }

  /// The team page shows how and when goals were scored. Notes by the staff appear only in the private version.
  @Test func teamPageShowsItsGoals() throws {
    let site = try SiteFixture.site("site-team")
    let page = Markup(try site.bytes("team-brazil.html"))
    let cells = page.all("td").filter { $0.attributes["data-stat"] == "goals-for" }.map(page.text)
    #expect(!cells.isEmpty)
    let resum = try site.text("resum.xml")
    #expect(resum.contains("<grup tipus=\"quart\"") && resum.contains("<grup tipus=\"marcador\""))
    let inside = try SiteFixture.site("site-team-private", "en", "--private")
    #expect(try inside.text("resum.xml").contains("<linia>met: ") && !resum.contains("<linia>met: "))
  }

  @Test func foreignPageIsNotOverwritten() throws {
    let folder = try ReportFixture.path("site-other")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let mine = folder + "/index.html"
    try Data("<!DOCTYPE html><title>Mine</title>".utf8).write(to: URL(fileURLWithPath: mine))
    let made = try ReportFixture.run(ReportFixture.program, ["season", SiteFixture.season.get(), "site", folder])
    #expect(made.status == .exited(1) && made.error.contains("index.html: error:"), "\(made.error)")
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "<!DOCTYPE html><title>Mine</title>")
  }

  /// Licences and birth dates are for the staff. `--names numbers` keeps names out of both files and file names.
  @Test func privateDataIsNotPublished() throws {
    let site = try SiteFixture.site("site-public")
    #expect(site.names.contains("player-brazil-neymar.html"))
    for name in site.names {
      let text = try site.text(name)
      #expect(!text.contains("LIC-10") && !text.contains("1992"), "\(name)")
    }
    let inside = try SiteFixture.site("site-private", "en", "--private")
    #expect(try inside.text("player-brazil-neymar.html").contains("LIC-10"))
    #expect(try inside.text("index.html").contains("For the staff"))
    let minors = try SiteFixture.site("site-numbers", "en", "--names", "numbers")
    #expect(minors.names.contains("index.html"))
    for name in minors.names {
      #expect(!name.lowercased().contains("neymar"))
      let text = try minors.text(name).lowercased()
      for person in ["neymar", "modrić", "modric", "luiz gustavo"] {
        #expect(!text.contains(person), "\(name): \(person)")
      }
    }
    let short = try SiteFixture.site("site-initials", "en", "--initials")
    #expect(try short.text("scorers.html").contains("N. da Silva"))
  }

  @Test func tableOnThePageMatchesTheCSV() throws {
    let site = try SiteFixture.site("site-figures")
    let page = Markup(try site.bytes("table-lliga-copa.html"))
    let table = try #require(page.first("table"))
    let points = page.descendants(of: table, "td").filter { $0.attributes["data-stat"] == "points" }.map(page.text)
    let csv = try site.text("table-lliga-copa.csv").split(separator: "\n").dropFirst().map { line in
      String(line.split(separator: ",")[9])
    }
    #expect(points == csv && points.count == 14)
    #expect(page.all("details").isEmpty == false)
  }

  @Test func viewsAreAvailableAsXMLAndHTML() throws {
    let folder = try SiteFixture.season.get()
    let xml = try ReportFixture.run(ReportFixture.program, ["season", folder, "--format", "xml"])
    #expect(xml.output.contains("<resum llengua=\"en\""))
    for view in [["table", "--competition", "Lliga"], ["scorers"], ["team", "Brazil"], ["player", "Neymar"], []] {
      let html = try ReportFixture.run(ReportFixture.program, ["season", folder] + view + ["--format", "html"])
      #expect(html.status == .exited(0) && html.error.isEmpty, "\(view): \(html.error)")
      let page = Markup(html.outputBytes)
      #expect(page.all("a").isEmpty && page.all("h1").count == 1, "\(view)")
    }
    let none = try ReportFixture.run(ReportFixture.program, ["season", folder, "check", "--format", "html"])
    #expect(none.status == .exited(2))
  }
}
