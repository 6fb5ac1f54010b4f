import Testing

/// A line typed directly after `undo` takes the minute of the undone event.
@Suite struct UndoneMinuteTests {
  /// A goal in minute 6, undone in minute 11.
  private func undone(_ language: String = "en") throws -> TypedPrompt {
    let terminal = TypedPrompt(after: ["start"], language: language)
    terminal.record("9g", at: Touchline.now + 300)
    terminal.now = Touchline.now + 600
    terminal.restart()
    try terminal.enter("undo")
    try terminal.expectScreen { $0.currentLine.hasSuffix(" 6'> ") }
    return terminal
  }

  @Test func immediateLineTakesTheUndoneMinute() throws {
    let terminal = try undone()
    terminal.now = Touchline.now + 655
    try terminal.enter("10g")
    try terminal.expect("6' goal by 10 Messi")
  }

  @Test(arguments: ["en", "es", "ca"]) func laterLineHasItsOwnMinute(language: String) throws {
    let terminal = try undone(language)
    terminal.now = Touchline.now + 665
    try terminal.expectScreen { $0.currentLine.hasSuffix(" 11:05> ") }
    try terminal.enter("vc")
    try terminal.expect("12' ")
    #expect(try terminal.minutes() == ["1'", "12'"])
  }

  /// The first key determines the time of a line.
  @Test func immediateFirstKeyTakesTheMinuteToo() throws {
    let touchline = try Touchline().recorded("start").recorded("9g", at: Touchline.now + 300)
    try touchline.setClock(Touchline.now + 600)
    let terminal = try touchline.prompt("--clock", touchline.clockFile, clock: nil)
    try terminal.enter("undo")
    try terminal.expectScreen { $0.currentLine.contains(" 6'>") }
    try touchline.setClock(Touchline.now + 650)
    try terminal.type("10")
    try terminal.expectScreen { $0.currentLine.contains("> 10") }
    try touchline.setClock(Touchline.now + 700)
    try terminal.enter("g")
    try terminal.expect("6' goal by 10 Messi")
  }

  /// A time ahead of the clock was probably the slip.
  @Test func timeAheadOfTheClockIsNotPassedOn() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 180)
    for line in ["8:00' 4s-", "!"] { try terminal.enter(line) }
    #expect(terminal.answer(to: "undo") == ["undone: 8:00' 4s-", "Barça 0-0 Girona"])
    #expect(terminal.currentLine == "first half 3:00> ")
    try terminal.enter("4s-")
    #expect(try terminal.minutes() == ["1'", "4'"])
  }

  /// An event of an interval has no minute of its own.
  @Test func eventOfAnIntervalPassesOnNoMinute() {
    let terminal = TypedPrompt(after: ["start", "45' end", "10>14"], clock: Touchline.now + 200)
    #expect(terminal.answer(to: "undo") == ["undone: 10>14", "Barça 0-0 Girona (0-0)"])
    #expect(terminal.currentLine == "half-time> ")
  }

  /// An undone event of a half that is over, or has not begun again, passes on no minute.
  @Test func eventOfAnotherHalfPassesOnNoMinute() throws {
    let terminal = TypedPrompt(after: ["start", "45' end", "10>14", "start"], clock: Touchline.now + 200)
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
