import Foundation
import TestSupport
import Testing

/// Handball: a suspension leaves the team a player short for two minutes, even if a goal is scored (IHF Rules of the
/// Game, Rules 4 and 16).
@Suite struct HandballScenarios {
  private static let sixteen = "1 2 3 4 5 6 7 - 8 9 10 11 12 13 14 15 16"

  private func match(home: String = sixteen) throws -> MatchOnDisk {
    try MatchOnDisk(rules: "handball", home: home, away: Self.sixteen)
  }

  /// Number of home players on the court at a time, from the reminders: seven if they do not mention it.
  private func men(at time: String, after lines: String...) throws -> Int {
    let match = try match()
    try match.play(lines.map { Step(stringLiteral: $0) } + [Step(stringLiteral: "\(time)' n x")])
    let said = try match.headsUp().split(separator: "\n").filter { $0.hasPrefix("Home: ") }
    let count = said.first { $0.hasSuffix(" on court") }?.dropFirst(6).split(separator: " ").first
    return count.flatMap { Int($0) } ?? 7
  }

  @Test func suspensionLastsTwoMinutes() throws {
    #expect(try men(at: "11:59", after: "start", "10:00' 4x") == 6)
    #expect(try men(at: "12:00", after: "start", "10:00' 4x") == 7)
    try match().play("start", .accept("10:00' 4x", says: "two minutes for 4; 6 players until 12:00"))
  }

  /// A time-out that is recorded late leaves one less, also after later ones of its half.
  @Test func lateTimeOutCountsWithLaterOnes() throws {
    try match().play(
      "start", .accept("20:00' tm", says: "1 time-out left"), .accept("10:00' tm", says: "no time-outs left"))
  }

  @Test func goalDoesNotEndSuspension() throws {
    #expect(try men(at: "11:59", after: "start", "10:00' 4x", "10:40' v9g") == 6)
  }

  @Test func intervalServesNoTime() throws {
    #expect(try men(at: "30:59", after: "start", "29:00' 4x", "30:00' end", "start") == 6)
    #expect(try men(at: "31:00", after: "start", "29:00' 4x", "30:00' end", "start") == 7)
  }

  /// No time is added to a half, so the end of a suspension is known to the second in the next one too.
  @Test func suspensionContinuesAtAKnownSecond() throws {
    let match = try match()
    try match.play("start", .accept("28:50' 4x", says: "6 players until 30:50"), "30:00' end", "start")
    try match.play(.warn("30:20' 4g", law: "D1", says: "suspended until 30:50"))
    try self.match().play("start", .accept("29:00' 4r", says: "Home may be complete again from 31:00"))
    try self.match().play("start", "30:00' end", .accept("4r", says: "Home may be complete again from 32:00"))
  }

  @Test func numberOfPlayersHoldsUntilTheFirstSuspensionEnds() throws {
    try match().play(
      "start", .accept("26:00' 4x", says: "6 players until 28:00"), .accept("26:20' 9x", says: "5 players until 28:00"))
  }

  @Test func thirdSuspensionDisqualifies() throws {
    let (first, second, third) = ("5:00' 4x", "15:00' 4x", "25:00' 4x")
    #expect(try men(at: "26:59", after: "start", first, second, third) == 6)
    #expect(try men(at: "27:00", after: "start", first, second, third) == 7)
    let match = try match()
    try match.play("start", "5:00' 4x", "15:00' 4x")
    #expect(
      try match.headsUp() == """
        Home: one from third suspension: 4
        Home: 6 players on court
        Home: a player short until 17:00
        Home: 2 time-outs left
        Away: 7 players on court
        Away: 2 time-outs left
        """)
    try match.play(
      .accept("25:00' 4x", says: "third suspension; disqualified; 6 players until 27:00"),
      .refuse("28:00' 4g", says: "4 was disqualified in 26'"))
  }

  @Test func redCardCostsTwoMinutesToo() throws {
    #expect(try men(at: "11:59", after: "start", "10:00' 4r") == 6)
    #expect(try men(at: "12:00", after: "start", "10:00' 4r") == 7)
    try match().play("start", "10:00' 4r", .refuse("12:00' 4g"))
    try match().play("start", .accept("10:00' 4b", says: "blue card for 4; disqualified; 6 players until 12:00"))
  }

  @Test func benchAndOfficialsCostAPlayerToo() throws {
    #expect(try men(at: "11:59", after: "start", "10:00' coachx") == 6)
    #expect(try men(at: "12:00", after: "start", "10:00' coachx") == 7)
    #expect(try men(at: "10:00", after: "start", "10:00' 14x") == 6)
    #expect(try men(at: "10:00", after: "start", "10:00' 14xb") == 6)
  }

  @Test func secondSuspensionBeforeRestartAddsTwoMinutes() throws {
    #expect(try men(at: "13:59", after: "start", "10:00' 4x", "10:00' 4x") == 6)
    #expect(try men(at: "14:00", after: "start", "10:00' 4x", "10:00' 4x") == 7)
  }

  @Test func twoSuspensionsLeaveTeamTwoShort() throws {
    #expect(try men(at: "11:59", after: "start", "10:00' 4x", "10:00' 5x") == 5)
    #expect(try men(at: "12:00", after: "start", "10:00' 4x", "10:00' 5x") == 7)
  }

  @Test func noWarningAfterASuspension() throws {
    try match().play("start", "10:00' 4x", .warn("13:00' 4y", law: "X14", says: "4 has had yellow or worse already"))
  }

  @Test func oneWarningPerPlayerAndThreePerTeam() throws {
    try match().play("start", "1:00' 4y", .warn("2:00' 4y", law: "X14", says: "(Rule 16:1)"))
    try match().play(
      "start", "1:00' 4y", "2:00' 5y", "3:00' 6y", "3:30' v7y",
      .warn("4:00' 7y", law: "X14", says: "Home: yellow, at most 3 for its players"))
  }

  @Test func oneWarningAndOneSuspensionForTheOfficials() throws {
    try match().play(
      "start", "1:00' coachy",
      .warn("2:00' assistanty", law: "X14", says: "Home: yellow, at most 1 for its officials"))
    try match().play("start", "1:00' coachx", .warn("2:00' assistantx", law: "X14"))
  }

  @Test func twoTimeOutsPerHalfAndThreeInTotal() throws {
    try match().play("start", "5:00' tm", "9:00' tm", .warn("20:00' tm", law: "X8", says: "(Rule 2:10)"))
    try match().play(
      "start", "5:00' tm", "9:00' tm", "30:00' end", "start", "40:00' tm", .warn("50:00' tm", law: "X8"))
  }

  @Test func oneTimeOutInTheLastFiveMinutes() throws {
    try match().play(
      "start", "5:00' tm", "30:00' end", "start", "56:00' tm", .warn("58:00' tm", law: "X8", says: "(Rule 2:10)"))
  }

  @Test func secondSetOfExtraTimeOnlyIfLevel() throws {
    let level: [Step] = [
      "start", "10:00' 9g", "20:00' v9g", "30:00' end", "start", "60:00' end", "start", "65:00' end", "start",
    ]
    let match = try match()
    try match.play(level + ["69:00' 4x", "70:00' end", "start", "75:00' end", "start", "80:00' end", "start"])
    // The sanction has been served, so the player may throw.
    try match.play("4g", "v5g")
    #expect(try match.marks().isEmpty)
    let other = try self.match()
    try other.play(level + ["68:00' 9g", "70:00' end", .refuse("start")])
  }

  @Test func fiveUnsuspendedPlayersTakeAllThrows() throws {
    let all: [Step] = [
      "start", "10:00' 9g", "20:00' v9g", "30:00' end", "start", "60:00' end", "start", "65:00' end", "start",
      "70:00' end",
      "start", "75:00' end", "start", "79:30' 4x", "80:00' end", "start", .refuse("4g", says: "(Rule 2:2)"),
    ]
    let match = try match()
    try match.play(all)
    for number in 5...9 { try match.play(Step(stringLiteral: "\(number)g"), Step(stringLiteral: "v\(number)g")) }
    try match.play(.refuse("10g"), .refuse("4g"), "5g")
  }

  @Test func startNeedsFivePlayers() throws {
    try match(home: "1 2 3 4 5 -").play("start", "1:00' 3g")
    try match(home: "1 2 3 4 -").play(.refuse("start", says: "(Rule 4:1)"))
  }

  @Test func suspendedPlayersNeedConfirmation() throws {
    try match().play("start", "10:00' 4x", .warn("11:00' 4g", law: "D1"), "12:00' 4g", "12:10' 9gp", "12:30' v9s+p")
  }

  /// Not a foul by the other team's player with that number.
  @Test func servedSuspensionAllowsAFoul() throws {
    try match().play("start", "10:00' 4x", "12:30' 4f5")
  }

  @Test func sanctionsInWords() throws {
    let match = try match()
    try match.play(
      "start", .accept("10:00' 4 dos minuts", says: "two minutes for 4"),
      .accept("11:00' exclusión v5", says: "two minutes for v5"),
      .accept("12:00' two minutes for coach", says: "two minutes"),
      .accept("13:00' 7f9x", says: "two minutes for 7"),
      .accept("14:00' v8 falta a 9 dos minutos", says: "two minutes for v8"),
      .accept("15:00' 6 blue", says: "blue card for 6"), "16:00' 9z", "16:10' 8q", "16:20' 7k,4", "16:30' 9gk",
      "16:40' 9s-e"
    )
    let colors = try match.elements("targeta").compactMap { attribute("color", of: $0) }
    #expect(colors.sorted() == ["blava"] + Array(repeating: "exclusio", count: 5))
    #expect(try match.ask("ls two minutes").count == 5)
    #expect(try match.ask("ls x").count == 5)
    #expect(try match.statistic("cards of unknown colour", of: "l") == "0")
  }

  @Test func editAndUndoChangeSuspensions() throws {
    let match = try match()
    try match.play("start", "10:00' 4x", "edit 2 5x", "10:30' n x")
    #expect(
      try match.headsUp() == """
        Home: 6 players on court
        Home: a player short until 12:00
        Home: 2 time-outs left
        Away: 7 players on court
        Away: 2 time-outs left
        """)
    #expect(try match.ask("ls x").contains { $0.contains("two minutes for 5") })
    try match.play("edit 2 5y", "10:40' n x")
    #expect(try !match.headsUp().contains("Home: 6 players"))
    try match.play("undo", "undo")
    #expect(
      try match.headsUp() == """
        Home: 6 players on court
        Home: a player short until 12:00
        Home: 2 time-outs left
        Away: 7 players on court
        Away: 2 time-outs left
        """)
  }

  @Test func fileContainsItsDeclarations() throws {
    let match = try match()
    try match.play("start", "1:00' 4x", "2:00' 4x", "3:00' coachx", "4:00' tm")
    let declared = try match.elements("mena").compactMap { line -> String? in
      guard let kind = attribute("classe", of: line), let code = attribute("codi", of: line) else { return nil }
      return "\(kind).\(code)"
    }
    #expect(
      Set(declared) == [
        "sanction.exclusio", "sanction.blava", "sum.tercera", "most.groga", "most.exclusio", "action.perdua",
        "action.robada", "action.bloqueig", "action.tempsmort", "words.origin.penal", "words.origin.centrada-dreta",
        "words.origin.centrada-esquerra",
      ])
    #expect(try match.xml().contains("versio=\"2\""))
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    for (language, word) in [("ca", "Exclusió"), ("es", "Exclusión"), ("en", "Two minutes")] {
      #expect(try match.program(["report", "match.xml", "-o", "-", "--lang", language]).output.contains(word))
    }
  }

  @Test func hasNoOffsideCornerOrHandball() throws {
    try match().play(
      "start", .refuse("1:00' 9o"), .refuse("1:00' vc"), .refuse("1:00' 9fm"), .refuse("added 3"), .refuse("1:00' 9gh"))
  }

  /// A goal from a corner, which sentences used to record, is an error of the file. The match still opens and goes on,
  /// and only the goal is marked.
  @Test func recordedCornerIsAnError() throws {
    let match = try match()
    try match.play("start", "5:00' 9gk")
    let file = try #require(String(bytes: match.bytes(), encoding: .isoLatin1))
    try match.write(file.replacing("contraatac", with: "corner"))
    let checked = try match.program(["validate", "match.xml"])
    #expect(checked.status == .exited(1) && checked.error.contains("declare no action corner"))
    #expect(try match.program(["show", "match.xml"]).status == .exited(0))
    #expect(try match.program(["report", "match.xml", "-o", "-"]).status == .exited(0))
    try match.play("7:00' v9g")
    #expect(try match.elements("gol").count == 2)
    #expect(try match.ask("ls").filter { $0.contains("!!") }.map { $0.contains("goal by 9") } == [true])
  }
}
