import Testing

/// The same event typed twice.
@Suite struct RepeatTests {
  @Test(arguments: [
    ("9g", "9g"), ("11' 9g", "9g"), ("9gp", "9g"), ("v4og", "v4og"), ("9s-p", "9s-p"),
    ("9s+p", "9s-p"), ("v7g", "11' v7g"),
  ])
  func asksAboutARepeatedGoalOrPenalty(first: String, again: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    try terminal.enter(again)
    try terminal.expect("looks like “2 ")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:30>") }
    try terminal.enter(again)
    try terminal.expect("record it too?")
    try terminal.enter("!")
    try terminal.expect("3  11' ")
  }

  @Test(arguments: [
    ("en", "Enter adds the details to it; record it too? [!=yes]"),
    ("es", "Intro le añade los detalles; ¿lo anoto también? [!=sí]"),
    ("ca", "Retorn hi afegeix els detalls; l'anoto també? [!=sí]"),
  ])
  func asksWhetherDetailsAreForAnotherGoal(language: String, asked: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter("9g")
    terminal.now += 20
    try terminal.enter("9ghc,7")
    try terminal.expect(asked)
    try terminal.press(.enter)
    #expect(
      try terminal.log().dropFirst()
        == ["  2 l   11' goal by 9 Alexis Sánchez, header, corner, assist 7 Villa  1-0"])
  }

  @Test(arguments: [
    ("es", "se parece a «2 "), ("ca", "s'assembla a «2 "),
  ])
  func questionIsTranslated(language: String, question: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter("9g")
    try terminal.enter("9g")
    try terminal.expect(question)
  }

  /// An event is not a repetition if people or minutes differ, if a goal was disallowed in between, or if the line is
  /// confirmed.
  @Test(arguments: [
    ("9g", "8g"), ("9g", "v9g"), ("9g", "9s"), ("10' 9g", "9g"), ("9s-", "9s+"), ("9g", "9g !"), ("?g", "?g"),
    ("9s-p", "9gp"),
  ])
  func differentEventsCauseNoQuestion(first: String, second: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(first)
    try terminal.expect("2  1")
    try terminal.enter(second)
    try terminal.expect("3  11' ")
    #expect(!terminal.transcript.contains("[!=yes]"))
  }

  /// Events that can happen twice in a minute cause a question only if the same line is repeated within seconds.
  @Test(arguments: ["vc", "9s+h"])
  func asksAboutTheSameLineWithinSeconds(line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.expect("2  11' ")
    terminal.now = Touchline.now + 633
    try terminal.enter(line)
    try terminal.expect("looks like “2 ")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    terminal.now = Touchline.now + 640
    try terminal.enter(line)
    try terminal.expect("3  11' ")
    // An undone event does not count.
    try terminal.enter("undo")
    try terminal.expect("undone")
    try terminal.enter(line)
    try terminal.expect("3  11' ")
  }

  /// Different words or additional details make no difference.
  @Test(arguments: [
    ("en", "v9s-", "v9 shot wide"), ("es", "v9s-", "v9 ocasión fuera"), ("ca", "c", "córner nostre"),
    ("es", "5fm", "5 mano"),
    ("ca", "v9o", "v9 fora de joc"), ("en", "v2f", "v2f12"), ("en", "9s", "9s+"), ("en", "9s+h", "9s+"),
  ])
  func asksAboutTheSameEventInOtherWords(language: String, first: String, again: String) throws {
    let terminal = HalfUnderWay.prompt(language: language)
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    try terminal.enter(again)
    try terminal.expect(["en": "looks like “2", "es": "se parece a «2", "ca": "s'assembla a «2"][language] ?? "?")
    try terminal.expect("[!=")
  }

  /// `undo` at the question discards the line: nothing stays open.
  @Test(arguments: ["9s-", "vc", "v9o", "9g"])
  func undoAtTheQuestionDiscardsTheLine(line: String) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(line)
    try terminal.expect("2  11' ")
    try terminal.enter(line)
    try terminal.expect("[!=yes]")
    try terminal.enter("undo")
    try terminal.expect("dropped: \(line)")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:30>") }
    #expect(!terminal.transcript.contains("open 1"))
  }

  /// A foul in the same minute counts as a repetition if it has the same victim or none. With another victim it is a
  /// different foul.
  @Test(arguments: [
    ("v4f9", "11' v4f9", true), ("v4f9", "v4f10", false), ("v4f", "11' v4f", true),
    ("10' v4f9", "v4f9", false), ("v4f9", "4fv9", false),
  ])
  func asksAboutASecondFoulOnTheSamePlayer(first: String, again: String, isAsked: Bool) throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter(first)
    try terminal.expect("2  1")
    try terminal.enter(again)
    try terminal.expect(isAsked ? "looks like “2 " : "3  11' foul")
    if isAsked {
      try terminal.press(.enter)
      try terminal.expect("nothing changed")
    }
  }

  /// A card that is typed with the foul again is for that foul, unless it is another one.
  @Test(arguments: [
    ("en", "11' v4f9", "v4f9y", "Enter adds the card to it; record another foul? [!=yes]", "yellow card for v4"),
    ("es", "v4f", "v4f9r", "Intro le añade la tarjeta; ¿anoto otra falta? [!=sí]", "roja a v4"),
    ("ca", "v4f9", "v4fy", "Retorn hi afegeix la targeta; anoto una altra falta? [!=sí]", "groga a v4"),
  ])
  func asksAboutTheCardOfAFoul(language: String, first: String, again: String, asked: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    try terminal.enter(first)
    try terminal.expect("2  11' ")
    try terminal.enter(again)
    try terminal.expect(asked)
    try terminal.press(.enter)
    try terminal.expect("3 v   11' ")
    try terminal.expect(said)
    #expect(try terminal.log().count == 3)
  }

  /// The next line, typed instead of an answer, is recorded, and the line in question stays open.
  @Test func nextLineAtTheQuestionIsRecorded() throws {
    let terminal = HalfUnderWay.prompt()
    try terminal.enter("vc")
    try terminal.enter("vc")
    try terminal.expect("record it too?")
    try terminal.enter("9s")
    try terminal.expect("open 1: 11' vc")
    try terminal.expect("3  11' chance for 9")
  }

  @Test func scriptsAreNotQuestioned() throws {
    let terminal = TypedPrompt(after: ["start", "9g", "9g", "vc", "vc", "9s-p", "9s-p"])
    #expect(try terminal.log().count == 7)
  }
}
