import Foundation
import TestSupport
import Testing

/// The pages of a season: `season FOLDER site DIR`.
@Suite struct SiteTests {
  /// Six matches of ten teams of the World Cup 2014, with the results of a league of four teams and decisions.
  private static let season = Result {
    let folder = try ReportFixture.path("season")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for id in ["M-2014-01", "M-2014-02", "M-2014-17", "M-2014-18", "M-2014-33", "M-2014-34"] {
      try FileManager.default.copyItem(atPath: ReportFixture.real(id), toPath: folder + "/\(id).xml")
    }
    try Data(Self.league.utf8).write(to: URL(fileURLWithPath: folder + "/league.csv"))
    try Data(Self.file.utf8).write(to: URL(fileURLWithPath: folder + "/temporada.xml"))
    return folder
  }

  private static let league = """
    date,round,home,away,score,competition
    2014-09-06,1,Inca,Sóller,2-1,Lliga & Copa
    2014-09-06,1,Alcúdia,Pollença,0-0,Lliga & Copa
    2014-09-13,2,Sóller,Alcúdia,1-1,Lliga & Copa
    2014-09-13,2,Pollença,Inca,0-3*,Lliga & Copa
    2014-09-20,3,Inca,Alcúdia,,Lliga & Copa

    """
  private static let file = """
    <temporada nom="Temporada &lt;2014>" nostre="Brazil">
      <parametre clau="zones" valor="1-2 promotion"/>
      <jugadors>
        <jugador codi="brazil/neymar" nom="Neymar da Silva" llicencia="LIC-10" naixement="1992-02-05">
          <alias>Neymar</alias>
          <fitxa equip="Brazil" dorsal="10"/>
        </jugador>
      </jugadors>
      <decisions><descompte equip="Inca" punts="1" motiu="ineligible"/></decisions>
    </temporada>

    """

  private static func site(_ name: String, _ language: String = "en", _ arguments: String...) throws -> Site {
    let folder = try ReportFixture.path(name)
    try? FileManager.default.removeItem(atPath: folder)
    return try site(in: folder, language, arguments)
  }

  private static func site(in folder: String, _ language: String, _ arguments: [String]) throws -> Site {
    let made = try ReportFixture.run(
      ReportFixture.program, ["--lang", language, "season", season.get(), "site", folder] + arguments)
    try #require(made.status == .exited(0) && made.error.isEmpty, "\(made.error)")
    return try Site(folder, said: made.output)
  }

  struct Site {
    let folder: String
    let said: String
    let names: [String]

    init(_ folder: String, said: String) throws {
      (self.folder, self.said) = (folder, said)
      names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    var pages: [String] { names.filter { $0.hasSuffix(".html") } }
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
  }

  @Test func thereIsAPageForEverythingAndEveryLinkLeadsSomewhere() throws {
    let site = try Self.site("site-links")
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

  @Test(arguments: ["en", "es", "ca"]) func xsltprocMakesTheSamePages(_ language: String) throws {
    let site = try Self.site("site-\(language)", language)
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
        ReportFixture.stylesheet("site-match.xsl"), try Self.season.get() + "/M-2014-01.xml",
      ])
    #expect(try firstDifference(match.outputBytes, site.bytes("match-m-2014-01.html")) == nil)
  }

  /// Unchanged pages are not written; a decision changes the pages that show it, but no match pages.
  @Test func onlyWhatChangesIsWritten() throws {
    let site = try Self.site("site-again")
    func stamps() throws -> [String: UInt64] {
      try Dictionary(
        uniqueKeysWithValues: site.names.map { name in
          let facts = try FileManager.default.attributesOfItem(atPath: site.folder + "/" + name)
          return (name, (facts[.systemFileNumber] as? UInt64) ?? 0)
        })
    }
    let before = try stamps()
    let again = try Self.site(in: site.folder, "en", [])
    #expect(again.said == "\(site.folder): \(site.names.count) pages, 0 written\n")
    #expect(try stamps() == before)
    let changed = try Self.site(in: site.folder, "en", ["--set", "win-points=2"])
    let after = try stamps()
    let rewritten = site.names.filter { after[$0] != before[$0] }
    #expect(rewritten.contains("table-lliga-copa.html") && rewritten.contains("resum.xml"))
    #expect(!rewritten.contains { $0.hasPrefix("match-") || $0.hasPrefix("player-") })
    #expect(changed.said.contains("\(rewritten.count) written"))
  }

  /// The record of a page is trusted while its match and the page are unchanged, so nothing is made twice.
  @Test func noPageIsMadeTwiceOfTheSame() throws {
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
  @Test func pagesOfBeforeAreDeleted() throws {
    try FileManager.default.createDirectory(
      atPath: try ReportFixture.path("site-before"), withIntermediateDirectories: true)
    let site = try Self.site("site-before/site")
    let folder = site.folder
    for name in [folder + "/team-gone.html", folder + "/mine.html", folder + "/../above.html"] {
      try Data("<p>".utf8).write(to: URL(fileURLWithPath: name))
    }
    let list = folder + "/.futbolstats-site"
    let noted = try String(contentsOfFile: list, encoding: .utf8)
    #expect(noted.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == site.names)
    try Data((noted + "team-gone.html\n../above.html\n").utf8).write(to: URL(fileURLWithPath: list))
    let again = try Self.site(in: folder, "en", [])
    #expect(again.said == "\(folder): \(site.names.count) pages, 0 written\n1 old page deleted\n")
    #expect(Set(again.names).symmetricDifference(site.names) == ["mine.html"])
    #expect(FileManager.default.fileExists(atPath: folder + "/../above.html"))
  }

  /// How and when goals were scored; the staff's knowledge only in the private version.
  @Test func theTeamsPageTellsOfItsGoals() throws {
    let site = try Self.site("site-team")
    let page = Markup(try site.bytes("team-brazil.html"))
    let cells = page.all("td").filter { $0.attributes["data-stat"] == "goals-for" }.map(page.text)
    #expect(!cells.isEmpty)
    let resum = try site.text("resum.xml")
    #expect(resum.contains("<grup tipus=\"quart\"") && resum.contains("<grup tipus=\"marcador\""))
    let inside = try Self.site("site-team-private", "en", "--private")
    #expect(try inside.text("resum.xml").contains("<linia>met: ") && !resum.contains("<linia>met: "))
  }

  @Test func aPageOfSomebodyElseIsLeftAlone() throws {
    let folder = try ReportFixture.path("site-other")
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let mine = folder + "/index.html"
    try Data("<!DOCTYPE html><title>Mine</title>".utf8).write(to: URL(fileURLWithPath: mine))
    let made = try ReportFixture.run(ReportFixture.program, ["season", Self.season.get(), "site", folder])
    #expect(made.status == .exited(1) && made.error.contains("index.html: error:"), "\(made.error)")
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "<!DOCTYPE html><title>Mine</title>")
  }

  /// Licences and birth dates are for the staff. `--names numbers` keeps names out of both files and file names.
  @Test func whatIsPrivateIsNotPublished() throws {
    let site = try Self.site("site-public")
    for name in site.names {
      let text = try site.text(name)
      #expect(!text.contains("LIC-10") && !text.contains("1992"), "\(name)")
    }
    let inside = try Self.site("site-private", "en", "--private")
    #expect(try inside.text("player-brazil-neymar.html").contains("LIC-10"))
    #expect(try inside.text("index.html").contains("For the staff"))
    let minors = try Self.site("site-numbers", "en", "--names", "numbers")
    for name in minors.names {
      #expect(!name.lowercased().contains("neymar"))
      let text = try minors.text(name).lowercased()
      for person in ["neymar", "modrić", "modric", "luiz gustavo"] {
        #expect(!text.contains(person), "\(name): \(person)")
      }
    }
    let short = try Self.site("site-initials", "en", "--initials")
    #expect(try short.text("scorers.html").contains("N. da Silva"))
  }

  /// The figures on the page equal those in the table for programs.
  @Test func theTableHasTheFiguresOfTheTable() throws {
    let site = try Self.site("site-figures")
    let page = Markup(try site.bytes("table-lliga-copa.html"))
    let table = try #require(page.first("table"))
    let points = page.descendants(of: table, "td").filter { $0.attributes["data-stat"] == "points" }.map(page.text)
    let csv = try site.text("table-lliga-copa.csv").split(separator: "\n").dropFirst().map { line in
      String(line.split(separator: ",")[9])
    }
    #expect(points == csv && points.count == 14)
    #expect(page.all("details").isEmpty == false)
  }

  @Test func formatsOfViewsAreMadeOfTheSameDocument() throws {
    let folder = try Self.season.get()
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

  private struct Verdict: Decodable {
    struct Message: Decodable {
      let type: String
      let url: String?
      let message: String
    }
    let messages: [Message]
  }

  @Test func theNuCheckerFindsNoErrors() throws {
    let checker = ReportFixture.root.appendingPathComponent(".build/vnu.jar").path
    try #require(FileManager.default.fileExists(atPath: checker), "`make setup-test` fetches \(checker)")
    let site = try Self.site("site-nu", "ca", "--private")
    let some = site.pages.filter { !$0.hasPrefix("player-") || $0.hasPrefix("player-brazil-") }
    let told = try ReportFixture.run(
      "java",
      ["-jar", checker, "--format", "json", "--stdout", "--exit-zero-always"] + some.map { site.folder + "/" + $0 })
    let verdict = try JSONDecoder().decode(Verdict.self, from: Data(told.outputBytes))
    // A property newer than the checker, and a note that is not an error.
    for message in verdict.messages
    where message.type != "info" && !message.message.contains("paint-order")
      && !message.message.contains("::details-content")
    {
      Issue.record("\(message.url ?? ""): \(message.type): \(message.message)")
    }
    #expect(some.count > 30)
  }

  /// Pages do not scroll horizontally; wide content has its own scroll bar.
  @Test func nothingScrollsSideways() throws {
    let site = try Self.site("site-widths", "ca")
    let pages = try [
      "index.html", "table-lliga-copa.html", "results.html", "discipline.html", "minutes.html",
      "team-brazil.html", "player-brazil-neymar.html", "match-m-2014-01.html",
    ].map { try site.bytes($0) }
    for measured in try BrowserTests.measured(pages, [320, 360, 1280]) {
      #expect(measured.scroll <= measured.client, "\(measured.page) at \(measured.width): \(measured.widest)")
    }
  }

  /// The page of a player: the links to it, the record while playing, a chart with dates, and its abbreviations in
  /// words.
  @Test func aPlayersPageCanBeRead() throws {
    let site = try Self.site("site-player")
    let page = Markup(try site.bytes("player-brazil-neymar.html"))
    let ways = page.all("nav").first { $0.attributes["class"] == "over" }.map { page.descendants(of: $0, "a") } ?? []
    #expect(ways.map { $0.attributes["href"] } == ["index.html", "team-brazil.html"])
    let record = try #require(page.all("dd").first { $0.attributes["data-stat"] == "record" })
    let played = try #require(page.all("dd").first { $0.attributes["data-stat"] == "appearances" })
    let results = page.text(of: record).split(separator: "–").compactMap { Int($0) }
    #expect(results.count == 3 && results.reduce(0, +) == Int(page.text(of: played)), "\(results)")
    let chart = try #require(page.all("svg").first { $0.attributes["class"] == "prog" })
    #expect(chart.attributes["viewBox"] == nil)
    // These matches have no date, so a column has the number of its match.
    #expect(try site.text("player-brazil-neymar.html").contains(/class="tick mid" x="[0-9.]+%" y="120">1</))
    let key = try #require(page.all("section").first { $0.attributes["id"] == "key" })
    let explained = Set(page.descendants(of: key, "dd").map { page.text(of: $0) })
    #expect(explained == Set(page.all("abbr").compactMap { $0.attributes["title"] }))
    #expect(!(try site.text("team-brazil.html")).contains("1-15"))
  }

  /// At 320 px no name of a player is broken within a word.
  @Test func surnamesAreWholeOnANarrowPhone() throws {
    let site = try Self.site("site-names")
    let page = try site.text("discipline.html")
    let json = String(decoding: try JSONEncoder().encode(page), as: UTF8.self).replacing("<", with: "\\u003c")
    let wrapper = """
      <!DOCTYPE html><meta charset="utf-8"><title>names</title><body><iframe id="f" width="320" height="800"></iframe><pre id="r"></pre><script>
      const frame = document.getElementById("f"), found = [];
      frame.onload = () => {
        if (!frame.srcdoc) return;
        const doc = frame.contentDocument;
        let names = 0;
        for (const cell of doc.querySelectorAll("tbody th.t")) {
          const texts = doc.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          for (let text; text = texts.nextNode();)
            for (const word of text.data.matchAll(/[^\\s–-]+/g)) {
              const range = doc.createRange();
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              names += 1;
              if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(word[0]);
            }
        }
        document.getElementById("r").textContent = "RESULT[" + (names > 10) + " " + found.join(" ") + "]RESULT";
      };
      frame.srcdoc = \(json);
      </script>
      """
    let file = try ReportFixture.write(wrapper.utf8, to: "site-names.html")
    let told = try BrowserTests.chromium(["--virtual-time-budget=20000", "--dump-dom", file])
    #expect(told.output.contains("RESULT[true ]RESULT"), "\(told.output.suffix(300))")
  }
}
