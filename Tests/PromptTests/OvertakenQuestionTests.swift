import Testing

/// Events typed in answer to a question for a player's number.
@Suite struct OvertakenQuestionTests {
  /// The event is recorded, and the interrupted line stays open with its minute.
  @Test(arguments: [
    ("en", "f", "9g", "open 1: 11' f", "goal by 9"), ("en", "s", "vc", "open 1: 11' s", "corner for Girona"),
    ("en", "9f9?", "v4f", "", "foul by v4"), ("es", "f", "9g", "pendiente 1: 11' f", "gol de 9"),
    ("ca", "g", "v4y", "pendent 1: 11' g", "groga a v4"), ("en", "@g", "v7o", "open 1: 11' @g", "offside by v7"),
    ("en", ">", "9y", "open 1: 11' >", "yellow card for 9"),
  ])
  func eventIsRecordedAndInterruptedLineStaysOpen(
    language: String, asking: String, line: String, open: String, said: String
  ) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(asking)
    try terminal.expect("?")
    try terminal.expectScreen { $0.currentLine.contains("?") }
    try terminal.enter(line)
    if !open.isEmpty { try terminal.expect(open) }
    try terminal.expect(said)
    for refusal in ["nobody", "nadie", "ningú"] { #expect(!terminal.transcript.contains(refusal)) }
  }

  /// An unreadable line stays open as at the prompt, and the question is repeated.
  @Test(arguments: [
    ("en", "9 dribbles", "open 1: 11' 9 dribbles", "Who?"),
    ("es", "9 regatea", "pendiente 1: 11' 9 regatea", "¿Quién?"),
    ("ca", "9 regateja", "pendent 1: 11' 9 regateja", "Qui?"),
  ])
  func unreadableLineStaysOpenToo(language: String, line: String, open: String, question: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter("g")
    try terminal.expect(question)
    try terminal.enter(line)
    try terminal.expect(open)
    try terminal.expect(question)
    try terminal.enter("vc")
    try terminal.expect(" 2: 11' g")
    try terminal.expectScreen { $0.currentLine.contains("(2 ") }
  }

  /// A typo is not a line.
  @Test func typosAreNotKept() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("g")
    try terminal.expect("Who?")
    for slip in ["9x", "xyz", "no idea"] {
      try terminal.enter(slip)
      try terminal.expect("is not an answer here")
    }
    try terminal.press(.interrupt)
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:30>") }
  }
}
