import Testing

/// A number refers to the action it had in the list last shown, even if numbers have changed since.
@Suite struct ShownNumberTests {
  private func prompt(_ language: String = "en") -> TypedPrompt {
    TypedPrompt(
      after: ["start", "2' vc", "4' v4f", "6' 9s", "8' v5f"], language: language, clock: Touchline.now + 630)
  }

  @Test func unchangedNumbersCauseNoQuestion() throws {
    let terminal = prompt()
    try terminal.enter("ls")
    try terminal.expect("5 ")
    try terminal.enter("9y")
    try terminal.expect("6  11' yellow")
    try terminal.enter("del 4")
    try terminal.expect("deleted: 4")
    #expect(!terminal.transcript.contains("the numbers have changed"))
    #expect(try terminal.log().count == 5)
  }

  @Test(arguments: [
    ("en", "move 5 9'", "the numbers have changed since they were shown: 5 is now 6 v 8' foul by v5 Alcalá"),
    ("es", "mover 5 9'", "los números han cambiado desde que se mostraron: el 5 ahora es 6 v 8' falta de v5 Alcalá"),
    ("ca", "moure 5 9'", "els números han canviat des que s'han mostrat: el 5 ara és 6 v 8' falta: v5 Alcalá"),
  ])
  func renumberedActionIsNamedInAQuestion(language: String, line: String, question: String) throws {
    let terminal = prompt(language)
    try terminal.enter("ls")
    try terminal.expect("8' ")
    try terminal.enter("3' 7s")
    try terminal.expect("3  3' ")
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("!")
    try terminal.expect("9' f")
    let log = try terminal.log()
    #expect(log[5] == "  6 v    9' foul by v5 Alcalá")
    #expect(log[4] == "  5 l    6' chance for 9 Alexis Sánchez")
  }

  @Test func answeringNoChangesNothing() throws {
    let terminal = prompt()
    try terminal.enter("ls")
    try terminal.enter("3' 7s")
    try terminal.expect("3  3' ")
    try terminal.enter("del 4 5")
    try terminal.expect("4 is now 5 l 6' chance for 9 Alexis Sánchez; 5 is now 6 v 8' foul by v5 Alcalá")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    // A list shown later counts.
    try terminal.enter("ls")
    try terminal.enter("del 4 5")
    try terminal.expect("deleted: 5")
    #expect(try terminal.log().map { $0.contains("foul by v4") } == [false, false, false, false])
  }

  /// If the action has been deleted, the new holder of the number is not used without a question.
  @Test func deletedActionIsNotReplacedSilently() throws {
    let terminal = prompt()
    try terminal.enter("ls")
    try terminal.enter("del 3")
    try terminal.expect("deleted: 3")
    try terminal.enter("edit 3 v6f")
    try terminal.expect(
      "what was 3 is gone, and 3 is now 3 l 6' chance for 9 Alexis Sánchez; do you mean that? [!=yes]")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.enter("edit 4 v6f")
    try terminal.expect("4 is now 3 l 6' chance for 9 Alexis Sánchez; do you mean that? [!=yes]")
  }

  /// Actions changed in place, and numbers shown in answers since, are unambiguous.
  @Test func numbersInAnswersCountAsShown() throws {
    let terminal = prompt()
    try terminal.enter("ls")
    try terminal.enter("edit 4 9s+")
    try terminal.expect("saved")
    try terminal.enter("edit 4 8s+")
    try terminal.expect("chance for 8")
    try terminal.enter("3' 7s")
    try terminal.expect("3  3' ")
    try terminal.enter("edit 3 10s")
    try terminal.expect("chance for 10")
    try terminal.enter("undo")
    try terminal.enter("undo")
    try terminal.enter("edit 3 v6f")
    try terminal.expect("foul by v6")
    #expect(!terminal.transcript.contains("the numbers have changed"))
    #expect(try terminal.log().count == 5)
  }

  @Test func scriptsUseTheCurrentNumbers() throws {
    let log = try TypedPrompt(after: ["start", "2' vc", "4' v4f", "ls", "1' 7s", "del 2"]).log()
    #expect(log.count == 3)
    #expect(log[1] == "  2 v    2' corner for Girona")
  }
}
