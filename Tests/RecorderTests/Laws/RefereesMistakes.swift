import TestSupport
import Testing

/// Referees' mistakes are recorded as they happened, marked, listed by `todo`, and counted as shown.
@Suite struct RefereesMistakes {
  @Test("C3: a second yellow without a sending-off, and a third with one")
  func c3() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 4y", .accept("20' 4y stays", says: "yellow card for 4, not sent off; first yellow: 10'"), "21' 4f9")
    #expect(try match.men("l") == 11)
    #expect(try match.marks() == ["C3"])
    #expect(
      try match.todo()
        == "3 20' yellow card for 4, not sent off: against Law 12.3 (no sending-off for 4 after a second yellow)")
    #expect(
      try match.headsUp() == """
        Home: on a yellow: 4
        1 thing unresolved (type: todo)
        """)
    try match.play(.accept("30' 4y", says: "second yellow: sent off, 10 players; first yellow: 10'"), .refuse("31' 4f"))
    #expect(
      try match.elements("targeta").compactMap { attribute("color", of: $0) } == ["groga", "groga", "segonagroga"])
    #expect(try match.statistic("yellow cards", of: "l") == "2")
    #expect(try match.statistic("second yellows", of: "l") == "1")
    #expect(try match.statistic("fair-play points", of: "l") == "-4")
    let judged = try match.program(["validate", match.path])
    #expect(judged.status == .exited(0), "\(judged.output + judged.error)")
  }

  @Test(
    "C3: no sending-off, in three languages, with a foul and with a reason",
    arguments: [
      "20' 4y stays", "20' 4y sigue", "20' 4y segueix", "20' 4y stays dissent", "20' 4f9y stays",
      "20' 4f9y sigue protestar", "20' 4 amarilla sigue", "20' groga a 4 segueix", "20' 4 foul on 9 yellow stays",
      "20' 4y stays vc", "20' 4y stays !",
    ])
  func noSendingOffInWords(_ line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", Step(stringLiteral: line))
    #expect(try match.men("l") == 11)
    #expect(try match.marks() == ["C3"])
  }

  @Test("C3: a second yellow without such a word is a sending-off") func sendingOff() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", "20' l4y for dissent")
    #expect(try match.men("l") == 10)
    #expect(try match.marks() == [])
  }

  @Test("C3: a free-text reason may begin with the same word") func freeTextReason() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", .accept("20' 4y stays in front of the ball", says: "sent off"))
    #expect(try match.elements("targeta").last.flatMap { attribute("motiu", of: $0) } == "stays in front of the ball")
  }

  @Test("C3: edits remove the derived sending-off and restore it") func edited() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 4y", "20' 4y dissent",
      .refuse("30' 4f9", says: "if there was no sending-off: edit 3 stays"),
      .accept("edit 3 stays", says: "20' yellow card for 4, not sent off, dissent"), "30' 4f9")
    #expect(try match.men("l") == 11)
    // Undo restores the sending-off, and so does another edit.
    try match.play("undo", "undo")
    #expect(try match.men("l") == 10)
    try match.play("redo", .accept("edit 3 4y !", says: "second yellow for 4"))
    #expect(try match.men("l") == 10)
    #expect(try match.marks().isEmpty)
    // The same applies to a coach.
    try match.play(
      "40' coachy", "41' coachy", .refuse("42' coachy", says: "edit 5 stays"), "edit 5 stays", "42' coachy")
  }

  @Test("C3: the mark disappears when the first yellow goes to another player") func cleared() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 4y", "20' 4y stays")
    try match.play(.accept("edit 2 5y", says: "no longer marked"), .refuse("30' 6y stays"))
    #expect(try match.marks().isEmpty)
    #expect(try match.status("l4") == "starter, yellow 20'")
  }

  @Test("A1: a twelfth player on the field for a minute") func twelfth() throws {
    let match = try MatchOnDisk()
    try match.play("start", .warn("10' >12", law: "A1", says: "Home may have only 11 players on the field (Law 3.1)"))
    #expect(try match.men("l") == 12)
    #expect(
      try match.headsUp() == """
        Home: 12 on the field, 1 too many
        Away: 11 players on the field
        1 thing unresolved (type: todo)
        """)
    #expect(
      try match.todo()
        == "2 10' 12 enters, no substitution: against Law 3.1 (Home may have only 11 players on the field)")
    // Dismissing the excess player costs no place; dismissing another player does.
    try match.play(.accept("11' 12y", says: "yellow card for 12"), .accept("11' 12r", says: "sent off"))
    #expect(try match.men("l") == 11)
    try match.play(.warn("20' >13", law: "A1"), .accept("21' 13>", says: "11 players on the field"), "22' 9r")
    #expect(try match.men("l") == 10)
    // A dismissed player cannot be replaced.
    try match.play(.refuse("23' >14", says: "Home may have only 10 players on the field"), "end", "start", "finish")
    #expect(try match.statistic("minutes", of: "l13") == "1")
    #expect(try match.marks() == ["A1", "A1"])
  }

  @Test("B5, A3: a substituted player comes back") func returned() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9>12", .warn("20' 8>9", law: "B5", says: "may not return"), "21' 9g")
    #expect(try match.status("l9").hasPrefix("starter"))
    // A twelfth player comes on, and no player goes off.
    try match.play(.warn("30' >8", law: "A3", says: "may not return"))
    #expect(try match.men("l") == 12)
    #expect(try match.marks().sorted() == ["A1", "A3", "B5"])
  }
}
