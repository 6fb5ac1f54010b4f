import Foundation
import TestSupport
import Testing

/// The pages of a season, checked with external tools and as readers see them.
@Suite struct SiteReadingTests {
  @Test func nuCheckerFindsNoErrors() throws {
    let site = try SiteFixture.site("site-nu", "ca", "--private")
    let some = site.pages.filter { !$0.hasPrefix("player-") || $0.hasPrefix("player-brazil-") }
    for message in try NuChecker.messages(on: some.map { site.folder + "/" + $0 })
    where message.type != "info" && !NuChecker.isMeant(message) {
      Issue.record("\(message.url ?? ""): \(message.type): \(message.message)")
    }
    #expect(some.count > 30)
  }

  /// Pages do not scroll horizontally; wide content has its own scroll bar.
  @Test func noHorizontalScrolling() throws {
    let site = try SiteFixture.site("site-widths", "ca")
    let pages = try [
      "index.html", "table-lliga-copa.html", "results.html", "discipline.html", "minutes.html",
      "team-brazil.html", "player-brazil-neymar.html", "match-m-2014-01.html", "positions.html",
    ].map { try site.bytes($0) }
    for measured in try Browser.measured(pages, [320, 360, 1280]) {
      #expect(measured.scroll <= measured.client, "\(measured.page) at \(measured.width): \(measured.widest)")
    }
  }

  /// The printed scouting sheet is one sheet of A4 with type of at least 10 points, whatever it contains.
  @Test(arguments: [0, 90]) func scoutingSheetFitsOneSheet(_ notes: Int) throws {
    let site = try SiteFixture.site("site-scout-\(notes)", "en", "--private")
    var summary = try site.text("resum.xml")
    let team = try #require(summary.firstRange(of: "<equip codi=\"mexico\""))
    let section = try #require(summary[team.upperBound...].firstRange(of: "<apartat "))
    let lines = (0..<notes).map { "<linia>2014-06-17, against Brazil, \($0)': plays long balls to the left</linia>" }
    if notes > 0 {
      summary.insert(
        contentsOf: "<apartat codi=\"notes\" nom=\"Notes\">\(lines.joined())</apartat>", at: section.lowerBound)
    }
    let changed = try ReportFixture.write(summary.utf8, to: "scout-\(notes).xml")
    let page = try ReportFixture.run(
      "xsltproc",
      [
        "--stringparam", "page", "scout", "--stringparam", "id", "mexico",
        ReportFixture.root.appendingPathComponent("Stylesheets/site.xsl").path, changed,
      ])
    let pdf = try Browser.print(page.outputBytes, as: "scout-\(notes)")
    #expect(try ReportFixture.run("pdfinfo", [pdf]).output.contains(/Pages: +1\n/))
    let boxes = try ReportFixture.run("pdftotext", ["-bbox", pdf, "-"]).output
    // The sheet number is below.
    let body = PrintedWord.all(in: boxes).filter { $0.top < 800 }
    for word in body { #expect(word.height > 11.2, "\(word)") }
    #expect(body.count > 100 && body.map(\.bottom).max() ?? 0 > (notes > 0 ? 650 : 300))
    #expect(body.contains { $0.text == "older" } == (notes > 0))
  }

  /// The page of a player: the links to it, the record while playing, a chart with dates, and its abbreviations in
  /// words.
  @Test func playersPageIsReadable() throws {
    let site = try SiteFixture.site("site-player")
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
    let site = try SiteFixture.site("site-names")
    let found = try Browser.look(
      at: [Browser.View(site.bytes("discipline.html"), width: 320)],
      """
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
      found.push(names > 10);
      """)
    #expect(found == ["true"])
  }

  /// The counts of cards are separated, players have their team beside them, and a table that continues beyond the edge
  /// has a shadow there.
  @Test func tablesOnANarrowPhone() throws {
    let site = try SiteFixture.site("site-phone")
    let row = try Browser.look(
      at: [Browser.View(site.bytes("discipline.html"), width: 320)],
      """
      const row = doc.querySelector("[data-stat=reds]").parentElement;
      for (const cell of row.children)
        if (cell.getBoundingClientRect().width) found.push(doc.defaultView.getComputedStyle(cell).borderLeftWidth);
      found.push(row.querySelector(".few").getBoundingClientRect().width > 0);
      """)
    #expect(row == ["0px", "1px", "1px", "1px", "1px", "true"])
    let shadows = try Browser.look(
      at: [Browser.View(site.bytes("table-lliga-copa.html"), width: 320)],
      """
      for (const part of doc.querySelectorAll(".scroll"))
        found.push(doc.defaultView.getComputedStyle(part).backgroundAttachment.replaceAll(" ", ""));
      """)
    #expect(Set(shadows) == ["local,local,scroll,scroll"])
  }
}
