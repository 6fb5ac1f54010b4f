import Foundation
import MatchModel
import MatchReports
import MatchXML
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// The page in a browser (headless Chromium), printed, and checked with `tidy`.
struct BrowserTests {
  private static let files = Result {
    try [
      ReportFixture.handmade("rich"), ReportFixture.handmade("extra-time"), ReportFixture.real("M-2014-61"),
      ReportFixture.made(4),
    ]
  }

  /// The layout of a page at a given width.
  struct Measured: Decodable {
    let page: Int
    let width: Int
    let client: Int
    let scroll: Int
    let widest: String
  }

  /// No horizontal scrolling from a small phone to a desktop in any language, and no messages in the browser's console.
  @Test func noHorizontalScrolling() throws {
    let pages = try ["ca", "es", "en"].flatMap { language in
      try Self.files.get().map { try ReportFixture.page($0, "--lang", language) }
        + [ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language, "--half-time")]
    }
    let widths = [320, 360, 768, 1280]
    let measured = try Self.measured(pages, widths)
    #expect(measured.count == pages.count * widths.count)
    for one in measured {
      #expect(one.scroll <= one.client, "page \(one.page) at \(one.width) px: \(one.scroll) px wide by \(one.widest)")
    }
  }

  /// The layout width of each page in frames of the given widths.
  static func measured(_ pages: [[UInt8]], _ widths: [Int]) throws -> [Measured] {
    let wrapper = try ReportFixture.write(
      Array(try wrapper(pages, widths).utf8), to: "widths-\(UUID().uuidString).html")
    let process = try chromium(["--virtual-time-budget=60000", "--dump-dom", wrapper])
    let result = process.output.split(separator: "RESULT[", maxSplits: 1).dropFirst().first?.split(separator: "]RESULT")
      .first
    let json = try #require(result, "\(process.error)")
    #expect(!process.error.contains("CONSOLE"), "\(process.error)")
    return try JSONDecoder().decode([Measured].self, from: Data("[\(json)]".utf8))
  }

  /// A page that shows each page in frames of all widths and records the layout widths.
  private static func wrapper(_ pages: [[UInt8]], _ widths: [Int]) throws -> String {
    let texts = pages.map { String(decoding: $0, as: UTF8.self) }
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self).replacing("<", with: "\\u003c")
    return """
      <!DOCTYPE html><meta charset="utf-8"><title>widths</title><body><iframe id="f" height="800"></iframe><pre id="r"></pre><script>
      const pages = \(json), widths = \(widths), found = [], frame = document.getElementById("f");
      let page = 0;
      frame.onload = () => {
        if (!frame.srcdoc) return;
        const doc = frame.contentDocument, root = doc.documentElement;
        for (const width of widths) {
          frame.width = width;
          let widest = "", most = 0;
          if (root.scrollWidth > root.clientWidth)
            for (const e of doc.body.querySelectorAll("*")) {
              const right = e.getBoundingClientRect().right;
              if (right > most) { most = right; widest = e.tagName + "." + (e.getAttribute("class") || "") + " " + e.textContent.slice(0, 30); }
            }
          found.push(JSON.stringify({page, width, client: root.clientWidth, scroll: root.scrollWidth, widest}));
        }
        page += 1;
        if (page < pages.length) frame.srcdoc = pages[page];
        else document.getElementById("r").textContent = "RESULT[" + found.join(",") + "]RESULT";
      };
      frame.srcdoc = pages[0];
      </script>
      """
  }

  /// On a phone, no name on a pitch extends beyond the edge or is truncated, and no name in the list of events is
  /// broken in two.
  @Test func namesAreWholeOnAPhone() throws {
    let pages = try WorldCup.matches.filter { $0.matchID.hasPrefix("M-2014") }.sample(16).map { record in
      try ReportStylesheet(.page).bytes(
        of: MatchWriter().bytes(of: WorldCupReplay(record).ledger.match), name: record.matchID)
    }
    #expect(pages.count == (testsEverything ? 64 : 16))
    let json = String(
      decoding: try JSONEncoder().encode(pages.map { String(decoding: $0, as: UTF8.self) }), as: UTF8.self)
    let wrapper = """
      <!DOCTYPE html><meta charset="utf-8"><title>names</title><body><iframe id="f" width="390" height="800"></iframe><pre id="r"></pre><script>
      const pages = \(json.replacing("<", with: "\\u003c")), found = [], frame = document.getElementById("f");
      let page = 0, names = 0;
      frame.onload = () => {
        if (!frame.srcdoc) return;
        const doc = frame.contentDocument;
        for (const pitch of doc.querySelectorAll(".lineup")) {
          const all = pitch.getBoundingClientRect();
          for (const name of pitch.querySelectorAll(".name")) {
            const box = name.getBoundingClientRect();
            names += 1;
            if (box.left < all.left || box.right > all.right || name.textContent.includes("…"))
              found.push(page + " on the pitch: " + name.textContent);
          }
        }
        const texts = doc.createTreeWalker(doc.querySelector(".incidents"), NodeFilter.SHOW_TEXT);
        for (let text; text = texts.nextNode();)
          for (const word of text.data.matchAll(/[^\\s–-]+/g)) {
            const range = doc.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1 && !text.parentElement.closest(".v"))
              found.push(page + " in the story: " + word[0]);
          }
        page += 1;
        if (page < pages.length) frame.srcdoc = pages[page];
        else document.getElementById("r").textContent = "RESULT[" + names + found.map(f => "\\n" + f).join("") + "]RESULT";
      };
      frame.srcdoc = pages[0];
      </script>
      """
    let file = try ReportFixture.write(wrapper.utf8, to: "names.html")
    let process = try Self.chromium(["--virtual-time-budget=60000", "--dump-dom", file])
    let result = process.output.components(separatedBy: "RESULT[").dropFirst().first?.components(separatedBy: "]RESULT")
      .first
    let lines = try #require(result, "\(process.error)").split(separator: "\n").map(String.init)
    // Twenty-two players per match, all of them named.
    #expect(lines == [String(22 * pages.count)])
  }

  /// On every screen, the kicks of both teams in a shoot-out stand below each other, and words in the column of minutes
  /// keep a distance from the names.
  @Test func columnsAreWideEnough() throws {
    let page = try ReportFixture.page(ReportFixture.handmade("extra-time"), "--lang", "ca")
    let json = String(decoding: try JSONEncoder().encode(String(decoding: page, as: UTF8.self)), as: UTF8.self)
    let wrapper = """
      <!DOCTYPE html><meta charset="utf-8"><title>columns</title><body><iframe id="f" height="800"></iframe><pre id="r"></pre><script>
      const frame = document.getElementById("f"), found = [];
      frame.onload = () => {
        if (!frame.srcdoc) return;
        const doc = frame.contentDocument, left = e => Math.round(e.getBoundingClientRect().left);
        for (const width of [320, 390, 768, 1280]) {
          frame.width = width;
          const [home, away] = [...doc.querySelectorAll(".strip p")].map(p => [...p.lastElementChild.children].map(left));
          const words = [...doc.querySelectorAll("#timeline .m, #discipline .m")].filter(m => /[a-z]/.test(m.textContent));
          const gaps = words.map(m => {
            const range = doc.createRange();
            range.selectNodeContents(m);
            return m.getBoundingClientRect().right - range.getBoundingClientRect().right;
          });
          found.push([width, home.length, String(home) == String(away), words.length > 0 && Math.min(...gaps) >= 2].join(" "));
        }
        document.getElementById("r").textContent = "RESULT[" + found.join("\\n") + "]RESULT";
      };
      frame.srcdoc = \(json.replacing("<", with: "\\u003c"));
      </script>
      """
    let file = try ReportFixture.write(wrapper.utf8, to: "columns.html")
    let process = try Self.chromium(["--virtual-time-budget=20000", "--dump-dom", file])
    let result = process.output.components(separatedBy: "RESULT[").dropFirst().first?.components(separatedBy: "]RESULT")
      .first
    let lines = try #require(result, "\(process.error)").split(separator: "\n")
    #expect(lines == ["320 5 true true", "390 5 true true", "768 5 true true", "1280 5 true true"])
  }

  /// Installed by `make setup-test`: axe, the accessibility checker.
  private static let axe = ReportFixture.root.appendingPathComponent(".build/python/axe.min.js").path

  /// Pages of every kind of match and for every audience.
  private static func kinds() throws -> [[UInt8]] {
    let charted = MatchWriter().bytes(of: try RandomMatch.chartedLedger(seed: 3).match)
    let seven = try ReportFixture.path("seven.xml")
    let made = try ReportFixture.run(
      ReportFixture.program, ["new", "-f", seven, "Porreres", "Alaró", "--rules", "seven"])
    try #require(made.status == .exited(0), "\(made.error)")
    return try [
      ReportFixture.page(ReportFixture.handmade("rich")), ReportFixture.page(ReportFixture.real("M-2014-61")),
      ReportFixture.page(ReportFixture.real("M-2014-61", named: "goals-only") { $0 is Goal }),
      ReportFixture.page(seven),
      ReportFixture.page(ReportFixture.handmade("in-progress"), "--team", "ours"),
      ReportFixture.page(ReportFixture.handmade("in-progress"), "--private"),
      ReportFixture.page(ReportFixture.handmade("rich"), "--brief"),
      ReportFixture.page(ReportFixture.handmade("rich"), "--half-time"), ReportFixture.page(ReportFixture.abandoned()),
      ReportFixture.page(ReportFixture.handmade("documented")),
      ReportFixture.page(ReportFixture.write(charted, to: "charted.xml")),
    ]
  }

  /// A page in a certain environment.
  private struct View: Encodable {
    let page: String
    let width: Int
  }

  /// Light and dark, on a phone and on a desktop.
  private static func views(_ page: [UInt8]) -> [View] {
    // The checker is a script, which the page's content security policy forbids.
    let policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    let light = String(decoding: page, as: UTF8.self).replacing(policy, with: "")
    let dark = light.replacing("(prefers-color-scheme: dark)", with: "all")
    return [light, dark].flatMap { page in [390, 1280].map { View(page: page, width: $0) } }
  }

  /// Pages of a season's site, the last one with results of a competition that has no name.
  private static func sitePages() throws -> [[UInt8]] {
    let site = try SiteFixture.site("axe-site")
    let folder = try ReportFixture.path("nameless")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try ReportFixture.write("date,home,away,score\n2014-09-06,Inca,Muro,2-1\n".utf8, to: "nameless/results.csv")
    let made = try ReportFixture.run(ReportFixture.program, ["season", folder, "site", folder + "/site"])
    try #require(made.status == .exited(0), "\(made.error)")
    let results = try Data(contentsOf: URL(fileURLWithPath: folder + "/site/results.html"))
    return try site.pages.filter { !$0.hasPrefix("match-") }.map(site.bytes).sample(2) + [[UInt8](results)]
  }

  /// axe finds no violations with everything unfolded: in the richest page in all environments, and in each other kind
  /// in one of them; nor in pages of a site at two widths. It must find the deliberate violation in the last page.
  @Test func axeFindsNoViolations() throws {
    let kinds = try Self.kinds().map(Self.views)
    let views =
      (kinds[0] + kinds.dropFirst().enumerated().map { $1[$0 % 4] }).sample(5)
      + (try Self.sitePages().flatMap { Self.views($0).prefix(2) })
    let wrong = "<!DOCTYPE html><html><head><title>t</title></head><body><svg role=\"img\"></svg></body></html>"
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
    }
    let wrapper = """
      <!DOCTYPE html><meta charset="utf-8"><title>axe</title><body><iframe id="f" height="800"></iframe><pre id="r"></pre><script>
      const views = \(try json(views + [View(page: wrong, width: 360)])), axe = \(try json(String(contentsOfFile: Self.axe, encoding: .utf8)));
      const found = [], frame = document.getElementById("f");
      let view = 0;
      frame.onload = async () => {
        if (!frame.srcdoc) return;
        const within = frame.contentWindow, script = within.document.createElement("script");
        script.textContent = axe;
        within.document.head.appendChild(script);
        for (const fold of within.document.querySelectorAll("details")) fold.open = true;
        const checked = await within.axe.run(within.document, {resultTypes: ["violations"], rules: {"target-size": {enabled: true}}});
        for (const one of checked.violations)
          found.push(view + " at " + frame.width + ": " + one.id + " " + one.nodes[0].html.slice(0, 90).replaceAll("<", "("));
        view += 1;
        if (view < views.length) show();
        else document.getElementById("r").textContent = "RESULT[" + found.join("\\n") + "]RESULT";
      };
      const show = () => { frame.width = views[view].width; frame.srcdoc = views[view].page; };
      show();
      </script>
      """
    let file = try ReportFixture.write(wrapper.utf8, to: "axe.html")
    let process = try Self.chromium(["--virtual-time-budget=600000", "--dump-dom", file])
    let parts = process.output.components(separatedBy: "RESULT[").dropFirst()
    let result = try #require(parts.first?.components(separatedBy: "]RESULT").first, "\(process.error)")
    let lines = result.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("\(views.count) ") } == [])
    #expect(lines.contains { $0.hasPrefix("\(views.count) at 360: svg-img-alt") }, "\(result)")
  }

  /// A row of the players' table in the accessibility tree: its role and its cells' roles. Hidden cells have none.
  private struct Row: Decodable {
    let role: String
    let cells: [String]
  }

  /// On a phone the rows of the players' table have another layout, but for screen readers it stays a table with its
  /// columns.
  @Test func playersTableStaysATableOnAPhone() throws {
    let page = try ReportFixture.page(ReportFixture.handmade("rich"))
    let json = String(decoding: try JSONEncoder().encode(String(decoding: page, as: UTF8.self)), as: UTF8.self)
    let wrapper = """
      <!DOCTYPE html><meta charset="utf-8"><title>roles</title><body><iframe id="f" width="360" height="800"></iframe><pre id="r"></pre><script>
      const frame = document.getElementById("f");
      frame.onload = () => {
        if (!frame.srcdoc) return;
        const doc = frame.contentDocument, seen = c => doc.defaultView.getComputedStyle(c).display != "none";
        const rows = [...doc.querySelectorAll(".players tr")].map(r => JSON.stringify(
          {role: r.computedRole, cells: [...r.children].map(c => seen(c) ? c.computedRole : "")}));
        document.getElementById("r").textContent = "RESULT[" + rows.join(",") + "]RESULT";
      };
      frame.srcdoc = \(json.replacing("<", with: "\\u003c"));
      </script>
      """
    let file = try ReportFixture.write(wrapper.utf8, to: "roles.html")
    let process = try Self.chromium([
      "--enable-blink-features=ComputedAccessibilityInfo", "--virtual-time-budget=20000", "--dump-dom", file,
    ])
    let result = process.output.split(separator: "RESULT[", maxSplits: 1).dropFirst().first?.split(separator: "]RESULT")
      .first
    let rows = try JSONDecoder().decode([Row].self, from: Data("[\(try #require(result, "\(process.error)"))]".utf8))
    #expect(rows.count > 30)
    var columns = 0
    for row in rows {
      #expect(row.role == "row")
      if row.cells.first == "columnheader" {
        columns = row.cells.count
        #expect(row.cells.allSatisfy { $0 == "columnheader" })
      } else {
        #expect(row.cells == ["rowheader"] + Array(repeating: "cell", count: columns - 1))
      }
    }
    #expect(columns > 12)
  }

  /// At most five A4 sheets, six with extra time, shoot-out and notes, because the minimum font size is 8 points; three
  /// for a match of goals and cards; one for the short version and the half-time sheet.
  @Test(
    arguments: [
      ("M-2014-61", [], 3), ("rich", [], 5), ("extra-time", [], 6), ("documented", [], 3), ("in-progress", [], 3),
      ("rich", ["--half-time"], 1),
      ("M-2014-61", ["--half-time"], 1), ("rich", ["--brief"], 1), ("extra-time", ["--brief"], 1),
    ].sample(5) as [(String, [String], Int)])
  func printsOnFewSheets(_ match: String, _ version: [String], _ most: Int) throws {
    let file = match.hasPrefix("M-") ? try ReportFixture.real(match) : ReportFixture.handmade(match)
    for language in version.isEmpty && match != "rich" ? ["ca"] : ["en", "es", "ca"].sample(1) {
      let made = try ReportFixture.run(
        ReportFixture.program, ["report", file, "-o", "-", "--lang", language] + version)
      let name = ([match, language] + version).joined(separator: "-")
      let html = try ReportFixture.write(made.outputBytes, to: name + ".html")
      let pdf = try ReportFixture.path(name + ".pdf")
      let process = try Self.chromium(["--no-pdf-header-footer", "--print-to-pdf=\(pdf)", html])
      #expect(!process.error.contains("CONSOLE"), "\(process.error)")
      let facts = try ReportFixture.run("pdfinfo", [pdf]).output
      let pages = facts.firstMatch(of: /Pages: +(\d+)/).flatMap { Int($0.output.1) }
      #expect(try #require(pages, "\(process.error)") <= most, "\(name)")
      #expect(facts.contains("A4"), "\(name): \(facts)")
      if name == "rich-en" {
        // A penalty that was not scored is in the list of events, and not on the time line.
        #expect(try ReportFixture.run("pdftotext", [pdf, "-"]).output.contains("Penalty saved"))
      }
      try Self.expectLegible(pdf, name)
    }
  }

  /// The heads of the narrow tables of attempts, three of which stand side by side.
  @Test func printedHeadsStandApart() throws {
    let html = try ReportFixture.write(
      ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "es"), to: "heads.html")
    let pdf = try ReportFixture.path("heads.pdf")
    _ = try Self.chromium(["--no-pdf-header-footer", "--print-to-pdf=\(pdf)", html])
    let heads = try ReportFixture.run("pdftotext", ["-layout", pdf, "-"]).output
      .matches(of: /Gol +Par\..*?Tot\./).map { $0.output.split(separator: " ") }
    let expected: [Substring] = ["Gol", "Par.", "Palo", "Fue.", "Bl.", "?", "Tot."]
    #expect(heads == Array(repeating: expected, count: 6))
  }

  /// Text is at least 8 points in size, which is about 9 points in total height. Every sheet except the last is at
  /// least half full, and each has the match and the page number at the bottom.
  private static func expectLegible(_ pdf: String, _ name: String) throws {
    let boxes = try ReportFixture.run("pdftotext", ["-bbox", pdf, "-"]).output
    let sheets = boxes.components(separatedBy: "<page ").dropFirst()
    for (index, sheet) in sheets.enumerated() {
      let words = sheet.matches(of: /yMin="([0-9.]+)" xMax="[0-9.]+" yMax="([0-9.]+)">([^<]*)</).compactMap { match in
        Double(match.output.1).flatMap { top in Double(match.output.2).map { (top, $0, String(match.output.3)) } }
      }
      for (top, bottom, word) in words { #expect(bottom - top > 8.9, "\(name), \(index + 1): \(word) \(bottom - top)") }
      let body = words.filter { $0.1 < 800 }
      if index + 1 < sheets.count { #expect(body.map(\.1).max() ?? 0 > 421, "\(name), \(index + 1)") }
      #expect(words.suffix(12).map(\.2).joined(separator: " ").contains("/ \(sheets.count)"), "\(name), \(index + 1)")
    }
  }

  /// tidy 5.6 reports SVG attributes in HTML, which the standard allows.
  private static let allowed =
    ["x", "y", "class", "role", "width", "height", "viewbox", "preserveaspectratio"].map {
      "Warning: <svg> proprietary attribute \"\($0)\""
    }

  @Test(arguments: ["ca", "es", "en"])
  func tidyFindsNothing(_ language: String) throws {
    for file in try Self.files.get() + [ReportFixture.handmade("documented"), ReportFixture.handmade("pending")] {
      let page = try ReportFixture.write(ReportFixture.page(file, "--lang", language), to: "tidy-\(language).html")
      let process = try ReportFixture.run("tidy", ["-e", "-q", "-utf8", page])
      let lines = (process.output + process.error).split(separator: "\n")
      #expect(!lines.contains { $0.contains(" - Error: ") })
      for line in lines where !Self.allowed.contains(where: line.hasSuffix) {
        Issue.record("\(file) \(language): \(line)")
      }
    }
  }

  /// Each browser has its own profile, because two may run at the same time; it is removed with the other files.
  static func chromium(_ arguments: [String]) throws -> RunResult {
    let process = try ReportFixture.run(
      "chromium-headless-shell",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr", "--v=0",
        "--user-data-dir=\(ReportFixture.path("browser-\(UUID().uuidString)"))",
      ] + arguments)
    #expect(process.status == .exited(0), "\(process.error)")
    return process
  }
}
