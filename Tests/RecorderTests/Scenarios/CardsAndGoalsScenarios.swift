import Testing

/// Cards, goals and corrections through the prompt's language.
@Suite struct CardsAndGoalsScenarios {
  @Test("a second yellow") func secondYellow() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", .accept("20' 4y", says: "second yellow: sent off, 10 players"))
    #expect(try match.men("l") == 10)
    #expect(try match.elements("targeta").compactMap { attribute("color", of: $0) } == ["groga", "segonagroga"])
  }

  @Test("a yellow in 20' and a straight red in 70'") func yellowThenRed() throws {
    let match = try MatchOnDisk()
    try match.play("start", "20' 4y", "end", "start", .accept("70' 4r", says: "sent off, 10 players"))
    #expect(try match.elements("targeta").compactMap { attribute("color", of: $0) } == ["groga", "vermella"])
    #expect(try match.statistic("fair-play points", of: "l") == "-5")
  }

  @Test("no card or action for a player who was sent off") func nothingAfterSendingOff() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' v4r", "11' v5g",
      .refuse("20' v4y", says: "v4 was sent off in 10' (Law 12"), .refuse("20' v4r"), .refuse("20' v4g"),
      .refuse("20' v5g,4"), .refuse("20' v4og"), .refuse("20' v4s+"), .refuse("20' v5s-,4"), .refuse("20' v4f"),
      .refuse("20' 9f4"), .refuse("20' v4f9y"), .refuse("20' v4o"), .refuse("20' v4c"),
      .refuse("20' v4>14"), .refuse("20' v5>4"), .refuse("20' v4>"), .refuse("20' v>4"), .refuse("20' v4@g"),
      .refuse("20' v4@c"))
    #expect(try match.ask("ls").count == 3)
  }

  @Test("a yellow on the bench and another on the field") func yellowsOnBenchAndOnField() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "30' 14y", "end", "start", "60' 9>14", .accept("70' 14y", says: "second yellow: sent off, 10 players"))
    #expect(try match.men("l") == 10)
  }

  @Test("two yellows for the coach") func twoYellowsForCoach() throws {
    let match = try MatchOnDisk()
    let said = try match.play("start", "20' coachy", "30' coachy dissent", .refuse("31' coachr"))
    #expect(said["30' coachy dissent"].first?.hasSuffix("second yellow: sent off; first yellow: 20'") == true)
    #expect(try match.men("l") == 11)
  }

  @Test("a yellow in the match and one in the shoot-out") func yellowsInMatchAndShootOut() throws {
    let match = try MatchOnDisk(set: ["extra-periods=0"])
    let said = try match.play("start", "20' 4y", "end", "start", "end", "start", "4y")
    #expect(said["4y"].first?.contains("sent off") == false)
    #expect(try match.men("l") == 11)
    try match.play(.accept("4y", says: "second yellow: sent off"))
    #expect(try match.men("l") == 10)
  }

  @Test("a card after the final whistle") func cardAfterFinalWhistle() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "finish", "9y dissent")
    #expect(try match.ask("ls").last == "  6 l after the match: yellow card for 9, dissent")
    #expect(try match.marks().isEmpty)
  }

  @Test("a red card at half-time for a player on the field") func redAtHalfTime() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "9r", "start")
    #expect(try match.men("l") == 10)
    #expect(
      try match.headsUp() == """
        Home: 10 players on the field
        Away: 11 players on the field
        """)
  }

  @Test("the first of two yellows is corrected to another player") func firstYellowCorrected() throws {
    let match = try MatchOnDisk()
    try match.play("start", "20' 4y", "end", "start", "67' 4y")
    #expect(try match.men("l") == 10)
    try match.play(.accept("edit 2 5y !", says: "67' second yellow of 4 becomes a first"))
    #expect(try match.men("l") == 11)
    #expect(try match.status("l4") == "starter, yellow 67'")
    #expect(try match.status("l5") == "starter, yellow 20'")
  }

  @Test("an own goal by a visitor") func ownGoal() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' v4og")
    #expect(try match.score() == "Home 1-0 Away")
    #expect(try match.statistic("goals", of: "v4") == "0")
    #expect(try match.statistic("own goals", of: "v4") == "1")
  }

  @Test("the scorer cannot be the assistant") func scorerIsNotAssistant() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("10' 9g,9", says: "scorer and assistant are both 9"), .refuse("10' v9ghc,9"))
    #expect(try match.score() == "Home 0-0 Away")
  }

  @Test("a goal and the scorer's substitution in the same minute") func goalAndSubstitutionInSameMinute() throws {
    let scoredFirst = try MatchOnDisk()
    try scoredFirst.play("start", "end", "start", "60' 9g", "60' 9>14")
    #expect(try scoredFirst.marks().isEmpty)
    let wentFirst = try MatchOnDisk()
    try wentFirst.play(
      "start", "end", "start", "60' 9>14", .warn("60' 9g", law: "D1", says: "9 was substituted in 60'"))
  }

  @Test("a forgotten substitution is inserted before a goal by a bench player") func forgottenSubstitution() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", .warn("70' 14g", law: "D1", says: "14 is on the bench"))
    #expect(try match.todo() == "4 70' goal by 14: against Law 10, Law 3 (14 is on the bench)")
    try match.play(.accept("65' 9>14", says: "no longer marked [! Law 10, Law 3]"))
    #expect(try match.marks().isEmpty)
    #expect(try match.todo() == "nothing left to resolve")
    #expect(try match.elements("gol").compactMap { attribute("avis", of: $0) }.isEmpty)
  }

  @Test("a goal at 46:10 of the first half") func goalInStoppageTime() throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept("46:10' 9g", says: "45+2' goal"), "end", "start", "46' 8g")
    let goals = try match.ask("ls goal")
    #expect(goals.count == 2)
    #expect(goals.first == "  2 l 45+2' goal by 9  1-0" && goals.last == "  5 l   46' goal by 8  2-0")
    let saved = try match.elements("gol").map { [attribute("minut", of: $0), attribute("afegit", of: $0)] }
    #expect(saved == [["45", "2"], ["46", nil]])
  }

  @Test("the goalkeeper is offside in 90+4'") func goalkeeperOffside() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", .accept("90+4' 1o", says: "90+4' offside by 1"))
    #expect(try match.marks().isEmpty)
  }

  @Test("a handball has no victim") func handballHasNoVictim() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4fm", .refuse("11' 4fm9", says: "a handball has no victim"), .refuse("11' 4f9m"))
    #expect(try match.elements("falta").count == 1)
  }

  @Test("the first goal is corrected to another scorer in the second half") func scorerCorrected() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 9g,7", "20' 10y", "30' 7>14", "end", "start", "50' 10g,14", "55' 10y dissent", "60' 8g")
    // The assistant cannot be the scorer, and a player who was on the bench at that time needs confirmation.
    try match.play(
      .refuse("edit 2 7g,7"), .warn("edit 2 14g,7", law: "D1"), "edit 2 10g,7")
    #expect(try match.marks().isEmpty)
    #expect(try match.score() == "Home 3-0 Away (1-0)")
    #expect(try match.statistic("goals", of: "10") == "2")
    #expect(try match.statistic("goals", of: "9") == "0")
    #expect(try match.men("l") == 10)
    // Everything after a correction is checked again: without the substitution, 14 assisted from the bench.
    try match.play(.warn("del 4", law: "D1", says: "50' goal by 10, assist 14: to be confirmed"))
    // The message names the action that would become impossible.
    try match.play(.refuse("edit 3 10r", says: "no longer possible"))
  }
}
