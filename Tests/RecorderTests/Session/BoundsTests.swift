import Foundation
import TestSupport
import Testing

/// Everything that is accepted can be read again, however unrealistic.
@Suite struct BoundsTests {
  /// A script cannot be asked whether the period has ended, so the line must give the minute.
  @Test func scriptRejectsClockLeftRunning() throws {
    let match = try MatchOnDisk()
    try match.play("start")
    match.clock += 24 * 3600
    let problem = "the clock of the first half has been running for 24 h 0 min"
    try match.play(
      .refuse("9g", says: problem), .refuse("end", says: problem), .refuse("finish", says: problem),
      .refuse("-2' 9g", says: problem), "30' 9g", "45' end")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    #expect(try !match.xml().contains("999"))
  }

  @Test func excessiveNumbersAreRefused() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .refuse("90+1000' 9g"), .refuse("?2000000g"), .refuse("?9223372036854775807g"), .refuse("?0g"), "?1g",
      "?g")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test func largestUnidentifiedNumberCanBeReadAgain() throws {
    let match = try MatchOnDisk()
    try match.play("start", "?1000000g", "?g", "?y")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  /// Whole numbers consist of the digits 0 to 9 only.
  @Test func signsAndOtherDigitsAreNotNumbers() throws {
    let match = try MatchOnDisk()
    try match.play(
      .refuse("award +3-0", says: "is not what award takes"), "start", .refuse("clock --9223372036854775808"),
      .refuse("--9223372036854775808"), .refuse("clock --99999"), .refuse("clock +-30"),
      .refuse("clock +999999999999"), .refuse("added +3"), .accept("added 3’", says: "3 minutes"), "9g",
      .refuse("9g²"), .refuse("9g٣"), .refuse("coach² yellow"), .refuse("coach٣ yellow"), .refuse("del +2"), "?g",
      .refuse("foo?1=9"), .refuse("?+1=9"), .refuse("?1=9 ?1=10", says: "no unidentified players"), "-30",
      .accept("clock", says: "0:00"))
  }

  @Test func longLines() throws {
    let match = try MatchOnDisk()
    // Each card is checked with a look-ahead. If that doubled the time, the test would never end.
    let cards = Array(repeating: "?y", count: 60).joined(separator: " ")
    try match.play("start", .accept(cards, says: "61  1' yellow card for ?60"))
    let long = Array(repeating: "9s", count: 3000).joined(separator: " ")
    try match.play(
      .refuse(long, says: "a line has at most 400 words"), .accept("4y " + long, says: "yellow card for 4"))
    try match.play(.accept("n " + long, says: "note"))
    let longer = Array(repeating: "9s", count: 40_000).joined(separator: " ")
    try match.play(.refuse(longer, says: "longer than 64 KiB"))
  }

  @Test("B6: a change of line-up may bring in a new number")
  func newNumberBeforeKickOff() throws {
    let match = try MatchOnDisk(home: nil, away: nil)
    try match.play("bench l 12 13", .refuse("12>19", says: "12 is on the bench"), "9>19")
    #expect(try match.status("l19") == "starter")
  }

  @Test func periodStartsInOneOfItsMinutes() throws {
    let match = try MatchOnDisk()
    try match.play("20' start", "end", .refuse("10' start", says: "46"), .refuse("10:00' start"), "60' start")
  }

  @Test("H5, A3b: leaving before extra time allows a replacement; before the shoot-out, the player is left out")
  func leavingBeforeExtraTime() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "end", "9>", "8>", "start", "9>14", .accept("8r", says: "10 players"))
    let cup = try MatchOnDisk(set: ["extra-periods=0"])
    try cup.play("start", "end", "start", "end", "9>", "start", .refuse("9g", says: "left out of the shoot-out"))
  }

  @Test func contradictoryRulesAreRefused() throws {
    let match = try MatchOnDisk()
    let made = try match.program(["new", match.folder + "/x.xml", "--set", "players=5"])
    #expect(made.status == .exited(2))
    #expect(
      made.error == """
        futbolstats: --set: minimum=7 is more than players=5: no match could start; set both
        Usage: futbolstats new [OPTION]... FILE [HOME] [AWAY]
        More: futbolstats help new

        """)
    let five = try match.program(["new", match.folder + "/x.xml", "--set", "players=5", "--set", "minimum=3"])
    #expect(five.status == .exited(0))
  }

  @Test("A2, D1: laws about players on the field do not apply to 2011 files without line-ups")
  func filesWithoutLineUps() throws {
    let match = try MatchOnDisk()
    func team(_ squad: String, _ goals: String) -> String {
      """
      <equip><dadesequip><nom>A</nom></dadesequip><plantilla>\(squad)</plantilla>
      <dadespartit iniciprimerapart="1" inicisegonapart="2">\(goals)</dadespartit></equip>
      """
    }
    let goal = """
      <gols><gol minut="10" dorsalautor="9" dorsalassistencia="" origen="" superficie="">\
      <minut>10</minut><autor/><assistencia/><origen/><superficie/></gol></gols>
      """
    let file = """
      <partit><dadespartit iniciprimerapart="1" inicisegonapart="2"><iniciprimerapart>1</iniciprimerapart>\
      <inicisegonapart>2</inicisegonapart></dadespartit>
      \(team("", goal))
      \(team("<jugador><dorsal>9</dorsal><nom>x</nom><titular/></jugador>", goal))</partit>
      """
    let path = match.folder + "/2011.xml"
    try file.write(toFile: path, atomically: true, encoding: .utf8)
    let validated = try match.program(["validate", path])
    #expect(validated.status == .exited(0))
    #expect(validated.error.isEmpty)
  }

  @Test func editWithNewTimeIsOneStep() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4f", "20' 7g")
    let answer = try match.ask("edit 2 30' 4f9y")
    #expect(answer.count == 2)
    #expect(try match.ask("ls f").count == 1 && match.ask("ls f")[0] == "  3 l   30' foul by 4 on v9")
    #expect(try match.ask("ls y")[0] == "  4 l   30' yellow card for 4")
    try match.play(.refuse("edit 2 60' 4f"), "undo")
    #expect(try match.ask("ls f")[0] == "  2 l   10' foul by 4")
    #expect(try match.ask("ls y") == ["none"])
  }
}
