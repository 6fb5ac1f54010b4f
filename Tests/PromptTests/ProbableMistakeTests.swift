import Testing

/// Questions before actions that are probably mistakes.
@Suite struct ProbableMistakeTests {
  @Test func asksBeforeEndingAPeriodEarly() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 432)
    for (line, question) in [
      ("end", "only 7:12 of 45 played; end it? [!=yes]"), ("finish", "first half: end the whole match? [!=yes]"),
    ] {
      try terminal.enter(line)
      try terminal.expect(question)
      try terminal.press(.enter)
      try terminal.expect("nothing changed")
    }
    try terminal.enter("end")
    try terminal.expect("end it? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("first half ends")
  }

  @Test(arguments: ["end", "45' end"]) func punctualEndCausesNoQuestion(line: String) throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 44 * 60)
    try terminal.enter(line)
    try terminal.expect("half-time>")
    #expect(!terminal.transcript.contains("end it?"))
  }

  @Test func asksBeforeFinishingAMatchEarly() throws {
    let terminal = TypedPrompt()
    try terminal.enter("finish")
    try terminal.expect("before kick-off: end the whole match? [!=yes]")
    try terminal.enter("")
    try terminal.expect("nothing changed")
    try terminal.enter("start")
    try terminal.expect("first half starts")
    try terminal.enter("finish")
    try terminal.expect("first half: end the whole match? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("first half ends")
    try terminal.expect("end of the match")
  }

  @Test func asksOnceAboutAMinuteAheadOfTheClock() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 432)
    try terminal.enter("9' c")
    try terminal.expect("9' corner")
    try terminal.enter("42' c")
    try terminal.expect("the clock says 7:12; record it in 42' already? [!=yes]")
    try terminal.enter("")
    try terminal.expect("nothing changed")
    try terminal.enter("c")
    try terminal.expect("9' corner")
    try terminal.enter("42' c")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("42' corner")
    // Now the user is recording ahead of the clock.
    try terminal.enter("44' vc")
    try terminal.expect("44' corner")
  }

  @Test func asksAboutARepeatedCard() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("4f9y")
    try terminal.expect("on a yellow")
    let questions = [
      ("4y", "4 Fàbregas was booked already this minute (3): sent off for a second yellow? [!=yes]"),
      ("4f9y", "looks like “2 "),
    ]
    for (again, question) in questions {
      try terminal.enter(again)
      try terminal.expect(question)
      try terminal.enter("no")
      try terminal.expect("nothing changed")
    }
    // The prompt does not ask in another minute, or with an explicit confirmation.
    try terminal.enter("5y")
    try terminal.expect("on a yellow")
    try terminal.enter("5y !")
    try terminal.expect("second yellow: sent off")
    try terminal.enter("20' 4y")
    try terminal.expect("record it in 20' already?")
    try terminal.enter("!")
    try terminal.expect("second yellow: sent off")
  }

  @Test func asksAboutARepeatedCardWhenInserted() throws {
    let terminal = TypedPrompt(after: ["start", "10' 4y", "20' c"])
    for again in ["10' 4y", "10' 4f9y"] {
      try terminal.enter(again)
      try terminal.expect("4 Fàbregas was booked already this minute (2): sent off for a second yellow? [!=yes]")
      try terminal.enter("no")
      try terminal.expect("nothing changed")
    }
    try terminal.enter("10' 4y !")
    try terminal.expect("second yellow: sent off")
    try terminal.enter("undo")
    try terminal.expect("undone")
    try terminal.enter("12' 4y")
    try terminal.expect("second yellow: sent off")
  }

  @Test func editShowsWhatItReplaces() throws {
    let terminal = TypedPrompt(after: ["start", "9g", "v4y"])
    try terminal.enter("edit 2 8g")
    try terminal.expect("in place of: 2 l 1' goal by 9 Alexis Sánchez")
    try terminal.expect("goal by 8")
    for slip in ["edit 2 c", "edit 2 v9g", "edit 3 v4o"] {
      try terminal.enter(slip)
      try terminal.expect("correct it? [!=yes]")
      try terminal.enter("")
      try terminal.expect("nothing changed")
    }
    // The kind of action is the same, but the player has left the field.
    try terminal.enter("edit 3 v4r")
    try terminal.expect("no longer on the field: v4;")
    try terminal.enter("!")
    try terminal.expect("red card")
  }

  @Test func asksWhetherANewPlayerStarted() throws {
    let terminal = TypedPrompt(after: ["start"], isProvisional: true)
    try terminal.enter("v70f")
    try terminal.expect("70 of Girona is new: starter or substitute?")
    try terminal.expectScreen("what Enter is") { $0.currentLine.hasSuffix("Enter: starter ") }
    try terminal.enter("banana")
    try terminal.expect("“banana” is not an answer here.")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    try terminal.enter("v70f")
    try terminal.expect("starter or substitute?")
    try terminal.enter("vc")
    try terminal.expect("open 1: 1' v70f")
    try terminal.expect("corner")
    try terminal.enter("take")
    try terminal.expect("starter or substitute?")
    try terminal.enter("2")
    try terminal.expect("v70")
  }

  @Test func wrappedQuestionLeavesASpaceForTheAnswer() throws {
    let terminal = try Touchline(isProvisional: true).recorded("start").prompt(columns: 40)
    try terminal.enter("v70f")
    try terminal.expect("70 of Girona is new")
    try terminal.type("2")
    try terminal.expectScreen("a space") { $0.currentLine.contains("substitute? 2") }
  }

  @Test func asksBeforeChangingStartersAfterKickOff() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("bench 4")
    try terminal.expect("4 Fàbregas would not have started the match; correct it? [!=yes]")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.enter("4f9")
    try terminal.expect("foul")
    try terminal.enter("lineup 1 2 3 4 5 6 7 8 9 10 14")
    try terminal.expect("14 Mascherano would have started the match; correct it? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("14  Mascherano      starter")
  }

  @Test func substitutionAsksForBothPlayers() throws {
    let terminal = TypedPrompt(after: ["start", "2>14", "3>15"])
    try terminal.enter(">")
    try terminal.expect("Who goes off?")
    try terminal.enter("10")
    try terminal.expect("Who comes on?")
    try terminal.enter("17")
    try terminal.expect("substitution: 10 Messi off, 17 Pedro on")
  }

  /// In stoppage time, the prompt and `clock` also show the minute that an event would get.
  @Test func stoppageTimeShowsTheEventsMinute() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 46 * 60 + 12)
    try terminal.expectScreen { $0.currentLine == "first half 46:12 45+2'> " }
    try terminal.enter("clock")
    try terminal.expect("clock: 46:12 (45+2')")
    try terminal.enter("added 3")
    try terminal.expectScreen { $0.currentLine == "first half 46:12 45+2'/3> " }
    try terminal.enter("9g")
    try terminal.expect("45+2' goal by 9")
  }

  /// An invalid line at a question is not an answer: it is reported, and the question is repeated.
  @Test func invalidAnswerIsNotTakenForNo() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("17g")
    try terminal.expect("record it anyway? [!=yes]")
    try terminal.enter("9ghc,7 xx")
    try terminal.expect("“9ghc,7 xx” is not an answer here.")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("goal by 17")
  }

  @Test func playerComingOnMayStayUnknown() throws {
    let terminal = TypedPrompt(after: ["start"])
    for line in ["9>?", ">?"] {
      try terminal.enter(line)
      if line == ">?" {
        try terminal.expect("Who goes off?")
        try terminal.enter("8")
      }
      try terminal.expect("Who comes on?")
      try terminal.enter(line == ">?" ? "?" : "14")
    }
    try terminal.expect("8 Andrés Iniesta off, ?1 on")
    // A confirmed line is not questioned.
    try terminal.enter("7>? !")
    try terminal.expect("7 Villa off, ?2 on")
  }

  @Test func cardReasonCanBeChosenOrTyped() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("4f9r?")
    // The reasons offered are for a red card, not for a yellow one.
    try terminal.expect("serious foul play")
    try terminal.expect("Reason?")
    try terminal.enter("99")
    try terminal.expect("“99” is not an answer here.")
    try terminal.enter("denied a goal")
    try terminal.expect("denied a goal")
  }

  @Test func timeBeforeThePeriodIsRefused() throws {
    let terminal = TypedPrompt(after: ["start"])
    terminal.record("end", at: Touchline.now + 3000)
    terminal.record("start", at: Touchline.now + 4000)
    terminal.restart()
    try terminal.enter("-5' c")
    try terminal.expect("the second half began only 0:00 ago; give the minute, as in 45+2'")
  }
}
