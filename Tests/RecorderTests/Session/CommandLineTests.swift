import Testing

/// Commands with superfluous words, and commands about unlisted people.
@Suite struct CommandLineTests {
  @Test(
    "extra words after a command are refused",
    arguments: [
      "undo 3", "redo 3", "report /tmp/x", "todo x", "xml x", "score l", "heads-up v", "stats l v", "quit x",
    ])
  func leftOver(line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("1' 99g"))
    let answer = try match.send([line])[0]
    let message = try #require(answer.complaint).message
    #expect(message.contains("is not what") || message.contains("takes no arguments"), "\(message)")
    #expect(answer.said.isEmpty)
  }

  @Test("a ! may be attached to the line it confirms, but is ordinary text in notes and reasons")
  func attachedMark() throws {
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

  @Test("team officials can be named like players")
  func namedOfficials() throws {
    let match = try MatchOnDisk()
    try match.play(
      .accept("player coach name \"Cèsar Barceló\"", says: "Cèsar Barceló"), .refuse("player coach number 3"), "start",
      .accept("1' coachy", says: "Cèsar Barceló"), .accept("player vphysio name Pep Roca", says: "Pep Roca"))
    #expect(try match.ask("lineup l").contains { $0.contains("Cèsar Barceló") && $0.contains("yellow 1'") })
  }

  @Test("a running period cannot be started late")
  func startedAlready() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("5' start", says: "first half"))
  }

  @Test("values may be quoted")
  func quotedValues() throws {
    let match = try MatchOnDisk()
    try match.play(.accept("set venue \"Camp Nou\"", says: "Camp Nou"), "set home FC \"Sant\" Pere", "set away \"A\"")
    let xml = try match.xml()
    #expect(xml.contains("estadi=\"Camp Nou\""))
    #expect(xml.contains("<nom>FC \"Sant\" Pere</nom>"))
    #expect(xml.contains("<nom>A</nom>"))
  }

  @Test("control characters are removed from a line")
  func controlCharacters() throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept("1'\t9n \u{1B}[31mred\u{7} \u{85}boots\u{1}", says: "[31mred boots"))
    #expect(try match.elements("nota").map { attribute("anotacio", of: $0) } == ["[31mred boots"])
  }

  @Test("a player is identified with the side before or after, or with both if they agree")
  func sidesOfIdentifications() throws {
    let match = try MatchOnDisk()
    try match.play("start", "1' v?g", "2' v?y", .refuse("v?1=l9", says: "v?1=9"), .accept("?1=v9", says: "v9"))
    try match.play(.accept("v?2=v4", says: "v4"))
    #expect(try match.statistic("goals", of: "v9") == "1")
    #expect(try match.statistic("yellow cards", of: "v4") == "1")
  }

  @Test("a script changes starters only with confirmation, and never against the log")
  func starters() throws {
    let match = try MatchOnDisk()
    try match.play("bench 11", "lineup 1 2 3 4 5 6 7 8 9 10 11", "start", "10' 9>14", "20' 14>15")
    #expect(
      try match.send(["bench 4"])[0].complaint?.message
        == "not corrected: 4 would not have started the match; add ! at the end of the line to do it")
    #expect(try match.status("l4").hasPrefix("starter"))
    // A player who was substituted must have been on the field.
    #expect(try match.send(["bench 9 !"])[0].complaint != nil)
    #expect(try match.status("l9").hasPrefix("substituted"))
    #expect(try match.send(["bench 4 !"])[0].complaint == nil)
    #expect(try match.status("l4").hasPrefix("substitute"))
  }

  @Test("an unknown number is refused with a hint on how to add the player")
  func unknownNumber() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("v77g", says: "to add them: bench v 77"), "bench v 77", .warn("v77g", law: "D1"))
  }

  @Test("identifying a player needs the number after the question mark")
  func unidentified() throws {
    let match = try MatchOnDisk()
    try match.play("start", "v?f9", .refuse("v?=9", says: "v?1=9"))
    #expect(try match.todo() == "v?1 not identified (see 2); when known: v?1=N")
  }

  @Test("heads-up leaves out players who were substituted")
  func headsUp() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", "10' 5y", "20' 4>14")
    #expect(
      try match.headsUp() == """
        Home: on a yellow: 5
        Home: 4 substitutions left, 2 windows left
        """)
  }

  @Test("notes are counted for players only, although teams and the match have notes too")
  func notesAreCountedForPlayersOnly() throws {
    let match = try MatchOnDisk()
    try match.play("start", "n windy", "ln high line", "9n drifts left", "9s+")
    #expect(try match.ask("ls note").count == 3 && match.ask("stats 9").contains { $0.contains("notes") })
    #expect(try !match.ask("stats").contains { $0.contains("notes") })
  }

  @Test("the start of a period cannot be deleted before its events")
  func firstWhistle() throws {
    let match = try MatchOnDisk()
    try match.play("start", "vc", .refuse("del 1", says: "1 starts the first half; delete what comes after it first"))
  }

  @Test("suggestions use the language of the program")
  func suggestions() throws {
    try MatchOnDisk().play(.refuse("headup", says: "heads-up"), .refuse("corer", says: "corner"))
  }

  @Test("after the match, no period can end")
  func over() throws {
    let match = try MatchOnDisk()
    try match.play("start", "end", "start", "end", "finish", .refuse("end", says: "the match is over"))
  }
}
