import Testing

/// Sections E, F and G of docs/LAWS.md, law by law.
@Suite struct PlayLaws {
  @Test("E1: any player on the field may be offside; offside is not a foul") func e1() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "1' 1o", "2' v9o", "3' 9>12", "4' 8r", .warn("5' 14o", law: "E1"), .warn("5' 9o", law: "E1"),
      .refuse("5' 8o"), .refuse("5' 77o"), .refuse("5' coacho"))
    #expect(try match.statistic("fouls", of: "l") == "0")
    #expect(try match.statistic("offsides", of: "l") == "3")
  }

  @Test("F1: offenders are on the field; others who interfere need confirmation") func f1() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "1' 4f", "2' 9>12", "3' 8r", .warn("4' 14f", law: "F1", says: "Law 12.4"), .warn("5' 9f", law: "F1"),
      .warn("6' coachf", law: "F1"), .refuse("7' 8f"), .refuse("7' 77f"))
    #expect(try match.elements("falta").count == 4)
  }

  @Test("F2: the victim is an opponent on the field, or is not named") func f2() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "1' 4f9", "2' v4f9", "3' 4f", "3' v8r", .refuse("4' 4f8", says: "v8 was sent off"), .refuse("4' 4f77"),
      .refuse("4' 4fm9"), .refuse("4' 4 handball on 9"), .refuse("4' 4fl4"), .refuse("4' l4fcoach"))
    let victims = try match.elements("falta").map { attribute("dorsalvictima", of: $0) }
    #expect(victims == ["9", nil, "9"])
  }

  @Test("F2: a victim from the same side is refused in words too") func f2words() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("4' 4 foul on l4"), .refuse("4' v4 falta a v9"), "4' 4 foul on v9")
    #expect(try match.elements("falta").count == 1)
  }

  @Test("F3: cards without a foul, and fouls with a card") func f3() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", "11' v4f9y", "12' v5f9r", "13' 6fmy")
    #expect(try match.elements("targeta").count == 4)
    #expect(try match.elements("falta").count == 3)
    #expect(try match.marks().isEmpty)
  }

  @Test("G1: a corner belongs to a team, and its taker may be named") func g1() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "1' c", "2' lc", "3' vc", "4' 7c", "5' v7c", .warn("6' 14c", law: "G1"), .refuse("7' 77c"))
    #expect(try match.elements("corner").map { attribute("dorsal", of: $0) } == [nil, nil, "7", "14", nil, "7"])
  }
}
