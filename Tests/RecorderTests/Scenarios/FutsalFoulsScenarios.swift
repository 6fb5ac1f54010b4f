import TestSupport
import Testing

/// Futsal: accumulated fouls and time-outs (FIFA Futsal Laws of the Game, Laws 7, 12 and 13).
@Suite struct FutsalFoulsScenarios {
  private static let fourteen = "1 2 3 4 5 - 6 7 8 9 10 11 12 13 14"
  private static let five: [Step] = ["1:00' 4f", "2:00' 4f", "3:00' 5f", "4:00' 5f", "5:00' 6f"]

  private func match() throws -> MatchOnDisk {
    try MatchOnDisk(rules: "futsal", home: Self.fourteen, away: Self.fourteen)
  }

  @Test func fifthFoulWarnsAndHalfTimeResetsTheCount() throws {
    let match = try match()
    try match.play(
      ["start"] + Self.five.dropLast() + [
        .accept("5:00' 6f", says: "5 team fouls; the next one: free kick without wall"), "20:00' end", "start",
        .accept("21:00' 4f", says: "1 team foul"),
      ])
    #expect(
      try match.headsUp() == """
        Home: 1 team foul
        Home: 1 time-out left
        Away: 1 time-out left
        """)
  }

  /// A foul recorded late makes later ones count one more.
  @Test func lateFoulIsAddedToTheTotal() throws {
    let match = try match()
    try match.play(
      ["start"] + Self.five.dropLast() + [
        .accept("1:30' 7f", says: "5 team fouls; the next one: free kick without wall"),
        .accept("2:30' 7f", says: "6 team fouls: free kick without wall"),
      ])
  }

  @Test func extraTimeContinuesTheCount() throws {
    let second = (1...5).map { Step(stringLiteral: "2\($0):00' 4f") }
    let match = try match()
    try match.play(
      ["start", "1:00' 9g", "2:00' v9g", "20:00' end", "start"] + second + [
        "40:00' end", "start", .accept("41:00' 4f", says: "6 team fouls: free kick without wall"),
      ])
    #expect(try match.headsUp() == "Home: 6 team fouls; the next one: free kick without wall")
  }

  @Test func indirectFoulsDoNotCount() throws {
    let match = try match()
    try match.play(["start"] + Self.five + [.accept("6:00' 6fi", says: "foul by 6, indirect")])
    #expect(
      try match.headsUp() == """
        Home: 5 team fouls; the next one: free kick without wall
        Home: 1 time-out left
        Away: 1 time-out left
        """)
    #expect(try match.statistic("fouls", of: "l") == "6")
  }

  @Test func oneTimeOutInEachHalfAndNoneInExtraTime() throws {
    let match = try match()
    try match.play(
      "start", "3:00' tm", .warn("4:00' tm", law: "X8", says: "at most 1 (Law 7)"), "20:00' end", "start", "21:00' tm",
      "40:00' end", "start", .warn("41:00' tm", law: "X8", says: "there are no time-outs (Law 7)"))
    // Marks cite futsal's laws without football's sections.
    #expect(try match.ask("ls tm").filter { $0.hasSuffix("[! Law 7]") }.count == 2)
    try match.play("42:00' 4y", "43:00' 4y stays")
    #expect(try match.ask("ls yellow").last?.hasSuffix("[! Law 12]") == true)
  }

  @Test func fileContainsItsDeclarations() throws {
    let match = try match()
    try match.play("start", "1:00' 4fi", "2:00' tm")
    let declared = try match.elements("mena").map { (attribute("classe", of: $0), attribute("codi", of: $0)) }
    #expect(declared.map(\.1) == ["indirecta", "origin.doble-penal", "team-fouls", "tempsmort"])
    #expect(declared.map(\.0) == ["foul", "words", "words", "action"])
    #expect(try match.xml().contains("versio=\"2\""))
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }
}
