import Testing

/// Line-ups and unidentified people.
@Suite struct LineUpTests {
  @Test("without squads, the first eleven numbers in a script are starters, and later ones substitutes")
  func provisional() throws {
    let match = try MatchOnDisk(home: nil, away: nil)
    #expect(
      try match.todo() == """
        Home: line-up not confirmed: lineup l 1 2 3 4 5 6 7 8 9 10 11
        Away: line-up not confirmed: lineup v 1 2 3 4 5 6 7 8 9 10 11
        """)
    try match.play(
      "start", "1' 14g", "2' 77f", "3' 20c", "4' 1f 2f 3f 4f 5f 6f", "5' 7f 8f",
      .warn("6' 9g", law: "D1", says: "9 is on the bench"), "7' 14>9", .accept("8' 9g", says: "goal by 9"))
    let statuses = try match.statuses("l")
    for number in [77, 20, 1, 2, 8] { #expect(statuses[number]?.hasPrefix("starter") == true, "\(number)") }
    #expect(statuses[14]?.hasPrefix("substituted 7'") == true)
    #expect(statuses[9]?.hasPrefix("came on 7'") == true)
    #expect(try match.men("l") == 11)
    #expect(try match.status("v9") == "starter")
  }

  @Test("the status shows that a player came on and was sent off, and changes at half-time")
  func cameOnAndSentOff() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "45' end", "10>14", "start", "62' 9>15", "75' 15r", "76' 8y", "77' 8y", "78' 9r")
    #expect(try match.status("l10") == "substituted (half-time)")
    #expect(try match.status("l14") == "came on (half-time)")
    #expect(try match.status("l15").hasPrefix("came on 62', sent off 75'"))
    #expect(try match.status("l8").hasPrefix("sent off 77'"))
    #expect(try match.status("l9").hasPrefix("sent off 78'"))
    #expect(try match.men("l") == 9)
  }

  @Test("the status shows that a player came on and went off again, and who was captain at kick-off")
  func cameOnAndWentOff() throws {
    let match = try MatchOnDisk()
    try match.play(
      "player 6 captain", "start", "14' 10>14", "30' 5@c", "45' end", "start", "71' 14>15", "72' 9>13", "73' 13>")
    #expect(try match.status("l14") == "came on 14', substituted 71'")
    #expect(try match.status("l15").hasPrefix("came on 71'"))
    #expect(try match.status("l13").hasPrefix("came on 72', "))
    #expect(try match.status("l10") == "substituted 14'")
    #expect(try match.ask("player l6").first == "6, Home, starter, captain at kick-off")
    #expect(try match.ask("player l5").first == "5, Home, starter, captain")
  }

  @Test("in a script, the player who comes on is a substitute, and the one who goes off a starter")
  func pairs() throws {
    let match = try MatchOnDisk(home: nil, away: nil)
    try match.play("start", "10' 20>5")
    #expect(try match.status("l20") == "substituted 10'")
    #expect(try match.status("l5") == "came on 10'")
    #expect(try match.men("l") == 11)
  }

  @Test("line-ups that were set are no longer provisional")
  func confirmed() throws {
    let match = try MatchOnDisk(home: nil, away: nil)
    try match.play(
      "lineup l 1 3 4 5 6 7 8 9 10 11 21", "bench l 12 13 14", "start", .refuse("2g", says: "Home has no 2"), "21g")
    #expect(try match.todo().contains("Home: line-up not confirmed") == false)
    #expect(try match.statuses("l").count == 14)
    #expect(try match.todo() == "Away: line-up not confirmed: lineup v 1 2 3 4 5 6 7 8 9 10 11")
  }

  @Test(
    "following the advice of `todo` literally confirms the squads, before the match and during it",
    arguments: ["official", "futsal", "basketball", "handball"], [["start"], []])
  func adviceIsFollowed(rules: String, before: [String]) throws {
    let match = try MatchOnDisk(rules: rules, home: nil, away: nil)
    for line in before { try match.play(Step(stringLiteral: line)) }
    let squads = try match.ask("lineup")
    for _ in 0..<4 {
      guard let advice = try match.ask("todo").first(where: { $0.contains("not confirmed") }) else { break }
      try match.play(Step(stringLiteral: String(advice.split(separator: ": ").last ?? "")))
    }
    #expect(try match.ask("todo") == ["nothing left to resolve"])
    #expect(try match.ask("lineup") == squads)
    if before.isEmpty { try match.play("start") }
  }

  @Test(
    "before kick-off, `todo` says how a line-up with starters missing is completed",
    arguments: [("official", "lineup l 1 2 3"), ("basketball", "lineup l 4 5"), ("official", "lineup l 9 21")])
  func missingStarters(rules: String, line: String) throws {
    let match = try MatchOnDisk(rules: rules, home: nil, away: nil)
    try match.play(Step(stringLiteral: line), .refuse("start"))
    let advice = try match.ask("todo").first
    #expect(advice?.hasPrefix("Home: \(line.split(separator: " ").count - 2) of ") == true, "\(advice ?? "")")
    try match.play(Step(stringLiteral: String(advice?.split(separator: ": ").last ?? "")), "start")
    #expect(try match.ask("todo").contains { $0.hasPrefix("Home") && $0.contains(" of ") } == false)
  }

  @Test("numbers that a short line-up leaves on the bench are no more than a bench may have")
  func shortLineUp() throws {
    let match = try MatchOnDisk(rules: "futsal", home: nil, away: nil)
    try match.play("lineup v 1 2 3 4", "start")
  }

  @Test("details of the match")
  func details() throws {
    let match = try MatchOnDisk()
    try match.play("set venue Camp Nou", "set referee Mateu Lahoz", "set árbitro Undiano", .refuse("set moon full"))
    let root = try match.elements("partit")[0]
    #expect(attribute("estadi", of: root) == "Camp Nou")
    #expect(attribute("arbitre", of: root) == "Undiano")
  }

  @Test("unidentified players are numbered until they are identified")
  func unidentified() throws {
    let match = try MatchOnDisk()
    try match.play("start", "1' ?g", "2' v?f", "3' v?y", "4' ?2s+", .refuse("?7=9"), .refuse("v?9=4"))
    #expect(try match.ask("ls").joined().contains("goal by ?1"))
    #expect(
      try match.todo() == """
        ?1 not identified (see 2); when known: ?1=N
        ?2 not identified (see 5); when known: ?2=N
        v?1 not identified (see 3); when known: v?1=N
        v?2 not identified (see 4); when known: v?2=N
        """)
    try match.play("v?1=4 v?2=5")
    #expect(try match.todo().contains("v?") == false)
    try match.play("?1=9")
    #expect(try match.statistic("goals", of: "9") == "1")
    #expect(attribute("dorsal", of: try match.elements("falta")[0]) == "4")
    try match.play(.accept("undo", says: "?1=9"))
    #expect(
      try match.todo() == """
        ?1 not identified (see 2); when known: ?1=N
        ?2 not identified (see 5); when known: ?2=N
        """)
  }

  @Test("an unidentified substitute is identified as one")
  func identifiedSubstitute() throws {
    let match = try MatchOnDisk(away: nil)
    try match.play("start", "30' v10>?", "40' v?1g", "v?1=17")
    #expect(try match.status("v17").hasPrefix("came on 30'"))
  }

  @Test("`todo` combines unidentified players with one action each of the same kind")
  func unidentifiedOfAKind() throws {
    let match = try MatchOnDisk()
    try match.play("start", "1' v?f", "2' v?o", "3' v?f9", "4' v?f", "5' v?s+", "6' v?5f", "7' ?f")
    let todo = try match.ask("todo").filter { $0.contains("not identified") }
    #expect(
      todo == [
        "?1 not identified (see 8); when known: ?1=N",
        "fouls: v?1, v?3, v?4 not identified (see 2, 4, 5); when known: v?1=N",
        "v?2 not identified (see 3); when known: v?2=N", "v?5 not identified (see 6, 7); when known: v?5=N",
      ])
    try match.play("v?3=4")
    #expect(
      try match.todo() == """
        ?1 not identified (see 8); when known: ?1=N
        fouls: v?1, v?4 not identified (see 2, 5); when known: v?1=N
        v?2 not identified (see 3); when known: v?2=N
        v?5 not identified (see 6, 7); when known: v?5=N
        """)
  }

  @Test("identifying a player is checked like any correction")
  func identification() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' ?y", "20' 9y", "30' 8r", "40' ?g", .refuse("?2=8", says: "8 was sent off"))
    let said = try match.send(["?1=9", "?1=9 !"])
    #expect(
      said[0].complaint?.message
        == "not corrected: 20' yellow of 9 becomes a second: sent off; add ! at the end of the line to do it")
    #expect(said[1].complaint == nil)
    #expect(try match.men("l") == 9)
  }
}
