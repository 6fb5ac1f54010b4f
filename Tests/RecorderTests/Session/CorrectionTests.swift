import Testing

/// Corrections and their consequences.
@Suite struct CorrectionTests {
  @Test("edit replaces an action in place, or moves it if a time is given")
  func edit() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g", "20' vc", .accept("edit 2 8gh,7", says: "10' goal by 8, header, assist 7"))
    #expect(try match.ask("ls").count == 3)
    try match.play(
      .accept("edit 2 30' 8g", says: "30' goal by 8"), .refuse("edit 9 8g"), .refuse("edit 2 8q"), .refuse("edit 2"))
    #expect(try match.ask("ls").last == "  3 l   30' goal by 8  1-0")
  }

  @Test("del and move name an action that would become impossible")
  func deleteAndMove() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 9>14", "20' 14g", "30' 8r", .warn("del 2", law: "D1", says: "20' goal by 14: to be confirmed"),
      "undo", "move 3 40'", .refuse("move 2 before 1", says: "Law 3.5"), .refuse("move 9 10'"), .refuse("move 2 99'"))
    #expect(try match.ask("ls").last == "  4 l   40' goal by 14  1-0")
    #expect(try match.ask("ls").map { $0.contains("sent off") || $0.contains("red card") }.firstIndex(of: true) == 2)
  }

  @Test("a second yellow that becomes a first is shown and needs confirmation")
  func shown() throws {
    let match = try MatchOnDisk()
    try match.play("start", "20' v4y", "end", "start", "67' v4y")
    let said = try match.send(["del 2", "del 2 !"])
    #expect(
      said[0].complaint?.message
        == "not corrected: 67' second yellow of v4 becomes a first; add ! at the end of the line to do it")
    #expect(said[1].complaint == nil && said[1].text.contains("67' second yellow of v4 becomes a first"))
    #expect(try match.men("v") == 11)
  }

  @Test("a new number applies to all actions of the player")
  func number() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 9g,7", "20' v4f9", "30' 9y", "40' 9>14",
      "player l9 name \"Joan Pi\" number 19 pos ST foot left traits tall,set-piece")
    let xml = try match.xml()
    #expect(
      xml.contains("dorsalautor=\"19\"") && xml.contains("dorsalvictima=\"19\"") && xml.contains("dorsalsurt=\"19\""))
    #expect(xml.contains("dorsalautor=\"9\"") == false)
    #expect(attribute("dorsal", of: try match.elements("targeta")[0]) == "19")
    for text in ["joan", "19", "set-piece", "PI"] {
      #expect(try match.ask("find \(text)").first == "19 Joan Pi, Home, substituted 40', ST, left, tall, set-piece")
    }
    try match.play(.refuse("50' 9g"), "undo", .refuse("21' 19g"))
    #expect(try match.xml().contains("dorsalautor=\"9\""))
  }

  @Test("ls lists by number, player and kind")
  func log() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g,7", "20' vc", "30' v9y", "40' 7s+")
    #expect(try match.ask("ls").count == 5)
    #expect(try match.ask("ls 7") == match.ask("ls l7"))
    #expect(try match.ask("ls l7").count == 2)
    #expect(try match.ask("ls v9").count == 1)
    #expect(try match.ask("ls goal").count == 1 && match.ask("ls groga").count == 1 && match.ask("ls c").count == 1)
  }

  @Test(
    "the last entries of the log, in three languages",
    arguments: ["ls -3", "ls last 3", "ls 3 last", "llista últimes 3", "llista les 3 últimes", "lista los últimos 3"])
  func lastEntries(_ line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g,7", "20' vc", "30' v3y", "40' 3s+")
    let log = try match.ask("ls")
    #expect(try match.ask(line) == Array(log.suffix(3)))
    #expect(try match.ask("ls 3") == Array(log.suffix(1)))
    #expect(try match.ask("ls last") == Array(log.suffix(1)) && match.ask("ls -99") == log)
    for wrong in ["ls -0", "ls last 0", "ls last many", "ls 99", "ls last 3 4"] { try match.play(.refuse(wrong)) }
  }
}
