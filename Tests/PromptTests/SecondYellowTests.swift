import Testing

/// A player sent off after a second yellow card is typed again: the referee may have forgotten the first.
@Suite struct SecondYellowTests {
  private func booked() -> TypedPrompt {
    TypedPrompt(after: ["start", "5' v3y", "6' v3y dissent"], clock: Touchline.now + 600)
  }

  @Test func sendingOffCanBeWithdrawn() throws {
    let terminal = booked()
    try terminal.enter("v3f9y")
    try terminal.expect("sending-off? [!=yes]")
    try terminal.enter("yes")
    try terminal.expect("6' yellow card for v3 Muniesa, not sent off, dissent")
    try terminal.expect("second yellow: sent off, 10 players")
    try terminal.enter("todo")
    try terminal.expect("against Law 12.3")
    // It is one line and one undo step.
    try terminal.enter("undo")
    try terminal.expect("undone: v3f9y")
    try terminal.enter("ls")
    try terminal.expect("6' second yellow for v3 Muniesa")
  }

  @Test func sendingOffStaysIfConfirmed() throws {
    let terminal = booked()
    try terminal.enter("v3g")
    try terminal.expect("sending-off? [!=yes]")
    try terminal.enter("no")
    try terminal.expect("not recorded: v3 was sent off in 6'")
    // A straight red card causes no question.
    try terminal.enter("v4r")
    try terminal.expect("sent off, 9 players")
    try terminal.enter("v4f9")
    try terminal.expect("not recorded: v4 was sent off")
    #expect(terminal.transcript.components(separatedBy: "in fact").count == 2)
  }

  @Test func questionIsTranslated() throws {
    for (language, question, yes) in [
      ("es", "¿En realidad no ha habido", "sí"), ("ca", "En realitat no hi ha hagut", "sí"),
    ] {
      let terminal = TypedPrompt(after: ["start", "5' v3y", "6' v3y"], language: language, clock: Touchline.now + 600)
      try terminal.enter("v3f9")
      try terminal.expect(question)
      try terminal.enter(yes)
      try terminal.expect(language == "es" ? "sin expulsión" : "sense expulsió")
    }
  }

  @Test func tabOffersStaysOnlyForASecondYellow() throws {
    let terminal = try Touchline().recorded("start", "5' 4y", at: Touchline.now - 600).prompt()
    try terminal.type("4y st\t")
    try terminal.expectScreen("the word") { $0.currentLine.contains("4y stays") }
    try terminal.enter("")
    try terminal.expect("not sent off")
    try terminal.type("5y st\t")
    try terminal.enter("")
    try terminal.expect("yellow card for 5 Puyol, st")
  }

  @Test func asksAboutATwelfthPlayer() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 600)
    try terminal.enter(">14")
    try terminal.expect("Barça may have only 11 players on the field (Law 3.1)")
    try terminal.enter("yes")
    try terminal.expect("12 on the field, 1 too many")
  }
}

/// `edit` of a foul with the card typed in the same line.
@Suite struct FoulWithCardQuestionTests {
  private func prompt() -> TypedPrompt {
    TypedPrompt(after: ["start", "5' 3f9y", "6' vc"], clock: Touchline.now + 600)
  }

  @Test func cardIsEditedWithTheFoul() throws {
    let terminal = prompt()
    try terminal.enter("edit 2 2f9")
    try terminal.expect("change that too?")
    try terminal.enter("yes")
    try terminal.expect("5' yellow card for 2 Alves")
    try terminal.enter("ls")
    #expect(!terminal.shown(since: "ls").contains("card for 3"))
  }

  @Test func cardCanStayUnchanged() throws {
    let terminal = prompt()
    try terminal.enter("edit 2 2f9")
    try terminal.expect("it was typed with “3 l 5' yellow card for 3 Piqué”; change that too?")
    try terminal.enter("no")
    try terminal.expect("5' foul by 2 Alves")
    try terminal.enter("edit 2 4c")
    try terminal.expect("correct it?")
    try terminal.press(.enter)
  }

  @Test func cardCanBeDeletedWithTheFoul() throws {
    let terminal = prompt()
    try terminal.enter("edit 2 4c")
    try terminal.expect("delete that too?")
    try terminal.enter("yes")
    try terminal.expect("corner for Barça")
    try terminal.enter("ls card")
    try terminal.expect("none")
  }
}
