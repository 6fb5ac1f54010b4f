import Foundation
import TestSupport
import Testing

/// A match whose halves were played shorter than its rules say, as children's often are.
@Suite struct EarlyEndTests {
  private static let page = Result {
    let file = try ReportFixture.path("short-halves.xml")
    let script = try ReportFixture.write(
      Array("start\n3' 9g\n22' 10s+2\n30' end\nstart\n50' v9s+\n60' end\n".utf8), to: "short-halves.script")
    let made = try ReportFixture.run(
      ReportFixture.program, ["new", "-f", file, "Porreres", "Alaró", "--rules", "youth"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try ReportFixture.run(ReportFixture.program, ["record", file, "--input", script])
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    return Markup(try ReportFixture.page(file, "--lang", "en"))
  }

  @Test func slicesEndWithTheHalves() throws {
    let page = try Self.page.get()
    let slices = try #require(page.all("section").first { $0.attributes["id"] == "slices" })
    let labels = page.descendants(of: slices, "th").filter { $0.attributes["scope"] == "row" }
      .map { page.text(of: $0).trimmed }
    #expect(labels == ["1–15", "16–30", "41–55", "56–60"])
  }

  /// The second half begins at half of the time line, with the minute that its clock began with.
  @Test func timelineHasNoGap() throws {
    let page = try Self.page.get()
    let timeline = try #require(page.all("section").first { $0.attributes["id"] == "timeline" })
    let ticks = page.descendants(of: timeline, "text").filter { $0.attributes["class"] == "tick" }
      .map { "\(page.text(of: $0).trimmed) \($0.attributes["x"] ?? "")" }
    #expect(ticks == ["0′ 0%", "15′ 30%", "40′ 60%", "55′ 90%"])
  }
}
