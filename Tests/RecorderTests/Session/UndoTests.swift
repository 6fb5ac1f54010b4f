import Testing

/// Unlimited undo and redo, line by line, across periods and restarts.
@Suite struct UndoTests {
  @Test("undo takes back one line, however many clauses it has")
  func lines() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g 8g vc", "end", "start", "50' 7g", "undo", "undo", "undo")
    #expect(try match.score() == "Home 2-0 Away")
    try match.play(.accept("undo", says: "10' 9g 8g vc"))
    #expect(try match.ask("ls").count == 1)
    try match.play("redo", "redo", "redo", "redo", .refuse("redo", says: "nothing to redo"))
    #expect(try match.score() == "Home 3-0 Away (2-0)")
  }

  @Test("undo and redo restore the bytes of the file, each step in a new run")
  func restarts() throws {
    let match = try MatchOnDisk()
    let script = [
      "start", "10' 9ghc,7", "player l9 number 19", "20' v?y", "annul 2", "added 2", "end", "8>13", "start", "v?1=4",
      "60' 19>14", "del 2", "set venue Sarrià", "finish",
    ]
    var states = [try match.bytes()]
    for line in script {
      #expect(try match.send([line])[0].complaint?.message == nil, "\(line)")
      states.append(try match.bytes())
    }
    for state in states.dropLast().reversed() {
      _ = try match.send(["undo"])
      #expect(try match.bytes() == state)
    }
    #expect(try match.send(["undo"])[0].complaint?.message == "not recorded: nothing to undo")
    for state in states.dropFirst() {
      _ = try match.send(["redo"])
      #expect(try match.bytes() == state)
    }
  }

  @Test("undo names the line as it was typed, in any language")
  func labels() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "9g", "esborra 2", .accept("undo", says: "undone: esborra 2"), "clock +30",
      .accept("undo", says: "undone: clock +30"), "+30", .accept("undo", says: "undone: +30"))
  }

  @Test("a new line discards what could be redone")
  func branch() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g", "undo", "11' 8g", .refuse("redo"))
    try match.play("undo", "undo", .refuse("undo"), "redo", "redo")
    #expect(try match.ask("ls").last == "  2 l   11' goal by 8  1-0")
  }
}
