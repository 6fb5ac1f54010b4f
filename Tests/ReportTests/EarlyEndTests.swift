import Foundation
import MatchModel
import MatchReports
import MatchXML
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

  private static func report(abandoned script: String, _ arguments: String...) throws -> String {
    let name = "abandoned-\(script.utf8.count)\(arguments.joined())"
    let file = try ReportFixture.path(name + ".xml")
    let written = try ReportFixture.write(script.utf8, to: name + ".script")
    let made = try ReportFixture.run(ReportFixture.program, ["new", "-f", file, "Artà", "Sineu"])
    try #require(made.status == .exited(0), "\(made.error)")
    let recorded = try ReportFixture.run(ReportFixture.program, ["record", file, "--input", written])
    try #require(recorded.status == .exited(0), "\(recorded.error)")
    return try ReportFixture.run(ReportFixture.program, ["report", file, "-o", "-"] + arguments).output
  }

  private static func texts(_ svg: String) -> [String] {
    let card = Markup(Array(svg.utf8))
    return card.all("text").map { card.text(of: $0) }.filter { !$0.isEmpty }
  }

  /// A match that was abandoned in the first half has no half-time; one that was abandoned later has.
  @Test func halfTimeOfAnAbandonedMatch() throws {
    let early = "start\n10' 9g\n30' abandon pluja\n"
    #expect(
      try Self.texts(Self.report(abandoned: early, "--lang", "ca", "--format", "card-svg", "--card", "half-time"))
        .contains("Partit suspès, 30′"))
    let sheet = try Self.report(abandoned: early, "--lang", "ca", "--half-time")
    #expect(!sheet.contains("Mitja part") && sheet.contains("Partit suspès, 30′: pluja"))
    let late = try Self.report(
      abandoned: early.replacing("30'", with: "45' end\nstart\n58'"), "--lang", "ca", "--format", "card-svg",
      "--card", "half-time")
    #expect(Self.texts(late).contains("Mitja part"))
  }

  /// The logs end with the abandonment instead of full time.
  @Test(arguments: [
    ("en", "Match abandoned, 58′: fog"), ("es", "Partido suspendido, 58′: fog"), ("ca", "Partit suspès, 58′: fog"),
  ])
  func logOfAnAbandonedMatch(_ language: String, _ words: String) throws {
    var match = Match(teams: BothSides(home: .unnamed("Artà"), away: .unnamed("Sineu")))
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: nil),
      PeriodStart(.regular(2), length: 45, wallClock: nil),
      MatchEnd(
        at: .at(58, in: 2), isAbandoned: true, reason: "fog"),
    ]
    func report(_ kind: ReportKind) throws -> [UInt8] {
      try ReportStylesheet(kind).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", language)])
    }
    let page = Markup(try report(.page))
    let log = try #require(page.all("ol").first { $0.attributes["class"] == "log" })
    #expect(page.descendants(of: log, "li").last.map { page.text(of: $0).trimmed } == words)
    let text = String(decoding: try report(.text), as: UTF8.self)
    #expect(text.split(separator: "\n").last { $0.hasPrefix("-- ") } == "-- \(words)")
  }

  /// The page, the text and the message say when the match was abandoned.
  @Test(arguments: [
    ("en", "Match abandoned, 58′: fog"), ("es", "Partido suspendido, 58′: fog"), ("ca", "Partit suspès, 58′: fog"),
  ])
  func minuteOfAbandonment(_ language: String, _ words: String) throws {
    let script = "start\n10' 9g\n45' end\nstart\n58' abandon fog\n"
    let text = try Self.report(abandoned: script, "--lang", language, "--format", "text")
    #expect(text.split(separator: "\n").filter { $0.contains("fog") }.first == words[...])
    let message = try Self.report(abandoned: script, "--lang", language, "--format", "message")
    #expect(message.split(separator: "\n").filter { $0.contains("fog") }.map { $0.hasPrefix(words + " · ") } == [true])
    let page = Markup(Array(try Self.report(abandoned: script, "--lang", language).utf8))
    let states = page.all("p").filter { $0.attributes["class"] == "state" }.map { page.text(of: $0) }
    #expect(states.map { $0.hasPrefix(words) } == [true], "\(states)")
  }
}
