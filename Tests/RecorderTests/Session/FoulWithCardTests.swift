import Testing

/// A foul and the card typed with it are changed together.
@Suite struct FoulWithCardTests {
  private func cards(_ match: MatchOnDisk) throws -> [String] {
    try match.elements("targeta").compactMap { attribute("dorsal", of: $0) }
  }

  @Test("an edit with foul and card changes both, whichever is named", arguments: ["edit 2 2f9y", "edit 3 2f9y"])
  func both(_ line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "12' 3f9y", "13' vc", Step(stringLiteral: line), "14' 3y")
    #expect(try cards(match) == ["2", "3"])
    #expect(try match.elements("falta").compactMap { attribute("dorsal", of: $0) } == ["2"])
    #expect(try match.men("l") == 11)
    #expect(try match.ask("ls").count == 5)
    // The minute and a sending-off change together too.
    try match.play("edit 2 20' 5f8r")
    let log = try match.ask("ls").suffix(2)
    #expect(
      log.first?.hasSuffix("20' foul by 5 on v8") == true && log.last?.hasSuffix("red card for 5") == true, "\(log)")
    #expect(try match.men("l") == 10)
  }

  /// The advice has the number of the card in the log, not among the actions without the moved foul.
  @Test("a refused move names the card that sent the player off") func moveBeyondTheSendingOff() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "10' 4f9y", "30' 4f8", "30' 4y", .refuse("move 2 33'", says: "edit 5 stays"), "edit 5 stays",
      "move 2 33'")
  }

  @Test("a script must confirm an edit of only one of them") func one() throws {
    let match = try MatchOnDisk()
    try match.play("start", "12' 3f9y")
    for line in ["edit 2 2f9", "edit 3 2y", "edit 2 14' 3f9", "edit 2 vc"] {
      let alone = try MatchOnDisk()
      try alone.play("start", "12' 3f9y", "15' vc")
      let said = try alone.send([line])[0].complaint?.message ?? "accepted"
      #expect(said.contains("it was typed with “"), "\(line): \(said)")
      try alone.play(Step(stringLiteral: line + " !"))
    }
    // Victim and colour belong to only one of them.
    try match.play("edit 2 3f8", "edit 3 3r")
    #expect(try cards(match) == ["3"])
    #expect(try match.ask("ls").count == 3)
  }

  @Test("events at other times or of other players are edited separately") func others() throws {
    let match = try MatchOnDisk()
    try match.play("start", "12' 3f9", "13' 3y", "14' 4f9", "14' 5y", "edit 2 2f9", "edit 4 6f9")
    #expect(try cards(match) == ["3", "5"])
  }
}
