import TestSupport
import Testing

/// An event has the time of the first key of its line.
@Suite struct FirstKeyTests {
  private static let start = Touchline.now

  /// The prompt in the first half with the clock at the given seconds.
  private func prompt(_ touchline: Touchline, at seconds: Double) throws -> PseudoTerminal {
    try touchline.setClock(Self.start + seconds)
    return try touchline.recorded("start").prompt("--clock", touchline.clockFile, clock: nil, columns: 120)
  }

  @Test func slowTypingDoesNotMoveTheEvent() throws {
    let touchline = try Touchline()
    let terminal = try prompt(touchline, at: 590)
    try terminal.type("9g")
    try terminal.expectScreen { $0.currentLine.contains("> 9g") }
    try touchline.setClock(Self.start + 700)
    try terminal.enter("hc,7")
    try terminal.expect("10' goal by 9")
  }

  @Test func tabAndQuestionsDoNotMoveTheEvent() throws {
    let touchline = try Touchline()
    let terminal = try prompt(touchline, at: 590)
    try terminal.type("go")
    try terminal.expectScreen { $0.currentLine.contains("> go") }
    try touchline.setClock(Self.start + 660)
    try terminal.press(.tab)
    try terminal.expectScreen { $0.currentLine.contains("> goal") }
    try terminal.press(.enter)
    try terminal.expect("Who?")
    try touchline.setClock(Self.start + 800)
    try terminal.enter("9")
    for _ in 0..<4 { try terminal.press(.enter) }
    try terminal.expect("10' goal by 9")
  }

  /// An event typed in place of an answer has its own time.
  @Test func lineAtAQuestionHasTheTimeOfItsFirstKey() throws {
    let touchline = try Touchline()
    let terminal = try prompt(touchline, at: 590)
    try terminal.enter("g")
    try terminal.expect("Who?")
    try touchline.setClock(Self.start + 650)
    try terminal.type("v")
    try terminal.expectScreen { $0.currentLine.hasPrefix("Who? (Barça) v") }
    try touchline.setClock(Self.start + 800)
    try terminal.enter("c")
    try terminal.expect("11' corner")
  }

  @Test(arguments: [PseudoTerminal.Key.killLine, .interrupt, .backspace])
  func clearedLineStartsAnew(key: PseudoTerminal.Key) throws {
    let touchline = try Touchline()
    let terminal = try prompt(touchline, at: 590)
    try terminal.type("9")
    try terminal.expectScreen { $0.currentLine.contains("> 9") }
    try terminal.press(key)
    try terminal.expectScreen { $0.currentLine.wholeMatch(of: /first half [0-9:]+>.*Girona/) != nil }
    try touchline.setClock(Self.start + 700)
    try terminal.enter("8g")
    try terminal.expect("12' goal by 8")
  }

  @Test func whistleHasTheTimeOfItsFirstKey() throws {
    let touchline = try Touchline()
    try touchline.setClock(Self.start)
    let terminal = try touchline.prompt("--clock", touchline.clockFile, clock: nil, columns: 120)
    try terminal.type("start")
    try terminal.expectScreen { $0.currentLine.contains("> start") }
    try touchline.setClock(Self.start + 30)
    try terminal.press(.enter)
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 0:30>") }
    // A user who sets the clock presses Enter at the displayed time.
    try terminal.type("clock 10:00")
    try terminal.expectScreen { $0.currentLine.contains("> clock 10:00") }
    try touchline.setClock(Self.start + 60)
    try terminal.press(.enter)
    try terminal.expect("clock: 10:00")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:00>") }
  }
}
