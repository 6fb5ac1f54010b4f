import Foundation
import TestSupport
import Testing

/// Section H of docs/LAWS.md, law by law.
@Suite struct PeriodLaws {
  @Test("H1: periods in order, and play only within them") func h1() throws {
    let match = try MatchOnDisk()
    try match.play(
      .refuse("end"), .warn("9g", law: "H1"), "undo", "9n warms up", "start", .refuse("start", says: "not over yet"),
      "end", .refuse("end"), .warn("9g", law: "H1", says: "half-time"), .warn("4f", law: "H1"), .warn("c", law: "H1"),
      "4y", "9>14", "n rain", "start", .accept("end", says: "second half ends"),
      .accept("start", says: "first half of extra time"), "end", .accept("start", says: "second half of extra time"),
      "end",
      .accept("start", says: "shoot-out"), "end", .refuse("start"))
    #expect(try match.ask("ls start").count == 5)
  }

  @Test("H1: no extra time or shoot-out unless the rules have them") func h1without() throws {
    let match = try MatchOnDisk(rules: "amateur")
    try match.play(
      "start", "end", "start", .accept("end", says: "end of the match"), .refuse("start"), .refuse("finish"))
  }

  /// A level match of a league whose end was recorded, and which is decided by extra time after all.
  @Test("H1: a level match goes on once its end is deleted") func h1goesOn() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start", "end", "finish",
      .refuse("start", says: "the match is over (Law 7); if it goes on: del 5, then start"), "del 5", "start")
    let decided = try MatchOnDisk()
    let said = try decided.send(["start", "9g", "end", "start", "end", "finish", "start"])
    #expect(said.last?.complaint?.message == "not recorded: the match is over (Law 7)")
  }

  @Test("H1: validation finds a repeated period") func h1twice() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end")
    let period = try match.elements("periode")[0]
    let doubled = try match.xml().replacingOccurrences(of: period, with: period + "\n" + period)
    try match.write(doubled)
    #expect(try match.program(["validate", match.path]).status == .exited(1))
  }

  @Test("H1: a script confirms a match that ends before its last period") func h1short() throws {
    let match = try MatchOnDisk()
    let text = "not recorded: %: the match is not over yet; add ! at the end of the line to record it"
    let said = try match.send(["start", "finish", "end", "finish", "finish !"])
    #expect(
      said.map { $0.complaint?.message } == [
        nil, text.replacing("%", with: "first half"), nil, text.replacing("%", with: "half-time"), nil,
      ])
  }

  @Test("H2: announced stoppage time is not a limit") func h2() throws {
    let match = try MatchOnDisk()
    try match.play("start", "45' added 3", "45+5' 9g", "end")
    #expect(try match.elements("periode").map { attribute("afegit", of: $0) } == ["3"])
    #expect(try match.score() == "Home 1-0 Away (1-0)")
    #expect(try match.marks().isEmpty)
  }

  @Test("H3: the rules set the lengths of periods, and minutes follow them") func h3() throws {
    let match = try MatchOnDisk(set: ["period-length=40", "extra-length=10"])
    try match.play(
      "start", .refuse("41' c"), .accept("40+1' c", says: "40+1'"), "end", "start", .accept("41' c", says: "41'"),
      .accept("80:30' c", says: "80+1'"), "end", "start", .accept("81' c", says: "81'"), .refuse("91' c"))
    let quarters = try MatchOnDisk(rules: "youth", set: ["periods=4", "period-length=15"])
    try quarters.play(
      "start", "end", "start", .accept("16' c", says: "16'"), "end", "start", .accept("31' c", says: "31'"), "end",
      "start", .accept("60+1' c", says: "60+1'"), "end", .refuse("start"))
  }

  @Test("H3: a period ends in one of its own minutes") func h3end() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "end", "start",
      .refuse("30' end", says: "the first half has ended already (2); to change when: move 2 30'"),
      .refuse("23:10' end"), .refuse("45+1' end"), .accept("70' end", says: "70' second half ends"))
    try match.write(match.xml().replacingOccurrences(of: "minutfi=\"70\"", with: "minutfi=\"30\""))
    let found = try match.program(["validate", match.path])
    #expect(found.status == .exited(1))
    #expect((found.output + found.error).contains("30' is not a minute of that period"))
  }

  @Test("H4: after the end, players come on, go off or change roles only as corrections with a time")
  func h4after() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 8>", "end", "start", "finish", .refuse("9>14", says: "the match is over"), .refuse("9>"),
      .refuse(">8"), .refuse(">?"), .refuse("4@g"), .refuse("9@c"), .refuse("9>14k"), "4y", "9n limps",
      "80' 9>14", "81' >8", "82' 4@g", "83' 10>", "84' 9n sits down")
    #expect(try match.marks().isEmpty)
    #expect(try match.status("l14") == "came on 80'")
    let abandoned = try MatchOnDisk()
    try abandoned.play("start", "30' abandon storm", .refuse("9>14", says: "the match is over"), "29' 9>14", "4y")
  }

  @Test("H4: an abandoned match has a reason, and its result may be awarded") func h4() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' v9g", .accept("30' abandon floodlights", says: "floodlights"), .refuse("start"), .refuse("finish"),
      "award 3-0")
    #expect(try match.score() == "Home 0-1 Away (abandoned, awarded 3-0)")
    #expect(try match.xml().contains("estat=\"abandonat\""))
    #expect(try match.xml().contains("motiu=\"floodlights\""))
    try match.play("award none")
    #expect(try match.score().contains("awarded") == false)
  }

  /// A match in its shoot-out.
  private func shootOut(_ before: Step...) throws -> MatchOnDisk {
    let match = try MatchOnDisk(set: ["extra-periods=0"])
    try match.play("start", "end", "start")
    for step in before { try match.play(step) }
    try match.play("end", "start")
    return match
  }

  @Test("H5: players on the field at the end may take kicks") func h5() throws {
    let match = try shootOut("60' 9>14", "61' 8r")
    try match.play(
      .refuse("9g"), .refuse("15g"), .refuse("8g"), .refuse("coachg"), "14g",
      // Eleven against ten.
      "v9>", .refuse("v9g", says: "v9 was left out of the shoot-out"), .refuse("v>9"), "v10g",
      // If one side loses a player, the other must leave one out too.
      "7r")
    #expect(try match.todo() == "Away: leave 1 player out of the shoot-out: v4>")
    try match.play("v10y", "v8>")
    #expect(try match.todo() == "nothing left to resolve")
    // If the goalkeeper cannot continue, a player who was left out takes over without using a substitution.
    try match.play(.refuse("v2>9"), "v1>9")
    #expect(try match.status("v9") == "starter, goalkeeper")
    #expect(try match.elements("canvi").count == 2)
    #expect(try match.headsUp().contains("Away: 5 substitutions left") == false)
  }

  @Test("H5: only the larger team leaves players out") func h5larger() throws {
    let match = try shootOut("61' 8r")
    try match.play(
      .warn("9>", law: "H5", says: "Home does not have more players than the other team"), "v9>", "v8>",
      .warn("v7>", law: "H5"), "v1g")
  }

  @Test("H5: the example is a player who may be left out") func h5example() throws {
    let match = try shootOut("61' 4r", "62' v5r", "63' v6r")
    #expect(try match.todo() == "Home: leave 1 player out of the shoot-out: 2>")
  }

  @Test("H5: a named substitute replaces a goalkeeper, if substitutions remain") func h5goalkeeper() throws {
    let match = try shootOut()
    try match.play(.accept("1>12", says: "12 in goal"), "12g")
    #expect(try match.marks().isEmpty)
    let other = try shootOut()
    try other.play(.warn("9>13", law: "H5"))
    let used = try MatchOnDisk(set: ["extra-periods=0", "substitutions=1"])
    try used.play("start", "10' 9>13", "end", "start", "end", "start", .warn("1>12", law: "B2"))
  }

  @Test("H6: kicks alternate, and nobody takes a second one before all have taken one") func h6() throws {
    let match = try shootOut()
    try match.play(
      "9g", .refuse("8g", says: "not the turn of Home"), "v9g", .refuse("v8g"), .refuse("9g", says: "already"), "8g")
  }

  @Test("H6: a substitute for a goalkeeper who has kicked waits for the next round") func h6replaced() throws {
    let three = "1 2 3 - 12"
    let match = try MatchOnDisk(set: ["extra-periods=0", "players=3", "minimum=2"], home: three, away: three)
    try match.play(
      "start", "end", "start", "end", "start", "1g", "v1g", "1>12", "2g v2g", .refuse("12g", says: "already"), "3g v3g",
      "2g v2g", "12g v1g", .refuse("12g"), "3g")
    let fresh = try MatchOnDisk(set: ["extra-periods=0", "players=3", "minimum=2"], home: three, away: three)
    try fresh.play("start", "end", "start", "end", "start", "2g v2g", "1>12", "12g v1g")
  }

  @Test("H7: best of five, then sudden death") func h7() throws {
    let early = try shootOut()
    try early.play(
      "v9g 9s- v8g 8s- v7g", .accept("7s-", says: "Away wins the shoot-out"), .refuse("v6g"), .refuse("6g"))
    let late = try shootOut()
    let said = try late.play("2g v2s- 3s- v3g 4g v4g 5g v5g 6g", .accept("v6s+", says: "4-3"))
    #expect(said.last?.text == "15  shoot-out kick by v6: saved; 4-3 on penalties; Home wins the shoot-out")
    let sudden = try shootOut()
    try sudden.play(
      "2g v2g 3g v3g 4g v4g 5g v5g 6g v6g", "7s-", .refuse("8g"), .accept("v7g", says: "Away wins the shoot-out"),
      .refuse("8g"), .refuse("v8g"))
  }

  @Test("H8: players sent off take no more kicks; it continues with fewer than seven") func h8() throws {
    let match = try shootOut()
    try match.play("9g", "v9g", "8r", .refuse("8g", says: "8 was sent off"), "7g")
    try match.play("v2> v3r v4r v5r v6r", "v10g", "11s-", "v11g")
    #expect(try match.men("v") == 6)
    #expect(try match.marks().isEmpty)
  }
}
