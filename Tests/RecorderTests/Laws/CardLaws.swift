import Testing

/// Section C of docs/LAWS.md, law by law.
@Suite struct CardLaws {
  @Test("C1: listed players, on the field or not, and officials, unless sent off") func c1() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 9>12", "11' 9y", "12' 10y", "13' 14y", "14' vcoachy", "15' v?y",
      .refuse("16' 77y", says: "Home has no 77"), "17' 14r", .refuse("18' 14y", says: "14 was sent off in 17'"),
      .refuse("18' 14r"))
    #expect(try match.elements("targeta").count == 6)
  }

  @Test("C2: from before the match until after it, including intervals and the shoot-out") func c2() throws {
    let match = try MatchOnDisk(set: ["extra-periods=0"])
    try match.play("2y", "start", "end", "3y", "start", "end", "4y", "start", "5y", "finish", "6y")
    #expect(try match.marks().isEmpty)
    #expect(try match.elements("targeta").count == 5)
  }

  @Test("C3: a second yellow is derived, and counted as its own kind") func c3() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", .accept("20' 4y", says: "yellow card for 4; second yellow: sent off"))
    #expect(try match.statistic("yellow cards", of: "l") == "1")
    #expect(try match.statistic("second yellows", of: "l") == "1")
    #expect(try match.statistic("red cards", of: "l") == "0")
  }

  @Test("C4: a yellow and a straight red both count") func c4() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", "20' 4r")
    #expect(try match.statistic("yellow cards", of: "l") == "1")
    #expect(try match.statistic("red cards", of: "l") == "1")
    #expect(try match.statistic("second yellows", of: "l") == "0")
  }

  @Test("C5: a sending-off leaves the team short only if the player was on the field") func c5() throws {
    let match = try MatchOnDisk()
    let said = try match.play("start", "5' 9>12", "10' 9r", "11' 14r", "12' coachr")
    for line in ["10' 9r", "11' 14r", "12' coachr"] { #expect(said[line].first?.hasSuffix("; sent off") == true) }
    #expect(try match.men("l") == 11)
    try match.play(.accept("13' 8r", says: "sent off, 10 players"))
  }

  @Test("C6: two yellows in the shoot-out send off; yellows from the match do not count") func c6() throws {
    let match = try MatchOnDisk(set: ["extra-periods=0"])
    try match.play("start", "10' 4y", "end", "start", "end", "start", "4y", "5y", .accept("5y", says: "second yellow"))
    #expect(try match.men("l") == 10)
  }

  @Test("C7: reasons from the list in any language, or free text") func c7() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' v2y dissent", "11' v3y protesta", "12' v4y protestar", "13' v5y pushed the linesman",
      "14' v6r violent conduct")
    let reasons = try match.elements("targeta").map { attribute("motiu", of: $0) }
    #expect(reasons == ["protesta", "protesta", "protesta", "pushed the linesman", "conducta violenta"])
  }

  @Test("C8: temporary dismissals only if the rules have them") func c8() throws {
    let match = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10"])
    try match.play("start", .accept("10' 4y dissent", says: "temporary dismissal until 20'"))
    #expect(try match.men("l") == 10)
    #expect(try match.status("l4").hasPrefix("temporarily dismissed until 20'"))
    try match.play(.warn("15' >4", law: "C8"))
    try match.play("undo", "20' >4", "21' 5y", .accept("31' 5>14", says: "1 of 5 substitutions"))
    #expect(try match.men("l") == 11)
    #expect(try match.marks().isEmpty)
    try match.play(.accept("45+2' 6y", says: "temporary dismissal until 55'"))
    let without = try MatchOnDisk()
    try without.play("start", "10' 4y")
    #expect(try without.men("l") == 11)
  }

  /// The first half has three minutes of stoppage time.
  @Test("C8: the end of a dismissal keeps its minute in later periods") func c8unreturned() throws {
    let match = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10"])
    try match.play("start", "10' 4y", "37' 5y")
    for whistle: Step in ["45+3' end", "start", "90' end"] {
      try match.play(whistle)
      #expect(try match.status("l4").hasPrefix("temporarily dismissed until 20'"))
      #expect(try match.status("l5").hasPrefix("temporarily dismissed until 45+2'"))
    }
  }

  @Test("C8: the team is short until the dismissal is served") func c8short() throws {
    let match = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10"])
    try match.play(
      "start", "10' 4y", .refuse("11' >12", says: "Home may have only 10 players on the field"), "12' 9>",
      "14' >12", .refuse("15' 9>14", says: "Law 3.1"), "20' >4")
    #expect(try match.men("l") == 11)
    // Nine started, so two more may come on.
    let nine = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10"], home: "1 2 3 4 5 6 7 8 9 - 12 13 14")
    try nine.play("start", "10' 4y", "11' >12", "11' >13", .refuse("12' >14"), "20' 4>14")
    #expect(try nine.men("l") == 11)
    // The unidentified player may be the dismissed one.
    let unknown = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10"])
    try unknown.play("start", "10' 4y", "20' >?", .warn("21' >12", law: "A1"), "undo", "?1=4")
    #expect(try unknown.men("l") == 11)
  }

  @Test("C8: a half whose end has no minute lasts its full length") func c8untimed() throws {
    let match = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10"])
    try match.play("start", "40' 4y", "end", "start", "50' >4")
    #expect(try match.marks().isEmpty)
  }

  @Test("C8: no temporary dismissal if no playing time is left") func c8after() throws {
    let match = try MatchOnDisk(rules: "amateur", set: ["sin-bin=10", "shoot-out=yes"])
    let said = try match.play("start", "end", "start", "end", "start", "4y", "4g", "end", "5y")
    for line in ["4y", "5y"] { #expect(said[line].contains { $0.contains("temporary") } == false) }
    #expect(try match.men("l") == 11)
  }
}
