import MatchRules
import TestSupport
import Testing

/// Seven-a-side: parameters for the different rules of leagues.
@Suite struct SevenASideScenarios {
  private static let fourteen = "1 2 3 4 5 6 7 - 8 9 10 11 12 13 14"

  private func match(_ set: String..., home: String = fourteen) throws -> MatchOnDisk {
    try MatchOnDisk(rules: "seven", set: set, home: home, away: Self.fourteen)
  }

  /// It is mostly children's football.
  @Test func playersAreMinors() { #expect(RuleSetLibrary.rules("seven")?.minors == true) }

  @Test func startNeedsFivePlayers() throws {
    try match(home: "1 2 3 4 5 - 8").play("start", "1:00' 3g")
    try match(home: "1 2 3 4 - 8").play(.refuse("start", says: "Law 3.1"))
  }

  @Test func substitutedPlayersMayReturn() throws {
    let match = try match()
    try match.play("start", "5:00' 3>9", "9:00' 9>3", "10:00' 3g")
    #expect(try match.status("l3") == "starter, goal 11'")
    #expect(try match.marks().isEmpty)
  }

  @Test func powerPlayForTeamFarBehind() throws {
    let four = ["start", "1:00' v1g", "2:00' v1g", "3:00' v1g", "4:00' v1g"].map { Step(stringLiteral: $0) }
    let match = try match("power-play=4 6")
    try match.play(four + ["5:00' >9", Step.refuse("5:10' >10", says: "Home may have only 8")])
    #expect(try match.men("l") == 8)
    try match.play("6:00' 9g", .warn("7:00' 9g", law: "A1", says: "Home may have only 7"))
    let further = try self.match("power-play=4 6")
    try further.play(four + ["5:00' >9", "6:00' v1g", "7:00' v1g", "8:00' >10"])
    #expect(try further.men("l") == 9)
    try self.match().play(four + [.refuse("5:00' >9", says: "Home may have only 7")])
  }

  @Test func cautionCostsPlayerButNotTeamThreeMinutes() throws {
    let match = try match("sanction.groga=y away 3 full")
    try match.play("start", .accept("5:00' 4y", says: "temporary dismissal until 9'; to be replaced"))
    #expect(try match.men("l") == 6)
    try match.play(.warn("6:00' >4", law: "C8"))
    let other = try self.match("sanction.groga=y away 3 full")
    try other.play("start", "5:00' 4y", "5:00' 4>9")
    #expect(try other.men("l") == 7)
    #expect(try other.marks().isEmpty)
    let later = try self.match("sanction.groga=y away 3 full")
    try later.play("start", "5:00' 4y", "8:00' >4")
    #expect(try later.marks().isEmpty)
  }

  @Test func teamIsShortAfterSendingOffAsDeclared() throws {
    let short = try match()
    try short.play("start", "5:00' 4r", .refuse("20:00' >9"))
    #expect(try short.men("l") == 6)
    let three = try match("sanction.vermella=r out short 3")
    try three.play(
      "start", .accept("5:00' 4r", says: "Home may be complete again from 8:00"), .refuse("7:59' >9"), "8:00' >9",
      .refuse("8:10' >10"))
    #expect(try three.men("l") == 7)
    let full = try match("sanction.vermella=r out full")
    try full.play("start", "5:00' 4r", .refuse("6:00' >4", says: "sent off"), "6:00' 4>9", .refuse("7:00' >10"))
    #expect(try full.men("l") == 7)
  }

  /// The places of two dismissed players are the same: either of the two may be named first.
  @Test func eitherOfTwoDismissedPlayersMayBeNamed() throws {
    let match = try match("sanction.vermella=r out short 3")
    try match.play("start", "5:00' 4r", "5:10' 5r", "9:00' 5>12", "9:10' 4>13")
    #expect(try match.men("l") == 7)
  }

  /// A sending-off for good leaves the team short when the place of a later one opens.
  @Test func teamWithAPlaceClosedForGoodIsNotComplete() throws {
    let match = try match("sanction.vermella=r out short 3", "sum.segonagroga=2 of groga : out short becomes")
    try match.play(
      "start", "4:00' 4y", "5:00' 4y", .accept("6:00' 5r", says: "Home may have 6 players again from 9:00"),
      .refuse("8:59' >9"), "9:00' >9", .refuse("10:00' >10"))
    #expect(try match.men("l") == 6)
  }

  @Test func cautionsAddUpToSendingOff() throws {
    let match = try match()
    try match.play("start", "5:00' 4y", .accept("9:00' 4y", says: "second yellow: sent off, 6 players"))
    #expect(try match.men("l") == 6)
    let three = try self.match("sum.segonagroga=3 of groga : out full becomes")
    try three.play("start", "5:00' 4y", "6:00' 4y", .accept("9:00' 4y", says: "to be replaced"))
  }

  @Test func minutesAddUpAcrossPeriods() throws {
    let match = try match()
    try match.play("start", "14:00' 3>9", "end", "start", "15:10' 9>3", "end")
    #expect(try match.statistic("minutes", of: "l3") == "29")
  }

  @Test func playBelowMinimumNeedsConfirmation() throws {
    let match = try match()
    try match.play("start", "1:00' 3>", "2:00' 4>", "3:00' 5>", .warn("4:00' 2g", law: "A2"))
    let fewer = try self.match("minimum-on=4")
    try fewer.play("start", "1:00' 3>", "2:00' 4>", "3:00' 5>", "4:00' 2g")
    #expect(try fewer.marks().isEmpty)
  }

  @Test func benchCautionLeavesTeamComplete() throws {
    let match = try match()
    try match.play("start", "5:00' 9y", .warn("5:00' 9g", law: "D1"))
    #expect(try match.men("l") == 7)
  }

  @Test func substituteServesDismissalOnBench() throws {
    let match = try match("sanction.groga=y away 3 full")
    try match.play("start", .accept("5:00' 9y", says: "temporary dismissal until 9'"))
    #expect(try match.men("l") == 7)
    try match.play(.warn("7:00' 4>9", law: "C8", says: "until 9'"), "undo", "8:00' 4>9")
    #expect(try match.marks().isEmpty)
    let arriving = try self.match("sanction.groga=y away 3 full")
    try arriving.play("start", "4:00' 4>", "5:00' 9y", .warn("7:00' >9", law: "C8"), "undo", "8:00' >9")
    #expect(try arriving.marks().isEmpty)
    // A player who left and may return serves the dismissal as if on the field: the place stays empty meanwhile.
    let left = try self.match("sanction.groga=y away 3 short 3")
    try left.play("start", "4:00' 4>", "5:00' 4y", .refuse("6:00' >9"), .warn("6:00' >4", law: "C8"))
  }

  @Test(arguments: ["seven", "youth"]) func departedPlayerReturnsAsSubstitute(_ rules: String) throws {
    let squad = rules == "seven" ? Self.fourteen : MatchOnDisk.eighteen
    let match = try MatchOnDisk(rules: rules, home: squad, away: squad)
    try match.play("start", "3:00' 4>", "6:00' 5>4", "7:00' 4g", "8:00' >5")
    #expect(try match.men("l") == (rules == "seven" ? 7 : 11))
    #expect(try match.marks().isEmpty)
  }

  @Test("football: temporary dismissals last for minutes of play") func football() throws {
    let match = try MatchOnDisk(set: ["sanction.groga=y away 10 short 10"])
    try match.play("start", "5:00' 4y")
    #expect(try match.men("l") == 10)
    try match.play(.warn("14:00' >4", law: "C8"))
    try match.play("undo", "15:00' >4")
    #expect(try match.marks().isEmpty)
    // The sanction continues after the interval, and stoppage time counts.
    let late = try MatchOnDisk(set: ["sin-bin=10"])
    try late.play("start", "44:00' 4y", "48:00' end", "start", .warn("50:00' >4", law: "C8"), "undo", "51:00' >4")
    #expect(try late.marks().isEmpty)
  }
}
