import Foundation
import TestSupport
import Testing

/// A club's own style, with the stylesheet in docs/PAGE.md and with parameters.
@Suite struct LookTests {
  private static let own = ReportFixture.root.appendingPathComponent("docs/look/own.xsl").path

  /// The example in the documentation imports the program's stylesheets, which are not in its folder.
  @Test func documentedStylesheetWorks() throws {
    let text = try String(contentsOfFile: Self.own, encoding: .utf8)
    let document = try String(contentsOf: ReportFixture.root.appendingPathComponent("docs/PAGE.md"), encoding: .utf8)
    #expect(document.contains(text))
    let match = ReportFixture.handmade("rich")
    let ours = try ReportFixture.run(
      ReportFixture.program, ["report", match, "-o", "-", "--lang", "en", "--stylesheet", Self.own])
    let folder = ReportFixture.root.appendingPathComponent("Stylesheets").path
    let theirs = try ReportFixture.run(
      "xsltproc", ["--path", folder, "--stringparam", "lang", "en", Self.own, match])
    #expect(ours.error == "" && theirs.error == "")
    #expect(firstDifference(ours.outputBytes, theirs.outputBytes) == nil)
    let page = Markup(ours.outputBytes)
    let headings = page.all("h2").map { page.text(of: $0) }
    #expect(headings.contains("How it went") && headings.contains("Next match"))
    #expect(ours.output.contains("oklch(from #8a1538 "))
    let crests = page.all("img")
    #expect(crests.count == 1 && crests.first?.attributes["src"]?.hasPrefix("data:image/svg+xml,") == true)
  }

  /// A stylesheet that imports the program's may define functions in a file next to it.
  @Test func customFunctions() throws {
    func sheet(_ body: String) -> [UInt8] {
      let root = """
        <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:func="http://exslt.org/functions"
          xmlns:my="urn:club" extension-element-prefixes="func" exclude-result-prefixes="my">
        """
      return Array((root + body + "</xsl:stylesheet>").utf8)
    }
    _ = try ReportFixture.write(
      sheet(
        "<func:function name=\"my:loud\"><xsl:param name=\"t\"/><func:result select=\"concat($t, '!')\"/></func:function>"
      ),
      to: "club-functions.xsl")
    let own = try ReportFixture.write(
      sheet(
        """
        <xsl:import href="report.xsl"/><xsl:include href="club-functions.xsl"/>
        <xsl:template name="own-section"><section id="club"><h2><xsl:value-of select="my:loud('Up')"/></h2></section></xsl:template>
        """), to: "club.xsl")
    let match = ReportFixture.handmade("rich")
    let ours = try ReportFixture.run(
      ReportFixture.program, ["report", match, "-o", "-", "--lang", "en", "--stylesheet", own])
    let folder = ReportFixture.root.appendingPathComponent("Stylesheets").path
    let theirs = try ReportFixture.run("xsltproc", ["--path", folder, "--stringparam", "lang", "en", own, match])
    #expect(ours.error == "" && theirs.error == "")
    #expect(firstDifference(ours.outputBytes, theirs.outputBytes) == nil)
    #expect(ours.output.contains("<section id=\"club\"><h2>Up!</h2></section>"))
  }

  @Test func coloursByParameters() throws {
    let match = ReportFixture.handmade("rich")
    let page = try ReportFixture.page(match, "--param", "away-colour=#00aa55")
    #expect(String(decoding: page, as: UTF8.self).contains("--away: oklch(from #00aa55 "))
    // Invalid colours and images outside the page are ignored.
    for parameter in ["home-colour=red;}</style>", "home-colour=#12345", "home-crest=data:text/html,x"] {
      #expect(try ReportFixture.page(match, "--param", parameter) == ReportFixture.page(match), "\(parameter)")
    }
  }
}
