import TestSupport
import Testing

/// The page's markup as `tidy` checks it.
@Suite struct TidyTests {
  /// tidy 5.6 reports SVG attributes in HTML, which the standard allows.
  private static let allowed =
    ["x", "y", "class", "role", "width", "height", "viewbox", "preserveaspectratio"].map {
      "Warning: <svg> proprietary attribute \"\($0)\""
    }

  @Test(arguments: ["ca", "es", "en"])
  func tidyFindsNothing(_ language: String) throws {
    for file in try ReportFixture.everyKind() + ["documented", "pending"].map(ReportFixture.handmade) {
      let page = try ReportFixture.write(ReportFixture.page(file, "--lang", language), to: "tidy-\(language).html")
      let process = try ReportFixture.run("tidy", ["-e", "-q", "-utf8", page])
      let lines = (process.output + process.error).split(separator: "\n")
      #expect(!lines.contains { $0.contains(" - Error: ") })
      for line in lines where !Self.allowed.contains(where: line.hasSuffix) {
        Issue.record("\(file) \(language): \(line)")
      }
    }
  }
}
