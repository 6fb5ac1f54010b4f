import TestSupport
import Testing

/// The HTML of the page, as needed by screen readers, printers and mail programs.
@Suite struct MarkupTests {
  private static let files = Result {
    try ["rich", "extra-time", "in-progress", "pending", "documented", "documented-empty", "utf-8"]
      .map(ReportFixture.handmade) + [
        ReportFixture.real("M-2014-61"), ReportFixture.real("M-1998-56"), ReportFixture.made(4), ReportFixture.made(7),
      ]
  }

  @Test(arguments: ["ca", "es", "en"].sample(1), [[], ["--team", "ours"], ["--half-time"], ["--private"]])
  func everyPageIsWellStructured(_ language: String, _ version: [String]) throws {
    for file in try Self.files.get() {
      let made = try ReportFixture.run(
        ReportFixture.program, ["report", file, "-o", "-", "--lang", language] + version)
      let page = Markup(made.outputBytes)
      let name = "\(file) \(language) \(version)"
      #expect(made.error == "", "\(name)")
      #expect(page.first("html")?.attributes["lang"] == language, "\(name)")
      #expect(page.first("title").map { !page.text(of: $0).isEmpty } == true, "\(name)")
      // The handmade ones contain more than any real match.
      #expect(made.outputBytes.count < (file.contains("/M-") ? 150_000 : 220_000), "\(name)")
      expectHeadings(page, name)
      expectTables(page, name)
      expectDrawings(page, name)
      expectSelfContained(page, made.output, name)
      let ids = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(name)")
    }
  }

  /// One first-level heading; no skipped levels, no empty headings.
  private func expectHeadings(_ page: Markup, _ name: String) {
    let headings = page.all("h1", "h2", "h3", "h4", "h5", "h6")
    let levels = headings.compactMap { $0.name.last?.wholeNumberValue }
    #expect(levels.first == 1, "\(name)")
    #expect(levels.count { $0 == 1 } == 1, "\(name)")
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1, "\(name)") }
    for heading in headings { #expect(!page.text(of: heading).trimmed.isEmpty, "\(name)") }
  }

  /// Every table has a caption, headers have a scope, and every row has a header.
  private func expectTables(_ page: Markup, _ name: String) {
    for table in page.all("table") {
      let captions = page.descendants(of: table, "caption")
      #expect(captions.count == 1, "\(name)")
      for caption in captions { #expect(!page.text(of: caption).trimmed.isEmpty, "\(name)") }
      for heading in page.descendants(of: table, "th") {
        #expect(["col", "row", "colgroup", "rowgroup"].contains(heading.attributes["scope"]), "\(name)")
      }
      for body in page.descendants(of: table, "tbody") {
        #expect(!page.descendants(of: body, "tr").isEmpty, "\(name): a table without rows")
        for row in page.descendants(of: body, "tr") {
          #expect(!page.descendants(of: row, "th").isEmpty, "\(name): a row without a heading")
        }
      }
    }
  }

  /// Every drawing has a title and a description, or is hidden from screen readers.
  private func expectDrawings(_ page: Markup, _ name: String) {
    for drawing in page.all("svg") {
      let around = page.path(drawing)
      // Nested in a drawing.
      if around.dropFirst().contains(where: { $0.name == "svg" }) { continue }
      if around.contains(where: { $0.attributes["aria-hidden"] == "true" }) { continue }
      // A group of named marks: the group has a label, and so has each mark.
      if around.contains(where: { $0.attributes["role"] == "group" && $0.attributes["aria-label"] != nil }) {
        for mark in page.descendants(of: drawing, "svg") {
          #expect(mark.attributes["role"] == "img" && page.descendants(of: mark, "title").count == 1, "\(name)")
        }
        continue
      }
      #expect(drawing.attributes["role"] == "img", "\(name)")
      for part in ["title", "desc"] {
        let texts = page.children(of: drawing).filter { $0.name == part }.map { page.text(of: $0).trimmed }
        #expect(texts.count == 1 && texts != [""], "\(name): \(part)")
      }
    }
  }

  /// The page has no scripts and no external resources.
  private func expectSelfContained(_ page: Markup, _ source: String, _ name: String) {
    #expect(page.all("iframe", "img", "object", "embed", "base", "form").isEmpty, "\(name)")
    // Data for search engines and an embedded icon.
    #expect(page.all("script").map { $0.attributes["type"] } == ["application/ld+json"], "\(name)")
    #expect(page.all("link").map { $0.attributes["rel"] } == ["icon"], "\(name)")
    for element in page.elements {
      for (attribute, value) in element.attributes {
        #expect(!attribute.hasPrefix("on"), "\(name)")
        if ["href", "src", "xlink:href", "action"].contains(attribute) {
          #expect(value.hasPrefix("#") || value.hasPrefix("data:image/"), "\(name)")
        }
      }
    }
    for style in page.all("style") {
      let rules = page.text(of: style)
      #expect(!rules.contains("@import") && !rules.contains("http"), "\(name)")
      #expect(rules.ranges(of: "url(").count == rules.ranges(of: "url(#").count, "\(name)")
    }
  }
}
