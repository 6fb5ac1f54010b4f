import TestSupport
import Testing

/// The minute of what was undone is that of the next line, where it is typed at once.
@Suite struct UndoneMinuteTests {
  /// A goal of the 6th minute, undone in the 11th.
  private func undone(_ language: String = "en") throws -> (Touchline, PseudoTerminal) {
    let touchline = try Touchline().recorded("start").recorded("9g", at: Touchline.now + 300)
    try touchline.setClock(Touchline.now + 600)
    let terminal = try touchline.prompt("--lang", language, "--clock", touchline.clockFile, clock: nil)
    try terminal.enter("undo")
    try terminal.expect("6'")
    try terminal.expectScreen { $0.currentLine.contains(" 6'>") }
    return (touchline, terminal)
  }

  @Test func whatIsTypedAtOnceTakesIt() throws {
    let (touchline, terminal) = try undone()
    try touchline.setClock(Touchline.now + 655)
    try terminal.enter("10g")
    try terminal.expect("6' goal by 10 Messi")
  }

  @Test(arguments: ["en", "es", "ca"]) func whatIsTypedLaterHasItsOwn(language: String) throws {
    let (touchline, terminal) = try undone(language)
    try touchline.setClock(Touchline.now + 665)
    try terminal.expectScreen { $0.currentLine.contains(" 11:05>") }
    try terminal.enter("vc")
    try terminal.expect("12' ")
    try terminal.press(.endOfInput)
    try terminal.waitForExit()
    #expect(try touchline.minutes() == ["1'", "12'"])
  }

  /// A line is as old as its first key.
  @Test func whoseFirstKeyCameAtOnceTakesItToo() throws {
    let (touchline, terminal) = try undone()
    try touchline.setClock(Touchline.now + 650)
    try terminal.type("10")
    try terminal.expectScreen { $0.currentLine.contains("> 10") }
    try touchline.setClock(Touchline.now + 700)
    try terminal.enter("g")
    try terminal.expect("6' goal by 10 Messi")
  }

  /// What was undone belongs to a half that is over, or is not begun any more: no line can take its minute.
  @Test func whatIsOfAnotherHalfHasNoMinuteForTheNextLine() throws {
    let touchline = try Touchline().recorded("start", "45' end", "10>14", "start")
    let terminal = try touchline.prompt(clock: Touchline.now + 200)
    try terminal.enter("undo")
    try terminal.expect("undone: start")
    try terminal.enter("undo")
    try terminal.expect("undone: 10>14")
    try terminal.enter("redo")
    try terminal.enter("redo")
    try terminal.expect("redone: start")
    try terminal.enter("vc")
    try terminal.expect("49' corner")
  }
}
