import TestSupport
import Testing

/// Players and substitutions through the prompt's language.
@Suite struct PlayersAndSubstitutionsScenarios {
  @Test("a match does not start with six starters") func sixStartersCannotStart() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 - 12 13")
    try match.play(.refuse("start", says: "Law 3.1"))
    #expect(try match.ask("ls") == ["nothing recorded yet"])
  }

  @Test("a red card for one of seven leaves the team below the minimum") func redCardBelowMinimum() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 - 12 13")
    try match.play("start", .accept("10' 7r", says: "Home below the minimum: 6 of 7"))
    #expect(try match.men("l") == 6)
    #expect(
      try match.headsUp() == """
        Home: 6 players on the field
        Away: 11 players on the field
        """)
  }

  @Test("a listed player joins a team that started with nine") func lateArrival() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 - 10 11 12")
    try match.play("start", "20' >10")
    #expect(try match.status("l10") == "came on 20'")
    #expect(try match.men("l") == 10)
    try match.play(.accept("30' 9>12", says: "1 of 5 substitutions, 1 of 3 windows"))
  }

  @Test("late arrivals fill empty places, but not that of a player sent off") func lateArrivalAndSendingOff() throws {
    let complete = try MatchOnDisk()
    try complete.play("start", "10' 9r", .refuse("20' >12", says: "Law 3.1"))
    let short = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 - 10 11 12 13")
    try short.play("start", "10' 9r", "20' >10", "21' >11", .refuse("22' >12"))
    #expect(try short.men("l") == 10)
  }

  @Test("both teams may have an 8, but one team may not have two") func numbersAreUniqueWithinTeam() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 8g", "11' v8g", .refuse("player l9 number 8", says: "taken"))
    #expect(try match.status("l8").hasPrefix("starter") && match.status("v8").hasPrefix("starter"))
    #expect(throws: MatchOnDisk.Unusable.self) { try MatchOnDisk(home: "1 2 3 4 5 6 7 8 8 10 11") }
  }

  @Test("the goalkeeper is sent off after the last substitution") func goalkeeperSentOffAfterLastSubstitution() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "60' 7>12 8>13 9>14", "70' 10>15 11>16",
      .accept("80' 1r", says: "no goalkeeper"))
    #expect(try match.todo() == "Home: no goalkeeper, name one: 2@g")
    #expect(
      try match.headsUp() == """
        Home: 10 players on the field
        Home: no substitutions left, except for a concussion (9>14k)
        Home: no goalkeeper
        Away: 11 players on the field
        1 thing unresolved (type: todo)
        """)
    try match.play("81' v9g", "82' 4@g")
    #expect(try match.todo() == "nothing left to resolve")
    #expect(try match.status("l4") == "starter, goalkeeper")
    #expect(
      try match.headsUp() == """
        Home: 10 players on the field
        Home: no substitutions left, except for a concussion (9>14k)
        Away: 11 players on the field
        """)
    #expect(try !match.headsUp().contains("window"))
    #expect(try match.marks().isEmpty)
  }

  @Test("4 takes over in goal from 1") func goalkeeperChangesPlaces() throws {
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

  @Test("a substitution after the last window") func substitutionWithoutWindow() throws {
    let match = try threeWindowsUsed()
    try match.play(.warn("80' 10>15", law: "B3", says: "no windows left, at most 3 (Law 3.2)"))
    #expect(
      try match.todo() == "7 80' substitution: 10 off, 15 on: against Law 3.2 (Home has no windows left, at most 3)")
    #expect(try match.elements("canvi").compactMap { attribute("avis", of: $0) } == ["B3"])
  }

  @Test("three substitutions in one stoppage use one window") func threeSubstitutionsInOneWindow() throws {
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

  @Test("substitutions at half-time use no window") func halfTimeUsesNoWindow() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 7>12", "20' 8>13", "30' 9>14", "end",
      .accept("10>15", says: "4 of 5 substitutions, 3 of 3 windows"),
      .accept("11>16", says: "5 of 5 substitutions, 3 of 3 windows"),
      .warn("6>17", law: "B2"))
  }

  @Test("amateur rules have no windows: five substitutions in five stoppages") func amateurRulesHaveNoWindows() throws {
    let match = try MatchOnDisk(rules: "amateur")
    try match.play(
      "start", "end", "start", "50' 7>12", "55' 8>13", "60' 9>14", "65' 10>15",
      .accept("70' 11>16", says: "5 of 5 substitutions"))
    #expect(try match.marks().isEmpty)
  }

  @Test("a player sent off at half-time cannot be replaced") func sentOffAtHalfTime() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", .accept("9r", says: "10 players"), .refuse("9>14", says: "9 was sent off"), "start")
    #expect(try match.men("l") == 10)
  }

  @Test("a red card on the bench") func redOnBench() throws {
    let match = try MatchOnDisk()
    try match.play("start", "30' 14r", .refuse("35' 9>14", says: "14 was sent off"))
    #expect(try match.men("l") == 11)
    #expect(try match.status("l14").hasPrefix("sent off 30'"))
  }

  @Test("a red card for a player who was substituted") func redForSubstitutedPlayer() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "60' 9>14", "75' 9r", "finish")
    #expect(try match.men("l") == 11)
    #expect(try match.statistic("minutes", of: "9") == "60")
    #expect(try match.statistic("minutes", of: "14") == "30")
  }

  @Test("a starter is sent off in the warm-up") func sentOffInWarmUp() throws {
    let match = try MatchOnDisk()
    try match.play("9r", "9>14", "start")
    #expect(try match.men("l") == 11)
    #expect(try match.status("l14") == "starter")
    #expect(try match.elements("canvi").isEmpty)
    try match.play(.refuse("10' >9"), .accept("20' 10>15", says: "1 of 5 substitutions, 1 of 3 windows"))
  }

  @Test("a concussion substitution after the last substitution and window") func concussionSubstitution() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "60' 7>12", "65' 8>13", "70' 9>14 10>15 11>16",
      .accept("80' 6>17k", says: "Away: one more substitution and window"))
    #expect(try match.marks().isEmpty)
    #expect(
      try match.headsUp() == """
        Home: no substitutions left
        Away: 6 substitutions left, 4 windows left
        """)
  }

  @Test("extra time adds a substitution and a window") func extraTimeBonus() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "60' 7>12", "65' 8>13", "70' 9>14 10>15", "end", "start")
    #expect(try match.headsUp() == "Home: 2 substitutions left, 1 window left")
    try match.play(
      .accept("100' 11>16 6>17", says: "6 of 6 substitutions, 4 of 4 windows"), .warn("104' 5>18", law: "B2"))
  }

  @Test("a substitute comes on in 60' and goes off in 80'") func substituteIsSubstituted() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "60' 9>14", .accept("80' 14>15", says: "2 of 5 substitutions"))
    #expect(try match.marks().isEmpty)
    #expect(try match.status("l14") == "came on 60', substituted 80'")
  }
}
