import Testing

/// The shoot-out through the prompt's language.
@Suite struct ShootOutScenarios {
  /// A match that goes from the second half directly to the shoot-out. `before` is played in the second half.
  private func shootOut(_ before: Step...) throws -> MatchOnDisk {
    let match = try MatchOnDisk(set: ["extra-periods=0"])
    try match.play("start", "end", "start")
    for step in before { try match.play(step) }
    try match.play("end", .accept("start", says: "shoot-out"))
    return match
  }

  @Test("3-0 after three kicks each decides the shoot-out") func decidedEarly() throws {
    let match = try shootOut()
    try match.play(
      "9g", "v9s+", "10g", "v10s-", "11g", .accept("v11sx", says: "3-0 on penalties; Home wins the shoot-out"),
      .refuse("7g", says: "the shoot-out is decided, 3-0"), .refuse("v7g"), .refuse("7s-"))
  }

  @Test("sudden death waits for the other team's kick") func suddenDeath() throws {
    let match = try shootOut()
    try match.play("2g v2g 3g v3g 4g v4g 5g v5g 6g v6g")
    let said = try match.play("7g")
    #expect(said["7g"].first?.contains("wins") == false)
    try match.play(.refuse("8g", says: "not the turn of Home"), .accept("v7s+", says: "Home wins the shoot-out"))
    #expect(try match.score() == "Home 0-0 Away (0-0, 6-5 on penalties)")
  }

  @Test("eleven against ten: one player is left out") func leavingPlayersOut() throws {
    let match = try shootOut("70' v4r")
    #expect(try match.todo() == "Home: leave 1 player out of the shoot-out: 4>")
    try match.play("9>", .refuse("9g", says: "9 was left out of the shoot-out"), "10g", .refuse("v4g"))
    #expect(try match.todo() == "nothing left to resolve")
    #expect(try match.status("l9") == "left out of the shoot-out")
  }

  @Test("todo lists a shoot-out that ended without a winner") func endedUndecided() throws {
    let match = try shootOut()
    try match.play("9g", "v9g")
    #expect(try match.todo() == "nothing left to resolve")
    try match.play("end !")
    #expect(try match.todo() == "the shoot-out ended without a winner: 1-1")
  }

  @Test("a named shoot-out begins without extra time") func namedShootOut() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "end", .accept("penalty shoot-out", says: "shoot-out"))
    try match.play(.accept("9g", says: "1-0 on penalties"))
  }

  @Test("a disallowed kick is a miss") func disallowedKick() throws {
    let match = try shootOut()
    try match.play(
      "9g", .accept("v9 gol anul·lat", says: "1-0 on penalties"), .refuse("v10g", says: "not the turn of Away"))
  }

  @Test("nobody takes a second kick before the goalkeeper has taken one") func secondRound() throws {
    let match = try shootOut()
    try match.play("9g v9g 2g v2g 3g v3g 4g v4g 5g v5g 6g v6g 7g v7g 8g v8g 10g v10g 11g v11g")
    try match.play(
      .refuse("9g", says: "9 has already taken a kick"), "1g", .refuse("v9g"), "v1g",
      .accept("9g", says: "12-11 on penalties"))
  }
}
