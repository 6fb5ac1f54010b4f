import TestSupport
import Testing

/// Scenarios K1 to K18: players and substitutions through the prompt's language.
@Suite struct PlayersAndSubstitutionsScenarios {
  @Test("K1: six starters, start") func k1() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 - 12 13")
    try match.play(.refuse("start", says: "Law 3.1"))
    #expect(try match.ask("ls") == ["nothing recorded yet"])
  }

  @Test("K2: seven on the field, a red card among them: below the minimum") func k2() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 - 12 13")
    try match.play("start", .accept("10' 7r", says: "Home below the minimum: 6 of 7"))
    #expect(try match.men("l") == 6)
    #expect(try match.headsUp().contains("Home: 6 players on the field"))
  }

  @Test("K3: nine started, a listed player arrives") func k3() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 - 10 11 12")
    try match.play("start", "20' >10")
    #expect(try match.status("l10") == "came on 20'")
    #expect(try match.men("l") == 10)
    try match.play(.accept("30' 9>12", says: "1 of 5 substitutions, 1 of 3 windows"))
  }

  @Test("K4: no late arrival for a player sent off; for those who never came, yes") func k4() throws {
    let complete = try MatchOnDisk()
    try complete.play("start", "10' 9r", .refuse("20' >12", says: "Law 3.1"))
    let short = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 - 10 11 12 13")
    try short.play("start", "10' 9r", "20' >10", "21' >11", .refuse("22' >12"))
    #expect(try short.men("l") == 10)
  }

  @Test("K5: both teams have an 8; one team has not two") func k5() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 8g", "11' v8g", .refuse("player l9 number 8", says: "taken"))
    #expect(try match.status("l8").hasPrefix("starter") && match.status("v8").hasPrefix("starter"))
    #expect(throws: MatchOnDisk.Unusable.self) { try MatchOnDisk(home: "1 2 3 4 5 6 7 8 8 10 11") }
  }

  @Test("K6: five of five used, the goalkeeper is sent off") func k6() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "60' 7>12 8>13 9>14", "70' 10>15 11>16",
      .accept("80' 1r", says: "no goalkeeper"))
    #expect(try match.todo().contains("Home: no goalkeeper"))
    #expect(try match.headsUp().contains("no goalkeeper"))
    try match.play("81' v9g", "82' 4@g")
    #expect(try match.todo() == "nothing left to resolve")
    #expect(try match.status("l4") == "starter, goalkeeper")
    #expect(try match.headsUp().contains("Home: no substitutions left"))
    #expect(try !match.headsUp().contains("window"))
    #expect(try match.marks().isEmpty)
  }

  @Test("K7: 1 and 4 swap goalkeeper") func k7() throws {
    let match = try MatchOnDisk()
    try match.play("start", "30' 4@g")
    #expect(try match.status("l4") == "starter, goalkeeper")
    #expect(try match.status("l1") == "starter")
    try match.play(.accept("40' 9>12", says: "1 of 5 substitutions, 1 of 3 windows"))
  }

  /// Three home substitutions in three stoppages of the second half.
  private func threeWindowsUsed() throws -> MatchOnDisk {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "60' 7>12", "65' 8>13", .accept("70' 9>14", says: "3 of 3 windows"))
    return match
  }

  @Test("K8: three of three windows, a substitution in 80'") func k8() throws {
    let match = try threeWindowsUsed()
    try match.play(.warn("80' 10>15", law: "B3", says: "no windows left, at most 3 (Law 3.2)"))
    #expect(try match.todo().contains("substitution"))
    #expect(try match.elements("canvi").compactMap { attribute("avis", of: $0) } == ["B3"])
  }

  @Test("K9: two of three windows, three changes in one stoppage") func k9() throws {
    for together in [true, false] {
      let match = try MatchOnDisk()
      try match.play("start", "end", "start", "60' 7>12", "65' 8>13")
      if together {
        try match.play(.accept("70' 9>14 10>15 11>16", says: "5 of 5 substitutions, 3 of 3 windows"))
      } else {
        try match.play("70' 9>14", "70' 10>15", .accept("70' 11>16", says: "5 of 5 substitutions, 3 of 3 windows"))
      }
      #expect(try match.marks().isEmpty)
    }
  }

  @Test("K10: three of three windows, a change at half-time") func k10() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 7>12", "20' 8>13", "30' 9>14", "end",
      .accept("10>15", says: "4 of 5 substitutions, 3 of 3 windows"),
      .accept("11>16", says: "5 of 5 substitutions, 3 of 3 windows"),
      .warn("6>17", law: "B2"))
  }

  @Test("K11: amateur, five single changes") func k11() throws {
    let match = try MatchOnDisk(rules: "amateur")
    try match.play(
      "start", "end", "start", "50' 7>12", "55' 8>13", "60' 9>14", "65' 10>15",
      .accept("70' 11>16", says: "5 of 5 substitutions"))
    #expect(try match.marks().isEmpty)
  }

  @Test("K12: half-time, who was to be replaced is sent off first") func k12() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", .accept("9r", says: "10 players"), .refuse("9>14", says: "9 was sent off"), "start")
    #expect(try match.men("l") == 10)
  }

  @Test("K13: red on the bench") func k13() throws {
    let match = try MatchOnDisk()
    try match.play("start", "30' 14r", .refuse("35' 9>14", says: "14 was sent off"))
    #expect(try match.men("l") == 11)
    #expect(try match.status("l14").hasPrefix("sent off 30'"))
  }

  @Test("K14: replaced in 60', red in 75'") func k14() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "60' 9>14", "75' 9r", "finish")
    #expect(try match.men("l") == 11)
    #expect(try match.statistic("minutes", of: "9") == "60")
    #expect(try match.statistic("minutes", of: "14") == "30")
  }

  @Test("K15: a starter is sent off in the warm-up") func k15() throws {
    let match = try MatchOnDisk()
    try match.play("9r", "9>14", "start")
    #expect(try match.men("l") == 11)
    #expect(try match.status("l14") == "starter")
    #expect(try match.elements("canvi").isEmpty)
    try match.play(.refuse("10' >9"), .accept("20' 10>15", says: "1 of 5 substitutions, 1 of 3 windows"))
  }

  @Test("K16: five of five and three of three, a concussion change") func k16() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "60' 7>12", "65' 8>13", "70' 9>14 10>15 11>16",
      .accept("80' 6>17k", says: "Away: one more substitution and window"))
    #expect(try match.marks().isEmpty)
    #expect(try match.headsUp().contains("Away: 6 substitutions left, 4 windows left"))
    #expect(try match.headsUp().contains("Home: no substitutions left"))
  }

  @Test("K17: four used in three windows, extra time with its bonus") func k17() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "60' 7>12", "65' 8>13", "70' 9>14 10>15", "end", "start")
    #expect(try match.headsUp().contains("Home: 2 substitutions left, 1 window left"))
    try match.play(
      .accept("100' 11>16 6>17", says: "6 of 6 substitutions, 4 of 4 windows"), .warn("104' 5>18", law: "B2"))
  }

  @Test("K18: on in 60', off in 80'") func k18() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "60' 9>14", .accept("80' 14>15", says: "2 of 5 substitutions"))
    #expect(try match.marks().isEmpty)
    #expect(try match.status("l14") == "came on 60', substituted 80'")
  }
}
