import TestSupport
import Testing

/// Section A of docs/LAWS.md, law by law.
@Suite struct PlayersLaws {
  @Test("A1: at most eleven on the field, one of them in goal") func a1() throws {
    let match = try MatchOnDisk()
    try match.play(.refuse("lineup l 1 2 3 4 5 6 7 8 9 10 11 12", says: "12 starters, 11 at most"), "start")
    #expect(try match.men("l") == 11)
    #expect(try match.status("l1") == "starter, goalkeeper")
    try match.play(
      .warn("10' >12", law: "A1", says: "Law 3.1"), "undo", "11' 9>",
      .accept("12' >12", says: "Home: 11 players on the field"), .warn("13' >9", law: "A1"))
  }

  @Test("A1: replacing a player whose place a late arrival took exceeds eleven") func a1replaced() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 9>", "11' >12", .warn("12' 9>14", law: "A1", says: "Home may have only 11 players on the field"),
      "undo",
      // A sending-off of the excess player does not cost a place.
      .accept("13' 9r", says: "red card for 9; sent off"), "14' 8>", .accept("15' >8", says: "11 players"))
    #expect(try match.men("l") == 11)
    // A player who has left can be replaced while a place is free.
    try MatchOnDisk().play(
      "start", "10' 9>", "10' 8>", "11' >12", "12' 9>14", .warn("13' 8>15", law: "A1"), "undo",
      .warn("13' >8", law: "A1"))
  }

  @Test("A1: validation finds twelve players on the field") func a1file() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9>", "11' 8>", "12' >12", "13' 9>14")
    let departure = try #require(try match.elements("entrada").first { attribute("dorsal", of: $0) == "8" })
    try match.write(match.xml().replacingOccurrences(of: departure, with: ""))
    let found = try match.program(["validate", match.path])
    #expect(found.status == .exited(1))
    #expect((found.output + found.error).contains("Home may have only 11 players on the field"))
  }

  @Test("A2: a match does not start with fewer than seven") func a2start() throws {
    try MatchOnDisk(home: "1 2 3 4 5 6 - 12").play(.refuse("start"))
    try MatchOnDisk(home: "1 2 3 4 5 6 7 - 12").play("start")
    try MatchOnDisk(set: ["minimum=5"], home: "1 2 3 4 5 - 12").play("start")
  }

  @Test("A2: below seven, play needs confirmation; cards, notes and arrivals do not") func a2() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 - 12 13")
    try match.play(
      "start", "5' 8r", .accept("10' 7>", says: "Home below the minimum: 6 of 7"),
      .warn("11' 2g", law: "A2", says: "Law 3.1"), .warn("11' v9s+", law: "A2"), .warn("11' 4f", law: "A2"),
      .warn("11' v9o", law: "A2"), .warn("11' c", law: "A2"),
      "12' 4y", "12' n waiting for the 7", "12' 3>12", "13' >7", "14' 2g")
    #expect(try match.marks().count == 5)
    #expect(try match.men("l") == 7)
    try match.play("15' 4r", "16' abandon fewer than seven")
    #expect(try match.score() == "Home 2-0 Away (abandoned)")
  }

  @Test("A2: below seven, starting a period needs confirmation, except the shoot-out") func a2periods() throws {
    let match = try MatchOnDisk(set: ["extra-periods=0"], home: "1 2 3 4 5 6 7 - 12")
    try match.play(
      "start", "10' 7>", "end", .warn("start", law: "A2", says: "6 players on the field"), "end", "start", "1g")
    #expect(try match.marks() == ["A2"])
  }

  @Test("A3: listed players complete a short team, up to eleven less those sent off") func a3() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 - 12 13 14")
    try match.play(
      "start", .refuse("5' >99", says: "Home has no 99"), .refuse("5' >9", says: "already on the field"),
      "6' 2r", "7' >12", .refuse("8' >2", says: "2 was sent off"), "8' >13", .refuse("9' >14"))
    #expect(try match.men("l") == 10)
    try match.play(.accept("10' 9>14", says: "1 of 5 substitutions"))
  }

  @Test("A3b: a player leaves without being replaced, and returns") func a3b() throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept("10' 9>", says: "Home: 10 players on the field"))
    #expect(try match.status("l9") == "left the field 10'")
    try match.play(
      .refuse("11' 9>"), .refuse("11' 14>"), .warn("11' 9g", law: "D1"),
      .accept("12' >9", says: "Home: 11 players on the field"), "13' 9g",
      .accept("14' 9>14", says: "1 of 5 substitutions, 1 of 3 windows"))
    let replaced = try MatchOnDisk()
    try replaced.play(
      "start", "10' 9>", .accept("12' 9>14", says: "1 of 5 substitutions"), "13' 8>",
      .warn("14' >9", law: "A3"))
  }

  @Test("A4: numbers 1 to 99, unique within a team; the rules limit the bench") func a4() throws {
    let match = try MatchOnDisk()
    try match.play(
      .refuse("player l9 number 0"), .refuse("player l9 number 100"), .refuse("player l9 number 8", says: "taken"),
      "player l9 number 99", "player v9 number 99", "start", "1' 99g v99g", .refuse("2' 0g"), .refuse("2' 100g"),
      .refuse("2' 9g", says: "Home has no 9"))
    let long = try MatchOnDisk(set: ["bench=6"])
    try long.play(.warn("start", law: "A4"))
    let fitting = try MatchOnDisk(set: ["bench=7"])
    try fitting.play("start")
  }

  @Test("A5: the goalkeeper changes places with a player on the field") func a5() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 4@g", .refuse("11' 14@g"), "12' 1@g", .accept("20' 9>14", says: "1 of 5 substitutions"))
    #expect(try match.status("l1") == "starter, goalkeeper")
    #expect(try match.status("l4") == "starter")
  }

  @Test("A6: a goalkeeper who comes on takes the role; todo lists a team without one") func a6() throws {
    let match = try MatchOnDisk(home: "1 2 3 4 5 6 7 8 9 10 11 - 12 13 14")
    try match.play(
      "player l13 keeper", "start", .accept("10' 1r", says: "no goalkeeper"), .accept("11' 9>13", says: "13 in goal"),
      "12' v9s+")
    #expect(try match.status("l13") == "came on 11', goalkeeper")
    #expect(try match.todo() == "nothing left to resolve")
    try match.play("20' 13>", "21' v9g")
    #expect(try match.todo() == "Home: no goalkeeper, name one: 2@g")
    #expect(
      try match.headsUp() == """
        Home: 9 players on the field
        Home: 4 substitutions left, 2 windows left
        Home: no goalkeeper
        Away: 11 players on the field
        1 thing unresolved (type: todo)
        """)
    try match.play("22' 4@g")
    #expect(try match.todo() == "nothing left to resolve")
    // A goalkeeper's substitute becomes goalkeeper, even if the goalkeeper had left before. A returning goalkeeper
    // resumes the role.
    try MatchOnDisk().play("start", .accept("10' 1>12", says: "12 in goal"))
    try MatchOnDisk().play("start", "10' 1>", .accept("12' 1>12", says: "12 in goal"))
    try MatchOnDisk().play("start", "10' 4@g", "11' 4>", .accept("12' >4", says: "4 in goal"))
    let another = try MatchOnDisk()
    try another.play("start", "10' 1>", "11' 4@g", "12' 1>12")
    #expect(try another.status("l12") == "came on 12'")
    #expect(try another.status("l4") == "starter, goalkeeper")
  }

  @Test("A7: todo lists a team whose captain went off") func a7() throws {
    let match = try MatchOnDisk()
    try match.play("player l5 captain", "start", "10' 5>14", "11' 9g")
    #expect(try match.todo() == "Home: no captain, name one: 1@c")
    try match.play(.refuse("12' 15@c"), "12' 6@c")
    #expect(try match.todo() == "nothing left to resolve")
    #expect(try match.status("l6") == "starter, captain")
    // A captain who only left for a while is still captain unless another player has taken over.
    try match.play("20' 6>", "21' >6")
    #expect(try match.status("l6") == "starter, captain")
    try match.play("30' 6>", "31' 7@c", "32' >6")
    #expect(try match.status("l6") == "starter")
  }
}
