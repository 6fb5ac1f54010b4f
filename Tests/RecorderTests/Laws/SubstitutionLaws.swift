import Testing

/// Section B of docs/LAWS.md, law by law.
@Suite struct SubstitutionLaws {
  private func secondHalf(_ match: MatchOnDisk) throws -> MatchOnDisk {
    try match.play("start", "end", "start")
    return match
  }

  @Test("B1: a player on the field goes off, and a substitute comes on") func b1() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .refuse("10' 12>13", says: "12 is on the bench"), .refuse("10' 9>10", says: "already on the field"),
      .refuse("10' 9>9"), .refuse("10' 9>77"), .refuse("10' 77>12"), "10' 9>12", .refuse("11' 9>13"))
    #expect(try match.status("l9") == "substituted 10'")
    #expect(try match.status("l12") == "came on 10'")
  }

  @Test("B2: the rules limit the number of substitutions") func b2() throws {
    let match = try MatchOnDisk(set: ["substitutions=2"])
    try match.play("start", "10' 7>12", "20' 8>13", .warn("30' 9>14", law: "B2", says: "at most 2 (Law 3.2)"))
    #expect(try match.men("l") == 11)
    #expect(try match.status("l14") == "came on 30'")
    #expect(
      try match.todo()
        == "4 30' substitution: 9 off, 14 on: against Law 3.2 (Home has no substitutions left, at most 2)")
    // The mark disappears when the limit is kept again.
    try match.play(.accept("del 2", says: "no longer marked [! Law 3.2]"))
    #expect(try match.todo() == "nothing left to resolve")
    try MatchOnDisk(set: ["substitutions=none"]).play(
      "start", "10' 2>12 3>13 4>14 5>15 6>16 7>17 8>18")
  }

  @Test("B3: each stoppage uses one of the team's windows; half-time uses none") func b3() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .accept("10' 7>12 8>13", says: "2 of 5 substitutions, 1 of 3 windows"),
      .accept("10' v7>12", says: "1 of 5 substitutions, 1 of 3 windows"), "end",
      .accept("9>14", says: "3 of 5 substitutions, 1 of 3 windows"), "start",
      .accept("50' v8>13", says: "2 of 3 windows"), "50' v9s+",
      .accept("50' v9>14", says: "3 of 3 windows"), .warn("60' v10>15", law: "B3"))
    #expect(
      try match.headsUp() == """
        Home: 2 substitutions left, 2 windows left
        Away: 1 substitution left, no windows left
        1 thing unresolved (type: todo)
        """)
    #expect(
      try match.elements("canvi").compactMap { attribute("aturada", of: $0) } == ["1", "1", "2", "1", "2", "3", "4"])
  }

  @Test("B3: the intervals before and during extra time use no window") func b3intervals() throws {
    let match = try secondHalf(MatchOnDisk())
    try match.play(
      "50' 7>12", "60' 8>13", "70' 9>14", "end", .accept("10>15", says: "3 of 4 windows"), "start", "end",
      .accept("11>16", says: "5 of 6 substitutions, 3 of 4 windows"), "start",
      .accept("110' 6>17", says: "6 of 6 substitutions, 4 of 4 windows"))
    #expect(try match.marks().isEmpty)
  }

  @Test("B4: unused substitutions carry over to extra time, with the bonus") func b4() throws {
    let match = try secondHalf(MatchOnDisk(set: ["extra-substitutions=2", "extra-windows=0"]))
    try match.play(
      "50' 7>12", "end", "start", .accept("95' 8>13 9>14 10>15 11>16", says: "5 of 7 substitutions, 2 of 3 windows"),
      .accept("100' 6>17 5>18", says: "7 of 7 substitutions, 3 of 3 windows"), "finish")
    #expect(try match.marks().isEmpty)
  }

  @Test("B4: the bonus of extra time remains in the shoot-out") func b4shootOut() throws {
    let match = try secondHalf(MatchOnDisk())
    try match.play(
      "50' 7>12", "60' 8>13", "70' 9>14 10>15 11>16", "end", "start", "end", "start", "end", "start",
      .accept("1>17", says: "6 of 6 substitutions"))
    #expect(try match.marks().isEmpty)
  }

  @Test("B5: a substituted player does not return, unless the rules allow it") func b5() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9>12", .warn("20' 8>9", law: "B5", says: "may not return (Law 3.2)"))
    #expect(try match.men("l") == 11)
    let youth = try MatchOnDisk(rules: "youth")
    try youth.play("start", "10' 9>12", "20' 12>9", "30' 9>12")
    #expect(try youth.marks().isEmpty)
    #expect(try youth.status("l12") == "came on 30'")
  }

  @Test("B6: before kick-off, a substitution is a change of line-up") func b6() throws {
    let match = try MatchOnDisk()
    try match.play("9>14", .refuse("10>11"), "start")
    #expect(try match.status("l14") == "starter")
    #expect(try match.status("l9") == "substitute")
    #expect(try match.elements("canvi").isEmpty)
    try match.play(.accept("10' 8>9", says: "1 of 5 substitutions"))
  }

  @Test("B7: a dismissed player is replaced before kick-off only") func b7() throws {
    let match = try MatchOnDisk()
    try match.play("9r dissent", .refuse("14>9"), "9>14", "start")
    #expect(try match.men("l") == 11)
    #expect(try match.status("l9").hasPrefix("sent off"))
    try match.play("10' 8r", .refuse("11' 8>12", says: "8 was sent off in 10'"), .refuse("11' >12"))
    #expect(try match.men("l") == 10)
  }

  @Test("B8: a named substitute who is sent off does not come on") func b8() throws {
    let match = try MatchOnDisk()
    try match.play("14r", "start", "10' 15y", "11' 15y", .refuse("20' 9>14"), .refuse("20' 9>15"), .refuse("20' >14"))
    #expect(try match.men("l") == 11)
  }

  @Test("B9: one concussion substitution per team, beyond the maximum") func b9() throws {
    let match = try MatchOnDisk(set: ["substitutions=1", "windows=1"])
    try match.play(
      "start", "10' 7>12", .accept("20' 8>13k", says: "Away: one more substitution and window"),
      .warn("30' 9>14k", law: "B9", says: "no concussion substitutions left, at most 1"),
      "40' v7>12", "41' v8>13", "42' v9>14", .warn("43' v10>15", law: "B2"), .warn("44' 10>15", law: "B2"))
  }

  @Test("B9: it uses no substitution or window, and some rules have none") func b9window() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 7>12k", .accept("20' 8>13", says: "1 of 5 substitutions, 1 of 3 windows"),
      .accept("20' v8>13", says: "1 of 6 substitutions, 1 of 4 windows"))
    try MatchOnDisk(rules: "amateur").play("start", .warn("10' 7>12k", law: "B9"))
  }

  @Test("B9: a substituted player may return for it if the bench is no larger than the limit") func b9return() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 10 11 - 12 13 14 15 16")
    try match.play("start", "10' 7>12 8>13 9>14 10>15 11>16", .accept("20' 6>7k", says: "5 of 5 substitutions"))
    #expect(try match.marks().isEmpty)
    let longer = try MatchOnDisk()
    try longer.play("start", "10' 7>12 8>13 9>14 10>15 11>16", .warn("20' 6>7k", law: "B5"))
  }

  @Test("B10: a substitute who came on may be substituted") func b10() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9>12", "20' 12>13", .accept("30' 13>14", says: "3 of 5 substitutions"))
    #expect(try match.men("l") == 11)
    #expect(try match.marks().isEmpty)
  }
}
