import Testing

/// `undo` at a question discards the line in question and nothing before it.
@Suite struct QuestionUndoTests {
  private func prompt(_ language: String) -> TypedPrompt {
    TypedPrompt(after: ["start", "8f"], language: language, clock: Touchline.now + 630)
  }

  @Test(arguments: [
    ("en", "undo", "g", "Who?", "dropped: g; undo again", "undone: 8f"),
    ("en", "undo", "17g", "[!=yes]", "dropped: 17g; undo again", "undone: 8f"),
    ("en", "undo", "n", "?", "dropped: n; undo again", "undone: 8f"),
    ("es", "deshacer", "v>", "¿Quién", "descartado: v>; otro deshacer", "deshecho: 8f"),
    ("es", "deshacer", "17g", "[!=sí]", "descartado: 17g; otro deshacer", "deshecho: 8f"),
    ("ca", "desfer", "y", "Qui?", "descartat: y; un altre desfer", "desfet: 8f"),
    ("ca", "desfer", "17g", "[!=sí]", "descartat: 17g; un altre desfer", "desfet: 8f"),
  ])
  func undoDropsTheLineInQuestion(
    language: String, undo: String, line: String, asked: String, said: String, undone: String
  ) throws {
    let terminal = prompt(language)
    try terminal.enter(line)
    try terminal.expectScreen { $0.currentLine.contains(asked) }
    try terminal.enter(undo)
    try terminal.expect(said)
    #expect(!terminal.transcript.contains(undone))
    try terminal.enter(undo)
    try terminal.expect(undone)
  }

  /// Recorded clauses of the line stay until they are undone.
  @Test func recordedClausesOfTheLineStay() throws {
    let terminal = prompt("en")
    try terminal.enter("9f 17g 7s")
    try terminal.expect("[!=yes]")
    try terminal.enter("undo")
    try terminal.expect("foul by 9")
    try terminal.expect("dropped: 17g; undo again")
    try terminal.expect("open 1: 11' 7s")
    try terminal.enter("undo")
    try terminal.expect("undone: 9f 17g 7s")
  }

  @Test func undoCancelsTheCorrection() throws {
    let terminal = prompt("en")
    try terminal.enter("9g")
    try terminal.expect("goal by 9")
    try terminal.enter("del 3")
    try terminal.expect("[!=yes]")
    try terminal.enter("undo")
    try terminal.expect("undo again takes back")
    try terminal.enter("score")
    try terminal.expect("Barça 1-0 Girona")
    try terminal.enter("undo")
    try terminal.expect("undone: 9g")
  }
}
