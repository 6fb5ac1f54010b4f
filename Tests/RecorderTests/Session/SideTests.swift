import Testing

/// The side of a bare number.
@Suite struct SideTests {
  @Test("a bare number belongs to our side; letters name either side")
  func ours() throws {
    for (us, scored) in [("home", "Home 1-0 Away"), ("away", "Home 0-1 Away")] {
      let match = try MatchOnDisk(us: us)
      try match.play("start", "10' 9g")
      #expect(try match.score() == scored)
      try match.play("11' l8g h7g v8g a7g")
      #expect(try match.statistic("goals", of: "l") == (us == "home" ? "3" : "2"))
    }
  }

  @Test("if neither side is ours, every number needs a letter")
  func neutral() throws {
    let match = try MatchOnDisk(us: "none")
    try match.play(
      "start", .refuse("9g", says: "l9g (home) or v9g (away)"), .refuse("c"), .refuse("?y"), .refuse("9>14"),
      .refuse("coachy"), "l9g", "vc", "v?y", "v10.14 7.16", "vcoachy", "n windy", "edit 2 8g")
    #expect(try match.statistic("goals", of: "l8") == "1")
    #expect(try match.status("v16").hasPrefix("came on"))
  }

  @Test("a team's name may begin with a number, which names no player")
  func namesWithNumbers() throws {
    let match = try MatchOnDisk(home: nil, away: nil)
    try match.play("set home 1860 Munich", "set away 9 de Octubre", "lineup 1 2 3 4 5 6 7 8 9 10 11")
    #expect(try match.men("l") == 11)
    #expect(try match.status("l1").hasPrefix("starter"))
    #expect(try match.ask("stats 9") == ["9, starter"])
    #expect(try match.ask("lineup 1860") == match.ask("lineup l"))
  }

  @Test("the victim belongs to the other side")
  func victims() throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept("1' 4f9", says: "foul by 4 on v9"), .accept("2' v4f9", says: "foul by v4 on 9"))
  }
}
