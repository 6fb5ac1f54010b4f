import TestSupport
import Testing

/// Field hockey: a countdown clock, and cards for two minutes, for five or more, and for good (FIH Rules of Hockey,
/// Rules 5 and 14).
@Suite struct HockeyScenarios {
  private static let eighteen = "1 2 3 4 5 6 7 8 9 10 11 - 12 13 14 15 16 17 18"
  private static let quarters: [Step] = ["start", "end", "start", "end", "start", "end", "start"]

  private func match() throws -> MatchOnDisk {
    try MatchOnDisk(rules: "hockey", home: Self.eighteen, away: Self.eighteen)
  }

  /// Number of home players on the field at a clock time, from the reminders: eleven if they do not mention it.
  private func men(at time: String, after lines: Step...) throws -> Int {
    let match = try match()
    try match.play(lines + [Step(stringLiteral: "\(time)' n x")])
    let said = try match.headsUp().split(separator: "\n").filter { $0.hasPrefix("Home: ") }
    let count = said.first { $0.hasSuffix(" on the field") }?.dropFirst(6).split(separator: " ").first
    return count.flatMap { Int($0) } ?? 11
  }

  @Test func greenCardLastsTwoMinutes() throws {
    #expect(try men(at: "3:01", after: "start", "5:00' 4w") == 10)
    #expect(try men(at: "3:00", after: "start", "5:00' 4w") == 11)
    try match().play("start", .accept("5:00' 4w", says: "11' green card for 4; 10 players until 3:00"))
  }

  @Test func suspensionContinuesInNextQuarter() throws {
    #expect(try men(at: "13:31", after: "start", "0:30' 4w", "end", "start") == 10)
    #expect(try men(at: "13:30", after: "start", "0:30' 4w", "end", "start") == 11)
    let match = try match()
    try match.play("start", "0:30' 4w", "end", "start")
    #expect(
      try match.headsUp() == """
        Home: 10 players on the field
        Home: a player short until 13:30
        Away: 11 players on the field
        """)
  }

  @Test func yellowCardLastsFiveMinutesOrMore() throws {
    #expect(try men(at: "9:01", after: "start", "14:00' 4y") == 10)
    #expect(try men(at: "9:00", after: "start", "14:00' 4y") == 11)
    #expect(try men(at: "4:01", after: "start", "14:00' 4y10") == 10)
    #expect(try men(at: "4:00", after: "start", "14:00' 4y10") == 11)
    try match().play("start", .accept("14:00' 4y10", says: "10 minutes; 10 players until 4:00"))
  }

  @Test func eachSuspensionEndsSeparately() throws {
    #expect(try men(at: "12:01", after: "start", "14:00' 4w", "14:00' 5y") == 9)
    #expect(try men(at: "12:00", after: "start", "14:00' 4w", "14:00' 5y") == 10)
    #expect(try men(at: "9:00", after: "start", "14:00' 4w", "14:00' 5y") == 11)
  }

  @Test func redCardIsPermanent() throws {
    let match = try match()
    try match.play(["start", "14:00' 4r", "end", "start", "end", "start", "end", "start", "0:05' v9g"])
    #expect(
      try match.headsUp() == """
        Home: 10 players on the field
        Away: 11 players on the field
        """)
    try match.play(.refuse("0:04' 4g", says: "4 was sent off in 2'"))
  }

  @Test func goalDoesNotEndSuspension() throws {
    #expect(try men(at: "12:01", after: "start", "14:00' 4w", "13:30' v9g") == 10)
  }

  @Test func repeatedOffenceLeadsToNextCard() throws {
    let match = try match()
    try match.play(
      "start", "14:00' 4w dissent", .warn("10:00' 4w dissent", law: "X15", says: "has already had green card for this"),
      .warn("10:00' 4w dissent", law: "X15", says: "(Rule 14)"), "10:00' 4w stick", "9:00' 4y dissent",
      .warn("2:00' 4w Stick", law: "X15"), "1:30' 5w stick")
  }

  @Test func hasNoOwnGoalsOrOffside() throws {
    try match().play("start", .refuse("14:00' v4og"), .refuse("14:00' 4o"))
  }

  @Test func lastSecondBelongsToQuarter() throws {
    let match = try match()
    try match.play(
      "start", .accept("0:00' 9gc", says: "15' goal by 9"), .accept("14:00' 17g", says: "2' goal by 17"),
      .accept("14:00' pc", says: "penalty corner"), "14:00' e")
    #expect(try match.elements("gol").map { attribute("segons", of: $0) } == ["60", "900"])
  }

  @Test func suspendedPlayersNeedConfirmation() throws {
    try match().play(
      "start", "14:00' 4w", .warn("13:00' 4g", law: "D1", says: "is temporarily dismissed until 12:00"), "12:00' 4g")
  }

  @Test func benchCardLeavesTeamComplete() throws {
    #expect(try men(at: "14:00", after: "start", "14:00' 14wb") == 11)
    #expect(try men(at: "13:30", after: "start", "14:00' 14wb", "13:45' 14wb") == 11)
  }

  @Test func substituteServesSuspensionOnBench() throws {
    try match().play(
      "start", .accept("14:00' 14wb", says: "green card for 14; temporary dismissal until 12:00"),
      .warn("13:30' 14g", law: "D1", says: "is temporarily dismissed until 12:00"), "12:00' 14g")
  }

  @Test func suspendedPlayersMissTheShootOut() throws {
    let match = try match()
    try match.play(Self.quarters + ["1:00' 4w", "end", "start", .refuse("4g"), "5g"])
  }

  @Test func fivePlayersTakeTheWholeShootOut() throws {
    let match = try match()
    try match.play(Self.quarters + ["end", "start", "1g", .refuse("1g")])
    try match.play("v2s-", "3g", "v4g", "5s+", "v5g", "6g", "v6g", "7s-", "v7s-")
    try match.play(.refuse("8g"), "3g")
  }

  @Test func twoCardsForOnePlayerCostOnePlace() throws {
    #expect(try men(at: "10:01", after: "start", "14:00' 4w", "14:00' 4w") == 10)
    #expect(try men(at: "10:00", after: "start", "14:00' 4w", "14:00' 4w") == 11)
  }
}
