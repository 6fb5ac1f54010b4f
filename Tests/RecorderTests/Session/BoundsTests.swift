import Foundation
import TestSupport
import Testing

/// What is accepted can be read again, however far it is from any real match.
@Suite struct BoundsTests {
  @Test func aClockForgottenForADayIsRead() throws {
    let match = try MatchOnDisk()
    try match.play("start")
    match.clock += 24 * 3600
    try match.play("9g", "end")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
    #expect(try match.ask("ls").last?.contains("45+999'") == true)
  }

  @Test func numbersBeyondReasonAreRefused() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .refuse("90+1000' 9g"), .refuse("?2000000g"), .refuse("?9223372036854775807g"), .refuse("?0g"), "?1g",
      "?g")
    #expect(try match.program(["validate", match.path]).status == .exited(0))
  }

  @Test func aPeriodStartsInAMinuteOfItsOwn() throws {
    let match = try MatchOnDisk()
    try match.play("20' start", "end", .refuse("10' start", says: "46"), .refuse("10:00' start"), "60' start")
  }

  @Test("H5, A3b: who leaves before extra time may be replaced in it; before the shoot-out he is left out")
  func leavingBeforeExtraTime() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "end", "9>", "8>", "start", "9>14", .accept("8r", says: "10 men"))
    let cup = try MatchOnDisk(set: ["extra-periods=0"])
    try cup.play("start", "end", "start", "end", "9>", "start", .refuse("9g", says: "left out of the shoot-out"))
  }

  @Test func noRulesWithWhichNoMatchCouldStart() throws {
    let match = try MatchOnDisk()
    let made = try match.program(["new", match.folder + "/x.xml", "--set", "players=5"])
    #expect(made.status == .exited(2))
    #expect(made.error.contains("minimum=7 is more than players=5"))
    let five = try match.program(["new", match.folder + "/x.xml", "--set", "players=5", "--set", "minimum=3"])
    #expect(five.status == .exited(0))
  }

  @Test("A2, D1: laws about who is on the field say nothing of a documented file that does not tell")
  func noLineUpNoLaw() throws {
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

  @Test func anEditElsewhereInTimeIsOneStep() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4f", "20' 7g")
    let answer = try match.ask("edit 2 30' 4f9y")
    #expect(answer.count == 2)
    #expect(try match.ask("ls f").count == 1 && match.ask("ls f")[0].contains("30'"))
    #expect(try match.ask("ls y")[0].contains("30'"))
    try match.play(.refuse("edit 2 60' 4f"), "undo")
    #expect(try match.ask("ls f")[0].contains("10'"))
    #expect(try match.ask("ls y") == ["none"])
  }
}
