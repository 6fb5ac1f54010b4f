import Testing

/// A minute typed ahead of the clock applies to the following lines until the clock reaches it. The answer mentions it,
/// and the prompt shows the minute of the next line.
@Suite struct HeldMinuteTests {
  private static let held = "the next lines take 12' too, until the clock gets there; to go by the clock: clock 10:30"

  private func prompt(language: String = "en") -> TypedPrompt {
    TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
  }

  /// A clock started late explains the small difference, so the prompt does not ask.
  @Test func minuteSlightlyAheadIsHeldAndShown() throws {
    let terminal = prompt()
    try terminal.enter("12' 9g")
    try terminal.expect("2  12' goal")
    try terminal.expect(Self.held)
    try terminal.expectScreen { $0.currentLine == "first half 12'> " }
    try terminal.enter("vc")
    try terminal.expect("3  12' corner")
    try terminal.expectScreen { $0.currentLine == "first half 12'> " }
    // The minute is also kept if the line needs questions.
    try terminal.enter("s")
    for _ in 0..<6 { try terminal.press(.enter) }
    try terminal.expect("4  12' chance")
    try terminal.expectScreen { $0.currentLine == "first half 12'> " }
    terminal.now = Touchline.now + 665
    try terminal.press(.enter)
    try terminal.expectScreen { $0.currentLine == "first half 11:05> " }
    try terminal.enter("v4f")
    try terminal.expect("5  12' foul")
    terminal.now = Touchline.now + 725
    try terminal.enter("v5f")
    try terminal.expect("6  13' foul")
  }

  @Test(arguments: [
    (
      "es", "2  12' gol de 9 Alexis Sánchez  1-0",
      "las líneas siguientes también van al 12', hasta que el reloj llegue; para seguir el reloj: reloj 10:30"
    ),
    (
      "ca", "2  12' gol: 9 Alexis Sánchez  1-0",
      "les línies següents també van al 12', fins que el rellotge hi arribi; per seguir el rellotge: rellotge 10:30"
    ),
  ])
  func heldMinuteMessageIsTranslated(language: String, goal: String, message: String) {
    #expect(prompt(language: language).answer(to: "12' 9g") == [goal, message])
  }

  /// The minute is announced once, however it was confirmed.
  @Test func heldMinuteIsAnnouncedOnce() throws {
    let terminal = prompt()
    try terminal.enter("30' vc !")
    try terminal.expect("the next lines take 30' too")
    try terminal.enter("30' 9s")
    try terminal.expect("3  30' chance")
    try terminal.enter("v4f")
    try terminal.expect("4  30' foul")
    #expect(terminal.transcript.components(separatedBy: "the next lines take").count == 2)
  }

  /// A moved action can be ahead of the clock too.
  @Test func aMovedActionHoldsItsMinute() throws {
    let terminal = prompt()
    try terminal.enter("vc")
    try terminal.expect("2  11' corner")
    try terminal.enter("move 2 12'")
    try terminal.expect(Self.held)
    try terminal.expectScreen { $0.currentLine == "first half 12'> " }
  }

  /// The second shot within ten seconds is questioned in a held minute too.
  @Test func repeatedLineAsksWhileAMinuteIsHeld() throws {
    let terminal = prompt()
    try terminal.enter("12' vc")
    try terminal.expect(Self.held)
    try terminal.enter("9s+")
    try terminal.expect("3  12' chance")
    terminal.now += 4
    try terminal.enter("9s+")
    try terminal.expect("looks like “3 l 12' chance")
    try terminal.press(.enter)
    #expect(try terminal.log().count == 3)
  }

  /// After the clock has been set, it determines the minute, however near the held one is.
  @Test func settingTheClockEndsTheHold() throws {
    let terminal = prompt()
    try terminal.enter("12' 9g")
    try terminal.expect(Self.held)
    try terminal.enter("clock 10:30")
    try terminal.expectScreen { $0.currentLine == "first half 10:30> " }
    try terminal.enter("vc")
    try terminal.expect("2  11' corner")
    try terminal.expectScreen { $0.currentLine == "first half 10:30> " }
  }
}
