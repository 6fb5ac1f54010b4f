import Testing

/// Section D of docs/LAWS.md, law by law.
@Suite struct GoalLaws {
  @Test("D1: scorer and assistant are on the field, and are different players") func d1() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "1' 1g", "2' 9>12", "3' 8r", "4' 12g,10", .warn("5' 14g", law: "D1", says: "14 is on the bench"),
      .warn("6' 9g", law: "D1", says: "9 was substituted in 2'"), .warn("7' 10g,14", law: "D1"),
      .warn("8' 10s+,9", law: "D1"), .refuse("9' 8g", says: "8 was sent off in 3'"), .refuse("9' 10g,8"),
      .refuse("9' 77g"), .refuse("9' 10g,77"), .refuse("9' 10g,10"), .refuse("9' coachg"))
    #expect(try match.score() == "Home 5-0 Away")
  }

  @Test("D1: an assistant from the other side is refused in codes and in words") func d1side() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("10' 9g,v7"), .refuse("10' 9 goal ,v7"), .refuse("10' v9 goal ,l7"))
    #expect(try match.elements("gol").isEmpty)
  }

  @Test("D2: an own goal counts for the other side, and has no assist") func d2() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4og", .refuse("11' 4og,5"), .refuse("11' 4 own goal ,5"))
    #expect(try match.score() == "Home 0-1 Away")
    #expect(try match.statistic("goals", of: "4") == "0")
  }

  @Test("D3: no own goal directly from a team's own restart") func d3() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .warn("10' v4ogf", law: "D3"), .warn("11' v4ogc", law: "D3"), .warn("12' v4ogt", law: "D3"), "13' v4ogd",
      "14' v4og")
    #expect(try match.marks() == ["D3", "D3", "D3"])
  }

  @Test("D4: no goal directly from a throw-in") func d4() throws {
    let match = try MatchOnDisk()
    try match.play("start", .warn("10' 9gt", law: "D4"), "11' 9gt,7", "12' 9s-t")
    #expect(try match.marks() == ["D4"])
    try match.play(.accept("edit 2 9gt,7", says: "assist 7"))
    #expect(try match.marks().isEmpty)
  }

  @Test("D5: by convention a penalty has no assist; free kicks and corners may have one") func d5() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .warn("10' 9gp,7", law: "D5"), .warn("11' 9s-p,7", law: "D5"), "12' 9gp", "13' 9gf", "14' 9gc,7",
      "15' 9gf,7", "16' 9ghf,8", "17' 9s+f,7")
    #expect(try match.marks() == ["D5", "D5"])
  }

  @Test("D6: a disallowed goal stays in the log and does not count") func d6() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g", "20' 8g", .accept("annul 2", says: "score: 1-0"), .refuse("annul 1"))
    #expect(try match.score() == "Home 1-0 Away")
    #expect(try match.ask("ls").count == 3)
    #expect(try match.elements("gol").filter { attribute("anullat", of: $0) == "si" }.count == 1)
    #expect(try match.statistic("goals", of: "9") == "0")
    try match.play(.accept("annul 2", says: "score: 2-0"))
  }

  @Test("D7: kicks in the shoot-out are not goals") func d7() throws {
    let match = try MatchOnDisk(set: ["extra-periods=0"])
    try match.play(
      "start", "10' 9g", "20' v9g", "end", "start", "end", "start",
      "9g v9g 8g v8g 7g v7s+ 6g v6g 5s-", .accept("v5s+", says: "4-3 on penalties; Home wins the shoot-out"), "finish")
    #expect(try match.score() == "Home 1-1 Away (1-1, 4-3 on penalties)")
    #expect(try match.statistic("goals", of: "9") == "1")
    #expect(try match.elements("gol").count == 2)
    #expect(try match.elements("llancament").count == 10)
  }

  @Test("D8: minutes and stoppage time") func d8() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .accept("00:00' c", says: "1' corner"), .accept("0:59' c", says: "1' corner"),
      .accept("1:00' c", says: "2' corner"), .accept("44:59' c", says: "45' corner"),
      .accept("45:00' c", says: "45+1' corner"), .accept("46:10' c", says: "45+2' corner"), "end", "start",
      .accept("46' vc", says: "46' corner"), .accept("90:00' vc", says: "90+1' corner"), "end", "start",
      .accept("90:30' c", says: "91' corner"), .accept("105:00' c", says: "105+1' corner"), "end", "start",
      .accept("120:00' c", says: "120+1' corner"), .refuse("0' c"), .refuse("121' c"), .refuse("44+2' c"))
    let minutes = try match.ask("ls corner").compactMap { line in
      line.split(separator: " ").map(String.init).first { $0.hasSuffix("'") }
    }
    #expect(
      minutes == [
        "1'", "1'", "2'", "45'", "45+1'", "45+2'", "46'", "90+1'", "91'", "105+1'", "120+1'",
      ])
  }
}
