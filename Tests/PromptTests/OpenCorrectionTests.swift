import Testing

/// A correction whose question is interrupted by another line stays open, as an event does.
@Suite struct OpenCorrectionTests {
  private func prompt(_ language: String = "en") -> TypedPrompt {
    TypedPrompt(
      after: ["start", "2' 9g", "annul 2", "4' v4y", "6' v4y"], language: language, clock: Touchline.now + 630)
  }

  @Test(arguments: [
    ("en", "annul 2", "[!=yes]", "open 1: 11' annul 2", "corner for Girona", "take"),
    ("es", "anular 2", "[!=sí]", "pendiente 1: 11' anular 2", "córner para Girona", "retomar"),
    ("ca", "anul·lar 2", "[!=sí]", "pendent 1: 11' anul·lar 2", "córner per a Girona", "reprendre"),
  ])
  func interruptedCorrectionStaysOpen(
    language: String, line: String, question: String, open: String, event: String, take: String
  ) throws {
    let terminal = prompt(language)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("vc")
    try terminal.expect(open)
    try terminal.expect(event)
    try terminal.expectScreen { $0.currentLine.contains("(1 ") }
    // The correction survives the end of the program.
    terminal.now = Touchline.now + 700
    terminal.restart()
    try terminal.expectScreen { $0.currentLine.contains("(1 ") }
    try terminal.enter(take)
    try terminal.expect(question)
    try terminal.enter("!")
    try terminal.expectScreen { !$0.currentLine.contains("(1 ") && !$0.currentLine.contains("[") }
    #expect(try !terminal.log()[1].contains("disallowed"))
  }

  /// Typing it again continues the open line, and confirming it closes the line.
  @Test func retypedCorrectionIsClosed() throws {
    let terminal = prompt()
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
    try terminal.expectScreen { ["first half 10:30> ", "first half 11'> "].contains($0.currentLine) }
  }

  /// Answering no is a decision.
  @Test(arguments: ["", "no"]) func answeringNoLeavesNothingOpen(answer: String) throws {
    let terminal = prompt()
    try terminal.enter("annul 2")
    try terminal.expect("[!=yes]")
    try terminal.enter(answer)
    try terminal.expect("nothing changed")
    try terminal.expectScreen { $0.currentLine == "first half 10:30> " }
  }
}
