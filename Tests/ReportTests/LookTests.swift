import Foundation
import Testing

/// A club's own look, by the stylesheet that docs/PAGE.md shows and by parameters.
@Suite struct LookTests {
  private static let own = Workshop.root.appendingPathComponent("docs/look/own.xsl").path

  /// The example of the documentation imports the program's stylesheets, which lie nowhere near it.
  @Test func theExampleWorks() throws {
    let text = try String(contentsOfFile: Self.own, encoding: .utf8)
    let document = try String(contentsOf: Workshop.root.appendingPathComponent("docs/PAGE.md"), encoding: .utf8)
    #expect(document.contains(text))
    let match = Workshop.handmade("rich")
    let ours = try Workshop.run(
      Workshop.program, ["report", match, "-o", "-", "--lang", "en", "--stylesheet", Self.own])
    let folder = Workshop.root.appendingPathComponent("Stylesheets").path
    let theirs = try Workshop.run(
      "xsltproc", ["--path", folder, "--stringparam", "lang", "en", Self.own, match])
    #expect(ours.error == "" && theirs.error == "")
    #expect(ours.outputBytes == theirs.outputBytes)
    let page = Markup(ours.outputBytes)
    let headings = page.all("h2").map { page.text(of: $0) }
    #expect(headings.first == "How it went" && headings.contains("Next match"))
    #expect(ours.output.contains("oklch(from #8a1538 "))
    let crests = page.all("img")
    #expect(crests.count == 1 && crests.first?.attributes["src"]?.hasPrefix("data:image/svg+xml,") == true)
  }

  @Test func coloursByParameters() throws {
    let match = Workshop.handmade("rich")
    let page = try Workshop.page(match, "--param", "away-colour=#00aa55")
    #expect(String(decoding: page, as: UTF8.self).contains("--away: oklch(from #00aa55 "))
    // What is no colour, or no image within the page, is nothing.
    for parameter in ["home-colour=red;}</style>", "home-colour=#12345", "home-crest=data:text/html,x"] {
      #expect(try Workshop.page(match, "--param", parameter) == Workshop.page(match), "\(parameter)")
    }
  }
}
