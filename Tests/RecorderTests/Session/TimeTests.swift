import Testing

/// Times of actions.
@Suite struct TimeTests {
  /// The minutes of corners in the log.
  private func corners(_ match: MatchOnDisk) throws -> [String] {
    try match.ask("ls corner").compactMap { $0.split(separator: " ").map(String.init).first { $0.hasSuffix("'") } }
  }

  @Test("a minute belongs to the running period if it has that minute, otherwise to the latest that does")
  func minutes() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "23' c", "45+2' c", .refuse("46' c", says: "45+1"), "end", "start", "50' c", "23' vc", "90+3' c")
    #expect(try corners(match) == ["23'", "23'", "45+2'", "50'", "90+3'"])
  }

  @Test("exact times and minutes ago, on the running clock")
  func clock() throws {
    let match = try MatchOnDisk()
    try match.play("start")
    match.clock += 23 * 60 + 10
    try match.play(
      .accept("c", says: "24' corner"), .accept("-2' c", says: "22' corner"), .accept("20:30' c", says: "21' corner"))
    #expect(try corners(match) == ["21'", "22'", "24'"])
    let seconds = try match.elements("corner").map { attribute("segons", of: $0) }
    #expect(seconds == ["1230", "1270", "1390"])
  }

  /// The hall's clock was a little ahead of the program's, as at the end of a handball match.
  @Test("a line without a time is not before a second that was typed for the line before it")
  func typedSecondIsHeld() throws {
    let match = try MatchOnDisk()
    try match.play("start")
    match.clock += 29 * 60 + 18
    try match.play("29:50' vc")
    match.clock += 10
    try match.play("c")
    match.clock += 25
    try match.play("c")
    let seconds = try match.elements("corner").compactMap { attribute("segons", of: $0) }
    #expect(seconds.sorted() == ["1790", "1790", "1793"])
  }

  @Test("the clock continues after a restart, and can be corrected")
  func corrected() throws {
    let match = try MatchOnDisk()
    try match.play("start")
    match.clock += 60
    try match.play(.accept("clock", says: "1:00"), .accept("clock 23:10", says: "23:10"), .accept("+30", says: "23:40"))
    match.clock += 20
    try match.play(.accept("-30", says: "23:30"), .accept("c", says: "24' corner"))
    try match.play("undo", .accept("undo", says: "undone"), .accept("clock", says: "24:00"))
  }

  @Test("a match joined late")
  func late() throws {
    let match = try MatchOnDisk()
    try match.play("20' start", .accept("c", says: "20' corner"))
    match.clock += 120
    try match.play(.accept("c", says: "22' corner"))
  }

  @Test("an earlier event goes after those of its minute, and move changes their order")
  func order() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "20' c", "30' vc", .accept("20' 7c", says: "3  20' corner"), .accept("move 3 before 2", says: "  2 l"))
    let log = try match.ask("ls")
    #expect(log[1].contains("taken by 7") || log[1].contains("by 7"))
    #expect(log[3] == "  4 v   30' corner for Away")
  }

  @Test("an earlier event is checked together with everything after it")
  func insertion() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", "30' 9g", .refuse("20' 9r", says: "30' goal by 9: no longer possible"),
      .warn("25' 9>14", law: "D1", says: "30' goal by 9: to be confirmed"), "27' 14g", "10' 4y")
    #expect(try match.status("l4") == "starter, yellow 10'")
    try match.play("35' 4y", .refuse("5' 4y"))
  }

  @Test("after undo, the next line takes the minute of the undone one")
  func replacement() throws {
    let match = try MatchOnDisk()
    try match.play("start", "10' 9g", "30' vc")
    match.clock += 40 * 60
    try match.play("undo", .accept("lc", says: "30' corner"), .accept("c", says: "41' corner"))
  }
}
