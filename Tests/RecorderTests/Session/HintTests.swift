import Testing

/// Error messages for nearly valid lines contain the valid line, which does what was meant.
@Suite struct HintTests {
  @Test("an assist alone suggests an edit of the last goal that it fits")
  func assistAlone() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .refuse("assist 7", says: "9g,7"), "10' 9ghc", "11' v9g", "12' v4og",
      .refuse("assistència 7", says: "edit 2 9ghc,7"), .refuse("asistencia v8", says: "edit 3 v9g,8"),
      .refuse("assist 9", says: "10g,9"), "edit 2 9ghc,7")
    #expect(try match.ask("ls goal").first == "  2 l   10' goal by 9, header, corner, assist 7  1-0")
  }

  @Test("a reason for a recorded card suggests an edit of that card")
  func cardReason() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' v4f8r", .refuse("11' v4 red violence", says: "edit 3 v4r violent conduct"),
      "edit 3 v4r violent conduct", .refuse("12' v4r violence", says: "was sent off"))
    #expect(try match.elements("targeta").count == 1)
    #expect(try match.ask("ls card").first == "  3 v   10' red card for v4, violent conduct")
    #expect(try match.elements("falta").count == 1)
  }

  @Test("an edit with only a time suggests a move", arguments: ["edit", "editar"])
  func timeAlone(edit: String) throws {
    try MatchOnDisk().play("start", "10' 9g", .refuse("\(edit) 2 4'", says: "move 2 4'"), "move 2 4'")
  }

  @Test("ending a period that has ended suggests a move", arguments: [true, false])
  func endedAlready(isPlaying: Bool) throws {
    let match = try MatchOnDisk()
    try match.play("start", "45' end")
    if isPlaying { try match.play("start", "46' vc") }
    try match.play(
      .refuse("45+2' end", says: "the first half has ended already (2); to change when: move 2 45+2'"),
      "move 2 45+2'")
    #expect(try match.ask("ls").contains { $0.hasSuffix("45+2' first half ends") })
  }

  @Test("a note that begins with a squad number is about that player, otherwise about the match")
  func notes() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .accept("nota 9 coix", says: "note on 9: coix"), .accept("note v8 limping", says: "note on v8: limping"),
      .accept("n 30 people watch", says: "note: 30 people watch"))
    let neutral = try MatchOnDisk(us: "none")
    try neutral.play("start", .accept("nota 9 coix", says: "note: 9 coix"), .accept("nota v9 coix", says: "note on v9"))
  }
}

/// `move K after J`, and deleting several actions at once.
@Suite struct SeveralActionsTests {
  private func log(_ match: MatchOnDisk) throws -> [String] {
    try match.ask("ls").map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }

  @Test(
    "an action is moved after another one",
    arguments: ["move 2 after 3", "mou el 2 després del 3", "mueve 2 después de 3", "move 3 before 2"])
  func after(line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9f", "10' vc", "11' c", Step(stringLiteral: line))
    #expect(try log(match).dropFirst() == ["v 10' corner for Away", "l 10' foul by 9", "l 11' corner for Home"])
    try match.play("move 2 after 4")
    #expect(try log(match).last == "v 11' corner for Away")
    // Moving an action to its current position changes nothing.
    try match.play("move 4 after 3", "move 4 after 4", "move 2 after 1")
    #expect(
      try log(match).dropFirst() == ["l 10' foul by 9", "l 11' corner for Home", "v 11' corner for Away"])
  }

  @Test("an action moved before all others of a period is in its first minute") func afterTheStart() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9f", "20' vc", "45' end", "start", "50' c", "move 3 after 1", "move 6 after 1")
    #expect(
      try log(match).filter { $0.contains("corner") } == ["l 1' corner for Home", "v 1' corner for Away"])
  }

  @Test("an action moved after the end of a period is in the interval") func afterTheWhistle() throws {
    let match = try MatchOnDisk()
    try match.play("start", "40' 10>14", "45' end", "move 2 after 3")
    #expect(try match.ask("ls").last == "  3 l half-time: substitution: 10 off, 14 on")
  }

  @Test("several deletions are one step", arguments: ["del 2 4", "esborra el 4 i el 2", "borra 2, 4", "del 2,4 2"])
  func deleted(line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9f", "11' vc", "12' c", "13' 9o")
    let said = try match.send([line])[0]
    #expect(said.said == ["deleted: 2 l 10' foul by 9", "deleted: 4 l 12' corner for Home"])
    #expect(try log(match).dropFirst() == ["v 11' corner for Away", "l 13' offside by 9"])
    try match.play("undo")
    #expect(try match.ask("ls").count == 5)
    try match.play(.refuse("del 1 5", says: "1 starts the first half"), .refuse("del 2 9", says: "no action 9"))
    try match.play("del 1 2 3 4 5")
    #expect(try match.ask("ls").count(where: { $0.contains("'") }) == 0)
  }
}
