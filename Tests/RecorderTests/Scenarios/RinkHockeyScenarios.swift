import TestSupport
import Testing

/// Rink hockey: blue cards for two minutes, red ones for four, both ended by a goal against a side with fewer players,
/// and team fouls that add up over the match.
@Suite struct RinkHockeyScenarios {
  private static let ten = "1 2 3 4 5 - 6 7 8 9 10"

  private func match() throws -> MatchOnDisk {
    try MatchOnDisk(rules: "rink", home: Self.ten, away: Self.ten)
  }

  /// Number of home players on the rink at a clock time, from the reminders.
  private func men(at time: String, after lines: Step...) throws -> Int {
    let match = try match()
    try match.play(lines + [Step(stringLiteral: "\(time)' n x")])
    let said = try match.headsUp().split(separator: "\n").filter { $0.hasPrefix("Home: ") }
    let count = said.first { $0.hasSuffix(" on the rink") }?.dropFirst(6).split(separator: " ").first
    return count.flatMap { Int($0) } ?? 5
  }

  @Test func blueCardLastsTwoMinutesOrUntilAGoal() throws {
    try match().play("start", .accept("20:00' 4u", says: "6' blue card for 4; 4 players until 18:00"))
    #expect(try men(at: "18:01", after: "start", "20:00' 4u") == 4)
    #expect(try men(at: "18:00", after: "start", "20:00' 4u") == 5)
    #expect(try men(at: "19:00", after: "start", "20:00' 4u", "19:30' v9g") == 5)
    #expect(try men(at: "19:00", after: "start", "20:00' 4u", "19:30' 9g") == 4)
  }

  @Test func redCardCostsTeamFourMinutes() throws {
    #expect(try men(at: "16:01", after: "start", "20:00' 4r") == 4)
    #expect(try men(at: "16:00", after: "start", "20:00' 4r") == 5)
    try match().play("start", "20:00' 4r", .refuse("15:00' 4g", says: "was sent off"))
  }

  @Test func theThirdBlueCardSendsOff() throws {
    try match().play(
      "start", "20:00' 4u", "17:00' 4u", .accept("14:00' 4u", says: "third blue"), .refuse("9:00' 4g"))
    #expect(try men(at: "10:01", after: "start", "20:00' 4u", "17:00' 4u", "14:00' 4u") == 4)
    #expect(try men(at: "10:00", after: "start", "20:00' 4u", "17:00' 4u", "14:00' 4u") == 5)
  }

  @Test func tenthFoulAndEveryFifthAfterBringFreeHit() throws {
    let match = try match()
    let times = (0..<14).map { Step(stringLiteral: "\(24 - $0):00' \($0 % 5 + 1)f") }
    try match.play(["start"] + times[..<8])
    try match.play(.accept("16:00' 1f", says: "direct free hit"), "end", "start")
    try match.play(.accept("24:00' 2f", says: "10 team fouls: direct free hit"))
    try match.play("23:00' 3f", "22:00' 4f", "21:00' 5f", "20:00' 1f", .accept("19:00' 2f", says: "15 team fouls"))
  }

  @Test func clockCountsDownToZero() throws {
    let match = try match()
    try match.play("start", "0:00' 9gf", "end", "start", .accept("24:59' 8gp", says: "26' goal by 8"))
    #expect(try match.elements("gol").map { attribute("segons", of: $0) } == ["1500", "1"])
  }

  @Test func oneTimeOutInEachHalf() throws {
    try match().play("start", "20:00' tm", .warn("19:00' tm", law: "X8"), "undo", "0:00' end", "start", "20:00' tm")
  }

  @Test func hasNoOffsideOrCorner() throws {
    try match().play("start", .refuse("20:00' 9o"), .refuse("20:00' c"))
  }
}
