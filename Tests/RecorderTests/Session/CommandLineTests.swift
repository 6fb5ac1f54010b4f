import Testing

/// Commands with superfluous words, and commands about unlisted people.
@Suite struct CommandLineTests {
  @Test(
    "words that a command has no use for are refused",
    arguments: [
      "undo 3", "redo 3", "report /tmp/x", "todo x", "xml x", "score l", "heads-up v", "stats l v", "quit x",
    ])
  func leftOver(line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("1' 99g"))
    let answer = try match.send([line])[0]
    let message = try #require(answer.complaint).message
    #expect(message.contains("is not what") || message.contains("takes nothing after it"), "\(message)")
    #expect(answer.said.isEmpty)
  }

  @Test("the mark that says yes may be glued to what it confirms, but is no mark in a text")
  func gluedMark() throws {
    let match = try MatchOnDisk()
    try match.play(
      "bench 12 13 14", "start", "10' 9>14", .accept("11' 14g!", says: "goal by 14"),
      .accept("12' n what a save!", says: "save!"), .accept("13' 4y dissent!", says: "dissent!"))
    for line in ["edit 2 9>13", "del 2"] {
      #expect(try match.send([line])[0].complaint?.message.contains("add !") == true)
      #expect(try match.send([line + "!"])[0].complaint == nil)
      try match.play("undo")
    }
  }

  @Test("team officials are named as players are")
  func namedOfficials() throws {
    let match = try MatchOnDisk()
    try match.play(
      .accept("player coach name \"Cèsar Barceló\"", says: "Cèsar Barceló"), .refuse("player coach number 3"), "start",
      .accept("1' coachy", says: "Cèsar Barceló"), .accept("player vphysio name Pep Roca", says: "Pep Roca"))
    #expect(try match.ask("lineup l").contains { $0.contains("Cèsar Barceló") && $0.contains("yellow 1'") })
  }

  @Test("a period that runs is not started late")
  func startedAlready() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("5' start", says: "first half"))
  }

  @Test("a value may stand in quotes")
  func quotedValues() throws {
    let match = try MatchOnDisk()
    try match.play(.accept("set venue \"Camp Nou\"", says: "Camp Nou"), "set home FC \"Sant\" Pere", "set away \"A\"")
    let xml = try match.xml()
    #expect(xml.contains("estadi=\"Camp Nou\""))
    #expect(xml.contains("<nom>FC \"Sant\" Pere</nom>"))
    #expect(xml.contains("<nom>A</nom>"))
  }

  @Test("what nobody can see is no part of a line")
  func controlCharacters() throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept("1'\t9n \u{1B}[31mred\u{7} \u{85}boots\u{1}", says: "[31mred boots"))
    #expect(try match.elements("nota").map { attribute("anotacio", of: $0) } == ["[31mred boots"])
  }

  @Test("who an unidentified player was is told with the side before or after, and not with both")
  func sidesOfIdentifications() throws {
    let match = try MatchOnDisk()
    try match.play("start", "1' v?g", "2' v?y", .refuse("v?1=l9", says: "v?1=9"), .accept("?1=v9", says: "v9"))
    try match.play(.accept("v?2=v4", says: "v4"))
    #expect(try match.statistic("goals", of: "v9") == "1")
    #expect(try match.statistic("yellow cards", of: "v4") == "1")
  }

  @Test("on a pipe who started is changed only where it is confirmed, and never against the log")
  func starters() throws {
    let match = try MatchOnDisk()
    try match.play("bench 11", "lineup 1 2 3 4 5 6 7 8 9 10 11", "start", "10' 9>14", "20' 14>15")
    #expect(try match.send(["bench 4"])[0].complaint?.message.contains("4 would not have started") == true)
    #expect(try match.status("l4").hasPrefix("starter"))
    // A player who was substituted had to be on the field.
    #expect(try match.send(["bench 9 !"])[0].complaint != nil)
    #expect(try match.status("l9").hasPrefix("substituted"))
    #expect(try match.send(["bench 4 !"])[0].complaint == nil)
    #expect(try match.status("l4").hasPrefix("substitute"))
  }

  @Test("an unknown number is refused with how to add him")
  func unknownNumber() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("v77g", says: "to add them: bench v 77"), "bench v 77", .warn("v77g", law: "D1"))
  }

  @Test("an unidentified person needs his number to be identified")
  func unidentified() throws {
    let match = try MatchOnDisk()
    try match.play("start", "v?f9", .refuse("v?=9", says: "v?1=9"))
    #expect(try match.todo().contains("v?1=N"))
  }

  @Test("who was substituted is nobody to keep in mind")
  func headsUp() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", "10' 5y", "20' 4>14")
    #expect(try match.headsUp().contains("on a yellow: 5"))
  }

  @Test("notes about players are no statistic of a team: the log has notes about teams and the match too")
  func notesAreCountedForPlayersAlone() throws {
    let match = try MatchOnDisk()
    try match.play("start", "n windy", "ln high line", "9n drifts left", "9s+")
    #expect(try match.ask("ls note").count == 3 && match.ask("stats 9").contains { $0.contains("notes") })
    #expect(try !match.ask("stats").contains { $0.contains("notes") })
  }

  @Test("a period's first whistle is not deleted from under what it began")
  func firstWhistle() throws {
    let match = try MatchOnDisk()
    try match.play("start", "vc", .refuse("del 1", says: "1 starts the first half; delete what comes after it first"))
  }

  @Test("what was nearly typed is suggested as the language of the program has it")
  func suggestions() throws {
    try MatchOnDisk().play(.refuse("headup", says: "heads-up"), .refuse("corer", says: "corner"))
  }

  @Test("after the match there is nothing to begin")
  func over() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "end", "finish", .refuse("end", says: "the match is over"))
  }
}
