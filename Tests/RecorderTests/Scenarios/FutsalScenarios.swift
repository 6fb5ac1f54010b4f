import TestSupport
import Testing

/// Futsal: substitutions are not recorded, and a sending-off costs two minutes or until a goal (FIFA Futsal Laws of the
/// Game, Laws 3 and 12).
@Suite struct FutsalScenarios {
  private static let fourteen = "1 2 3 4 5 - 6 7 8 9 10 11 12 13 14"

  private func match(home: String = fourteen) throws -> MatchOnDisk {
    try MatchOnDisk(rules: "futsal", home: home, away: Self.fourteen)
  }

  /// Number of a side's players on the field at a time, from the reminders: five if they do not mention it.
  private func men(_ team: String, at time: String, after lines: String...) throws -> Int {
    let match = try match()
    try match.play(lines.map { Step(stringLiteral: $0) } + [Step(stringLiteral: "\(time)' n x")])
    let line = try match.headsUp().split(separator: "\n").first { $0.hasPrefix(team + ": ") } ?? ""
    let words = line.dropFirst(team.count + 2).split(separator: " ")
    return words.dropFirst().first?.hasPrefix("player") == true ? Int(words[0]) ?? 5 : 5
  }

  /// A match in which changes are recorded.
  private func followed() throws -> MatchOnDisk {
    try MatchOnDisk(rules: "futsal", set: ["follow=yes"], home: Self.fourteen, away: Self.fourteen)
  }

  @Test func playerWhoCompletesTheTeamReplacesNobody() throws {
    let match = try followed()
    try match.play("start", "1:00' 4r", .accept("1:30' v5g", says: "Home may be complete again"), "2:00' 4>6")
    #expect(try match.elements("canvi").isEmpty)
    #expect(try match.men("l") == 5)
  }

  /// A goal opens one place (Law 3), so a team that two players had to leave is not complete.
  @Test func goalOpensOneOfTwoPlaces() throws {
    let match = try followed()
    try match.play(
      "start", "1:00' 4r", "1:20' 5r", .accept("1:30' v5g", says: "Home may have 4 players again"), "1:40' >7",
      .refuse("1:45' >8"), .accept("1:50' v5g", says: "Home may be complete again"), "1:55' >8")
    #expect(try match.men("l") == 5)
  }

  @Test func sanctionEndsAtASecond() throws {
    let match = try match()
    try match.play("start", "6:40' 4r")
    #expect(try match.ask("heads-up").filter { $0.contains("until") } == ["Home: a player short until 8:40"])
    let followed = try followed()
    try followed.play("start", .accept("6:40' 4r", says: "Home may be complete again from 8:40"))
  }

  @Test func startNeedsThreePlayers() throws {
    try match(home: "1 2 3 -").play("start", "1:00' 3g")
    try match(home: "1 2 -").play(.refuse("start", says: "Law 3)"))
  }

  @Test func anyListedPlayerMayAct() throws {
    let match = try match()
    try match.play("start", "1:00' 9g,2", "2:00' v14s+", "3:00' 12f7", "4:00' 13@g")
    #expect(try match.marks().isEmpty)
    try match.play(.refuse("5:00' 4>9", says: "substitutions are not recorded"), .refuse("5:00' >15"))
  }

  @Test func aSendingOffCostsTwoMinutes() throws {
    #expect(try men("Home", at: "11:59", after: "start", "10:00' 4r") == 4)
    #expect(try men("Home", at: "12:00", after: "start", "10:00' 4r") == 5)
    try match().play("start", "10:00' 4r", .refuse("12:00' 4g", says: "4 was sent off in 11' (Law 10, Law 3)"))
  }

  @Test func goalAgainstShortSideEndsSanction() throws {
    #expect(try men("Home", at: "10:50", after: "start", "10:00' 4r", "10:50' v9g") == 5)
    #expect(try men("Home", at: "11:59", after: "start", "10:00' 4r", "10:50' 9g") == 4)
  }

  @Test func goalEndsNoSanctionIfBothSidesAreShort() throws {
    let lines = ["start", "10:00' 4r", "10:10' v4r", "10:50' v9g"]
    #expect(try men("Home", at: "11:59", after: lines[0], lines[1], lines[2], lines[3]) == 4)
    #expect(try men("Away", at: "12:09", after: lines[0], lines[1], lines[2], lines[3]) == 4)
  }

  @Test func goalEndsOlderOfTwoSanctions() throws {
    let (first, second) = ("10:00' 4r", "10:30' 5r")
    #expect(try men("Home", at: "10:59", after: "start", first, second) == 3)
    #expect(try men("Home", at: "12:29", after: "start", first, second, "11:00' v9g") == 4)
    #expect(try men("Home", at: "12:30", after: "start", first, second, "11:00' v9g") == 5)
  }

  @Test func goalWithThreeAgainstFour() throws {
    #expect(try men("Home", at: "11:00", after: "start", "10:00' 4r", "10:05' 5r", "10:10' v4r", "11:00' v9g") == 4)
    #expect(try men("Away", at: "11:00", after: "start", "10:00' 4r", "10:05' 5r", "10:10' v4r", "11:00' v9g") == 4)
  }

  @Test func intervalServesNoTime() throws {
    #expect(try men("Home", at: "21:29", after: "start", "19:30' 4r", "20:00' end", "start") == 4)
    #expect(try men("Home", at: "21:30", after: "start", "19:30' 4r", "20:00' end", "start") == 5)
  }

  /// In a football match with this setting, a card for a substitute needs an attribute that older programs do not know.
  @Test func benchCardNeedsFileVersion2() throws {
    let match = try MatchOnDisk(set: ["follow=no"])
    try match.play("start", "10' 9y")
    #expect(try match.xml().contains("<partit versio=\"1\""))
    try match.play("11' 9yb")
    #expect(try match.xml().contains("<partit versio=\"2\""))
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test func dismissedSubstituteLeavesTeamComplete() throws {
    #expect(try men("Home", at: "10:00", after: "start", "10:00' 9rb") == 5)
    let match = try match()
    try match.play("start", "10:00' 9rb", .refuse("11:00' 9g", says: "sent off"))
    #expect(try match.elements("targeta").filter { attribute("banqueta", of: $0) == "si" }.count == 1)
    // Football has no such clause.
    try MatchOnDisk().play("start", .refuse("10:00' 12rb"))
  }

  @Test func secondCautionCostsTwoMinutes() throws {
    #expect(try men("Home", at: "7:59", after: "start", "5:00' 4y", "6:00' 4y") == 4)
    #expect(try men("Home", at: "8:00", after: "start", "5:00' 4y", "6:00' 4y") == 5)
  }

  @Test func substitutesMayTakeKicks() throws {
    let match = try match()
    try match.play("start", "end", "start", "end", "start", "end", "start", "end", "start")
    try match.play("12g", "v13s-", "2g", .refuse("12g"), "v3g", .refuse("12g"))
    #expect(try match.marks().isEmpty)
  }

  @Test func largerTeamLeavesAPlayerOutOfTheShootOut() throws {
    let match = try match()
    try match.play("start", "end", "start", "end", "start", "end", "start", "49:30' 4r", "end", "start")
    #expect(try match.todo() == "Away: leave 1 player out of the shoot-out: v4>")
    try match.play("v9>", .warn("v10>", law: "H5"), "undo")
    #expect(try match.todo() == "nothing left to resolve")
  }

  @Test func playWithTwoPlayersNeedsConfirmation() throws {
    #expect(try men("Home", at: "2:00", after: "start", "1:00' 4r", "1:10' 5r", "1:20' 6r") == 2)
    try match().play("start", "1:00' 4r", "1:10' 5r", "1:20' 6r", .warn("2:00' 9g", law: "A2", says: "Law 3)"))
  }

  @Test func hasNoOffsideOrStoppageTime() throws {
    let match = try match()
    try match.play("start", .refuse("1:00' 9o"), .refuse("1:00' 9 offside"), .refuse("added 3"))
  }

  @Test func minutesBeyondTheHalfAreRefused() throws {
    let match = try match()
    try match.play(
      "start", .refuse("20:30' 9g", says: "ends at 20:00, and its last minute is 20'"), .refuse("20+1' 9g"),
      .refuse("21' 9g"), .accept("20:00' 9g", says: "20' goal by 9"), .accept("end", says: "20' first half ends"))
  }

  @Test func secondPenaltyExistsOnlyInFutsal() throws {
    let match = try match()
    try match.play(
      "start", .accept("1:00' 9gw", says: "goal by 9, second penalty"), .refuse("2:00' 9gq", says: "f p k b t w"),
      .accept("3:00' 7 gol doble penalti", says: "goal by 7, second penalty"))
    #expect(try match.elements("gol").map { attribute("origen", of: $0) } == ["doble-penal", "doble-penal"])
    // The file contains the name for the report.
    let page = try match.program(["report", "match.xml", "-o", "-", "--lang", "ca"]).output
    #expect(page.contains("doble penal"))
    try MatchOnDisk().play("start", .refuse("1:00' 9gw"))
  }

  /// Another goalkeeper may have come on, which is not recorded.
  @Test func dismissedFlyGoalkeeperDoesNotLeaveTheGoalEmpty() throws {
    let answers = try match().send(["start", "1:00' 4@g", "2:00' 4y", "3:00' 4y"])
    #expect(answers.last?.complaint == nil && answers.last?.text.contains("no goalkeeper") == false)
  }

  @Test func minutesAreNotCounted() throws {
    let match = try match()
    try match.play("start", "1:00' 9g", "20:00' end")
    #expect(try match.statistic("minutes", of: "l9") == "0")
    #expect(try match.statistic("goals", of: "l9") == "1")
    let page = try match.program(["report", "match.xml", "-o", "-", "--lang", "en"]).output
    #expect(page.contains("so minutes are not counted"))
    #expect(!page.contains("role=\"cell\" data-stat=\"minutes\"") && !page.contains("id=\"men\""))
    #expect(page.contains("data-stat=\"goals\""))
  }
}
