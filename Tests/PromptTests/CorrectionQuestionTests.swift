import Testing

/// A question about a correction names the correction as well as its effects.
@Suite struct CorrectionQuestionTests {
  private func prompt() -> TypedPrompt {
    TypedPrompt(after: ["start", "10' v4f10", "12' v4y", "20' 9g"], clock: Touchline.now + 1800)
  }

  @Test func namesTheDeletedAction() throws {
    let terminal = prompt()
    try terminal.enter("del 4")
    try terminal.expect("to be deleted: 4 l 20' goal by 9 Alexis Sánchez 1-0; score: 0-0; delete it? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("deleted: 4 l 20' goal by 9 Alexis Sánchez 1-0")
  }

  @Test(arguments: [
    ("es", "borrar 2", "se borra: 2 l 20' gol de 9 Alexis Sánchez 1-0; marcador: 0-0; ¿lo borro? [!=sí] "),
    ("ca", "esborrar 2", "s'esborra: 2 l 20' gol: 9 Alexis Sánchez 1-0; marcador: 0-0; ho esborro? [!=sí] "),
  ])
  func asksWhetherToDelete(language: String, line: String, question: String) throws {
    let prompt = TypedPrompt(after: ["start", "20' 9g"], language: language, clock: Touchline.now + 1800)
    try prompt.enter(line)
    #expect(prompt.currentLine == question)
  }

  @Test func namesAllDeletedActions() throws {
    let terminal = prompt()
    try terminal.enter("del 2 4")
    try terminal.expect("to be deleted: 2 v 10' foul by v4 Granell on 10 Messi; 4 l 20' goal by 9 Alexis Sánchez 1-0;")
    try terminal.enter("no")
    try terminal.expect("nothing changed")
  }

  @Test func namesTheReplacedFoul() throws {
    let terminal = prompt()
    try terminal.enter("edit 2 v4f10y")
    try terminal.expect(
      "in place of: 2 v 10' foul by v4 Granell on 10 Messi; 12' yellow of v4 becomes a second: sent off")
    try terminal.expect("correct it? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("10' yellow card for v4 Granell")
  }

  /// What would be replaced is asked first, as the number may be wrong; then comes the player on the bench.
  @Test func namesTheReplacedActionBeforeABreach() {
    let terminal = prompt()
    _ = terminal.answer(to: "edit 2 14ghc,10")
    #expect(
      terminal.currentLine
        == "in place of: 2 v 10' foul by v4 Granell on 10 Messi; score: 2-0; correct it? [!=yes] ")
    _ = terminal.answer(to: "!")
    #expect(
      terminal.currentLine
        == "14 is on the bench (Law 10, Law 3); on the field: 1 2 3 4 5 6 7 8 9 11; record it anyway? [!=yes] ")
    #expect(terminal.answer(to: "no") == ["nothing changed"])
  }

  @Test func suggestsEditingTheCardsReason() throws {
    let terminal = TypedPrompt(after: ["start", "4f9y"])
    try terminal.enter("4y dissent")
    try terminal.expect("(3; its reason is given by edit 3 4y dissent): sent off for a second yellow? [!=yes]")
    try terminal.enter("no")
    try terminal.expect("nothing changed")
    try terminal.enter("edit 3 4y dissent")
    try terminal.expect("yellow card for 4 Fàbregas, dissent")
    // With another reason it may be a second card, so the question asks about that.
    try terminal.enter("4y simulation")
    try terminal.expect("already this minute (3): sent off for a second yellow?")
  }
}
