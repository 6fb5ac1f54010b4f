import Foundation
import TestSupport
import Testing

/// The page in a browser (headless Chromium), on paper, and under `tidy`. One at a time: a browser takes what there is.
@Suite(.serialized) struct BrowserTests {
  private static let files = Result {
    try [Workshop.handmade("rich"), Workshop.handmade("extra-time"), Workshop.real("M-2014-61"), Workshop.made(4)]
  }

  /// What one page came to at one width.
  private struct Measured: Decodable {
    let page: Int
    let width: Int
    let client: Int
    let scroll: Int
    let widest: String
  }

  /// No width from a small phone to a desktop scrolls sideways, in any language, and the browser has nothing to say.
  @Test func noSidewaysScrolling() throws {
    let pages = try ["ca", "es", "en"].flatMap { language in
      try Self.files.get().map { try Workshop.page($0, "--lang", language) }
        + [Workshop.page(Workshop.handmade("rich"), "--lang", language, "--half-time")]
    }
    let widths = [320, 360, 768, 1280]
    let wrapper = try Workshop.write(Array(try Self.wrapper(pages, widths).utf8), to: "widths.html")
    let told = try Self.chromium(["--virtual-time-budget=60000", "--dump-dom", wrapper])
    let result = told.output.split(separator: "RESULT[", maxSplits: 1).dropFirst().first?.split(separator: "]RESULT")
      .first
    let json = try #require(result, "\(told.error)")
    let measured = try JSONDecoder().decode([Measured].self, from: Data("[\(json)]".utf8))
    #expect(measured.count == pages.count * widths.count)
    for one in measured {
      #expect(one.scroll <= one.client, "page \(one.page) at \(one.width) px: \(one.scroll) px wide by \(one.widest)")
    }
    #expect(!told.error.contains("CONSOLE"), "\(told.error)")
  }

  /// Shows each page in a frame of each width, and writes down how wide it came out.
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

  /// What is made of a row of the players' table: its role and the cells' roles, as the browser tells those who listen;
  /// a cell that is gone has none.
  private struct Row: Decodable {
    let role: String
    let cells: [String]
  }

  /// On a phone a row of the players' table is laid out anew, but for those who listen it stays a table of as many
  /// columns as it has headings.
  @Test func theTableOfPlayersStaysOneOnAPhone() throws {
    let page = try Workshop.page(Workshop.handmade("rich"))
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
    let file = try Workshop.write(wrapper.utf8, to: "roles.html")
    let told = try Self.chromium([
      "--enable-blink-features=ComputedAccessibilityInfo", "--virtual-time-budget=20000", "--dump-dom", file,
    ])
    let result = told.output.split(separator: "RESULT[", maxSplits: 1).dropFirst().first?.split(separator: "]RESULT")
      .first
    let rows = try JSONDecoder().decode([Row].self, from: Data("[\(try #require(result, "\(told.error)"))]".utf8))
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

  /// Three sheets of A4 at most, four for a match with extra time, shoot-out and notes; the half-time sheet is one.
  @Test(
    arguments: [
      ("M-2014-61", [], 3), ("M-2006-52", [], 3), ("rich", [], 3), ("extra-time", [], 4), ("made", [], 4),
      ("rich", ["--half-time"], 1), ("M-2014-61", ["--half-time"], 1),
    ] as [(String, [String], Int)])
  func sheetsOfPaper(_ match: String, _ version: [String], _ most: Int) throws {
    let file =
      match == "made"
      ? try Workshop.made(4) : match.hasPrefix("M-") ? try Workshop.real(match) : Workshop.handmade(match)
    for language in version.isEmpty && match != "rich" ? ["ca"] : ["ca", "es", "en"] {
      let made = try Workshop.run(Workshop.program, ["report", file, "-o", "-", "--lang", language] + version)
      let name = ([match, language] + version).joined(separator: "-")
      let html = try Workshop.write(made.outputBytes, to: name + ".html")
      let pdf = try Workshop.path(name + ".pdf")
      let told = try Self.chromium(["--no-pdf-header-footer", "--print-to-pdf=\(pdf)", html])
      #expect(!told.error.contains("CONSOLE"), "\(told.error)")
      let facts = try Workshop.run("pdfinfo", [pdf]).output
      let pages = facts.firstMatch(of: /Pages: +(\d+)/).flatMap { Int($0.output.1) }
      #expect(try #require(pages, "\(told.error)") <= most, "\(name)")
      #expect(facts.contains("A4"), "\(name): \(facts)")
    }
  }

  /// What tidy 5.6 says of HTML that the standard allows: SVG stands in HTML with the attributes of SVG.
  private static let allowedBySVG = ["x", "y", "class"].map { "Warning: <svg> proprietary attribute \"\($0)\"" }

  @Test(arguments: ["ca", "es", "en"])
  func tidyHasNothingToSay(_ language: String) throws {
    for file in try Self.files.get() + [Workshop.handmade("documented"), Workshop.handmade("pending")] {
      let page = try Workshop.write(Workshop.page(file, "--lang", language), to: "tidy-\(language).html")
      let told = try Workshop.run("tidy", ["-e", "-q", "-utf8", page])
      let lines = (told.output + told.error).split(separator: "\n")
      #expect(!lines.contains { $0.contains(" - Error: ") })
      for line in lines where !Self.allowedBySVG.contains(where: line.hasSuffix) {
        Issue.record("\(file) \(language): \(line)")
      }
    }
  }

  /// The browser's own profile goes with the other files.
  private static func chromium(_ arguments: [String]) throws -> RunResult {
    let told = try Workshop.run(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr", "--v=0",
        "--user-data-dir=\(Workshop.path("browser"))",
      ] + arguments)
    #expect(told.status == .exited(0), "\(told.error)")
    return told
  }
}
