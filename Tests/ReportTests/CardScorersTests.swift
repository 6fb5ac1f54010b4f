import TestSupport
import Testing

/// A card with ten scorers of one team looks intended: all of them are there, in a size that can be read.
@Suite struct CardScorersTests {
  @Test(arguments: CardTests.sizes.map(\.0))
  func tenScorers(_ size: String) throws {
    let file = try ReportFixture.path("ten-\(size).xml")
    let goals = (2...11).map { "\($0 * 4)' \($0)g\n" }.joined()
    let script = try ReportFixture.write(
      Array("start\n\(goals)45' end\nstart\n90' end\n".utf8), to: "ten-\(size).script")
    let made = try ReportFixture.run(
      ReportFixture.program, ["new", "-f", file, "Porreres", "Alaró", "--rules", "amateur"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try ReportFixture.run(ReportFixture.program, ["record", file, "--input", script])
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    let card = try ReportFixture.run(
      ReportFixture.program,
      ["report", file, "--card", "result", "--format", "card-svg", "--size", size, "--lang", "en", "-o", "-"])
    let page = Markup(card.outputBytes)
    let lines = page.all("text").filter { page.text(of: $0).contains("No. ") }
    let scorers = lines.map { page.text(of: $0) }.joined(separator: " · ")
    for number in 2...11 { #expect(scorers.contains("No. \(number) \(number * 4)′"), "\(scorers)") }
    #expect(lines.allSatisfy { Int($0.attributes["font-size"] ?? "") ?? 0 >= 24 }, "\(lines.map(\.attributes))")
  }
}
