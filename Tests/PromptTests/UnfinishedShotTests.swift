import Testing

/// A shot with an unknown outcome, followed by the same shot with its outcome.
@Suite struct UnfinishedShotTests {
  @Test(arguments: [
    ("en", "5 shot", "5s+", "looks like “2", "chance for 5 Puyol, saved"),
    ("es", "5 tiro", "5s-h", "se parece a «2", "ocasión de 5 Puyol, fuera, de cabeza"),
    ("ca", "5 xut", "5 xut al pal", "s'assembla a «2", "ocasió: 5 Puyol, pal"),
    ("ca", "v9s5", "v9s.", "s'assembla a «2", "ocasió: v9 Portu, bloquejada, zona 5"),
  ])
  func outcomeCompletesTheShot(language: String, first: String, again: String, asked: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    terminal.now = Touchline.now + 660
    try terminal.enter(again)
    try terminal.expect(asked)
    try terminal.press(.enter)
    try terminal.expect("11' " + said)
    try terminal.enter("vc")
    try terminal.expect("3  12' ")
  }

  @Test(arguments: [
    ("en", "5 shot", "5g", "goal by 5 Puyol"), ("ca", "remata el 5", "gol del 5 de cap", "gol: 5 Puyol, de cap"),
  ])
  func shotCanBecomeAGoal(language: String, first: String, again: String, said: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    terminal.now = Touchline.now + 660
    try terminal.enter(again)
    try terminal.expect(language == "en" ? "Enter makes it this goal" : "Retorn el converteix en aquest gol")
    try terminal.press(.enter)
    try terminal.expect("11' " + said)
    try terminal.enter("vc")
    try terminal.expect("3  12' ")
  }

  /// A shot by another or an unidentified player, with contradictory details, or much later is another shot. No
  /// question is asked.
  @Test(arguments: [
    ("5s", "8s+", 30.0), ("5s+", "5s-", 30), ("5s", "5s+", 200), ("5sh", "5s+r", 30), ("?s", "?s+", 30),
  ])
  func differentShotIsRecordedSeparately(first: String, next: String, later: Double) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    terminal.now = Touchline.now + 630 + later
    try terminal.enter(next)
    try terminal.expect("3  1")
    #expect(!terminal.transcript.contains("[!=yes]"))
  }

  @Test func anotherShotCanBeConfirmed() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("5s")
    try terminal.expect("once you know how it ended: edit 2 5s+")
    terminal.now = Touchline.now + 640
    try terminal.enter("5s+")
    try terminal.expect("record another shot? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("3  11' chance for 5 Puyol, saved")
    try terminal.enter("8s")
    try terminal.expect("4  11' ")
    // The hint is shown once.
    #expect(terminal.transcript.components(separatedBy: "once you know").count == 2)
  }

  /// If the next event is typed instead of an answer, the line stays open. Nothing is lost or counted twice.
  @Test func nextEventLeavesTheShotOpen() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("5s")
    try terminal.expect("2  11' ")
    try terminal.enter("5s+")
    try terminal.expect("[!=yes]")
    try terminal.enter("vc")
    try terminal.expect("open 1: 11' 5s+")
    try terminal.expect("3  11' corner")
  }

  @Test func scriptsAreNotQuestioned() throws {
    #expect(try TypedPrompt(after: ["start", "5s", "5s+"]).log().count == 3)
  }
}
