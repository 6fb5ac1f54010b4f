import TestSupport
import Testing

/// A correction whose question is interrupted by another line stays open, as an event does.
@Suite struct OpenCorrectionTests {
  private func prompt(_ language: String = "en") throws -> (Touchline, PseudoTerminal) {
    let touchline = try Touchline().recorded("start", "2' 9g", "annul 2", "4' v4y", "6' v4y")
    return (touchline, try touchline.prompt("--lang", language, clock: Touchline.now + 630, columns: 160))
  }

  @Test(arguments: [
    ("en", "annul 2", "[!=yes]", "open 1: 11' annul 2", "corner for Girona", "take"),
    ("es", "anular 2", "[!=sí]", "pendiente 1: 11' anular 2", "córner para Girona", "retomar"),
    ("ca", "anul·lar 2", "[!=sí]", "pendent 1: 11' anul·lar 2", "córner per a Girona", "reprendre"),
  ])
  func interruptedCorrectionStaysOpen(
    language: String, line: String, question: String, open: String, event: String, take: String
  ) throws {
    let (touchline, terminal) = try prompt(language)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("vc")
    try terminal.expect(open)
    try terminal.expect(event)
    try terminal.expectScreen { $0.currentLine.contains("(1 ") }
    // The correction survives the end of the program.
    terminal.signal(9)
    try terminal.waitForExit()
    let again = try touchline.prompt("--lang", language, clock: Touchline.now + 700, columns: 160)
    try again.expectScreen { $0.currentLine.contains("(1 ") }
    try again.enter(take)
    try again.expect(question)
    try again.enter("!")
    try again.expectScreen { !$0.currentLine.contains("(1 ") && !$0.currentLine.contains("[") }
    try again.press(.endOfInput)
    try again.waitForExit()
    #expect(try !touchline.log()[1].contains("disallowed"))
  }

  /// Typing it again continues the open line, and confirming it closes the line.
  @Test func retypedCorrectionIsClosed() throws {
    let (_, terminal) = try prompt()
    for _ in 0..<2 {
      try terminal.enter("del 4")
      try terminal.expect("[!=yes]")
      try terminal.enter("vc")
      try terminal.expect("open 1: 11' del 4")
      try terminal.enter("undo")
      try terminal.expect("undone")
    }
    try terminal.enter("del 4")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("no longer open: 11' del 4")
    try terminal.expectScreen {
      $0.currentLine.hasPrefix("first half 10:30>") || $0.currentLine.hasPrefix("first half 11'>")
    }
  }

  /// Answering no is a decision.
  @Test(arguments: ["", "no"]) func answeringNoLeavesNothingOpen(answer: String) throws {
    let (_, terminal) = try prompt()
    try terminal.enter("annul 2")
    try terminal.expect("[!=yes]")
    try terminal.enter(answer)
    try terminal.expect("nothing changed")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:30>") }
  }
}
