import Foundation
import MatchModel
import MatchXML
import SampleMatches
import TestSupport
import Testing

/// The pages as axe, the accessibility checker, and screen readers see them.
@Suite struct AccessibilityTests {
  /// Installed by `make setup-test`.
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

  /// Light and dark, on a phone and on a desktop.
  private static func views(_ page: [UInt8]) -> [Browser.View] {
    // The checker is a script, which the page's content security policy forbids.
    let policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    let light = String(decoding: page, as: UTF8.self).replacing(policy, with: "")
    let dark = light.replacing("(prefers-color-scheme: dark)", with: "all")
    return [light, dark].flatMap { page in [390, 1280].map { Browser.View(page, width: $0) } }
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
    let lines = try Browser.look(
      at: views + [Browser.View(wrong, width: 360)],
      """
      const script = doc.createElement("script");
      script.textContent = \(Browser.json(String(contentsOfFile: Self.axe, encoding: .utf8)));
      doc.head.appendChild(script);
      for (const fold of doc.querySelectorAll("details")) fold.open = true;
      const checked = await frame.contentWindow.axe.run(doc, {resultTypes: ["violations"], rules: {"target-size": {enabled: true}}});
      for (const one of checked.violations)
        found.push(view + " at " + frame.width + ": " + one.id + " " + one.nodes[0].html.slice(0, 90).replaceAll("<", "("));
      """)
    #expect(lines.filter { !$0.hasPrefix("\(views.count) ") } == [])
    #expect(lines.contains { $0.hasPrefix("\(views.count) at 360: svg-img-alt") }, "\(lines)")
  }

  /// A row of the players' table in the accessibility tree: its role and its cells' roles. Hidden cells have none.
  private struct Row: Decodable {
    let role: String
    let cells: [String]
  }

  /// On a phone the rows of the players' tables have another layout, but for screen readers they stay tables with their
  /// columns.
  @Test func playersTableStaysATableOnAPhone() throws {
    let page = try ReportFixture.page(ReportFixture.handmade("rich"))
    let found = try Browser.look(
      at: [Browser.View(page, width: 360)], features: "ComputedAccessibilityInfo",
      """
      // The browser makes the accessibility tree of the whole page again for each role, so the page has only the tables,
      // and a sample of the players.
      for (const e of doc.body.querySelectorAll("*")) if (!e.closest(".players") && !e.querySelector(".players")) e.remove();
      doc.querySelectorAll(".players tbody tr").forEach((row, place) => { if (place % \(testsEverything ? 1 : 4)) row.remove(); });
      const seen = c => doc.defaultView.getComputedStyle(c).display != "none";
      for (const r of doc.querySelectorAll(".players tr"))
        found.push(JSON.stringify({role: r.computedRole, cells: [...r.children].map(c => seen(c) ? c.computedRole : "")}));
      """)
    let rows = try found.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    #expect(rows.count > (testsEverything ? 30 : 8))
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
}
