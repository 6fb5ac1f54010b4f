import Testing

/// The clock in the prompt and its corrections.
@Suite struct ClockTests {
  @Test func clockRunsWhileALineIsTyped() throws {
    let terminal = try Touchline().prompt(clock: nil)
    try terminal.enter("start")
    try terminal.type("9ghç")
    try terminal.expectScreen("a clock") { $0.currentLine.contains(/^first half [0-9]+:[0-9]{2}> 9ghç/) }
    let first = terminal.screen.currentLine
    // This uses the machine's own clock, so wait for the next second.
    try terminal.expectScreen("a later second") {
      $0.currentLine != first && $0.currentLine.contains(/^first half [0-9]+:[0-9]{2}> 9ghç/)
    }
    try terminal.press(.backspace)
    try terminal.press(.backspace)
    try terminal.enter("")
    try terminal.expect("goal by 9 Alexis Sánchez  1-0")
  }

  @Test func clockContinuesAfterARestart() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 630)
    try terminal.expectScreen { $0.currentLine == "first half 10:30> " && $0.right == "Barça 0-0 Girona" }
    terminal.now = Touchline.now + 700
    terminal.restart()
    try terminal.expectScreen { $0.currentLine == "first half 11:40> " }
  }

  @Test func clockCanBeSetAndNudged() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 60)
    for (line, shown) in [("clock 23:10", "23:10"), ("+30", "23:40"), ("-30", "23:10"), ("clock", "23:10")] {
      try terminal.enter(line)
      try terminal.expect("clock: \(shown)")
    }
    try terminal.expectScreen { $0.currentLine == "first half 23:10> " }
    try terminal.enter("9g")
    try terminal.expect("24' goal by 9")
    try terminal.enter("20' 9s+")
    try terminal.expect("20' chance for 9")
    try terminal.enter("22:10' vc")
    try terminal.expect("23' corner")
    try terminal.enter("-2' v4f")
    try terminal.expect("22' foul by v4")
  }

  @Test func asksBeforeEndingAnUndecidedShootOut() throws {
    let terminal = TypedPrompt(
      after: ["start", "45' end", "start", "90' end", "start", "105' end", "start", "120' end", "start", "9g"])
    for word in ["end", "finish"] {
      try terminal.enter(word)
      try terminal.expect("the shoot-out is not decided yet (1-0); end it? [!=yes]")
      try terminal.enter("")
      try terminal.expect("nothing changed")
    }
    try terminal.expectScreen { $0.right == "Barça 0-0 (1-0) Girona" }
    for kick in ["v9s-", "8g", "v8s-", "7g", "v7s-"] { try terminal.enter(kick) }
    try terminal.expect("Barça wins the shoot-out")
    try terminal.enter("end")
    try terminal.expect("Barça 0-0 Girona (0-0, after extra time, 3-0 on penalties)")
    #expect(!terminal.transcript.contains("(3-0); end it?"))
  }

  @Test func recordingCanStartLate() throws {
    let terminal = TypedPrompt()
    try terminal.enter("20' start")
    try terminal.expectScreen {
      $0.currentLine.hasPrefix("first half 19:") || $0.currentLine.hasPrefix("first half 20:")
    }
    try terminal.enter("9g")
    try terminal.expect("20' goal by 9")
  }

  @Test func asksAboutAClockLeftRunning() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 36000)
    try terminal.expect("The clock of the first half has been running for 10 h 0 min")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("45' first half ends")
    try terminal.expectScreen { $0.currentLine.hasPrefix("half-time>") }
  }

  @Test(arguments: [
    ("ca", "El rellotge diu que la primera part ja dura 10 h 0 min."),
    ("es", "El reloj dice que la primera parte dura ya 10 h 0 min."),
  ])
  func forgottenClockQuestionIsTranslated(language: String, question: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 36000)
    try terminal.expect(question)
  }

  @Test func forgottenClockQuestionIsAskedOnce() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 36000)
    try terminal.expect("[!=yes]")
    try terminal.enter("no")
    try terminal.enter("clock 30:00")
    try terminal.expect("clock: 30:00")
    try terminal.enter("9g")
    try terminal.expect("31' goal by 9")
    #expect(terminal.transcript.components(separatedBy: "[!=yes]").count == 2)
  }

  @Test func lineAfterUndoTakesTheUndoneMinute() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 300)
    try terminal.enter("9g")
    terminal.now = Touchline.now + 600
    try terminal.enter("undo")
    try terminal.expect("undone: 9g")
    try terminal.expect("the next line takes 6'; Enter alone: the clock again")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 6'>") }
    try terminal.enter("10g")
    try terminal.expect("6' goal by 10 Messi  1-0")
    try terminal.enter("undo")
    try terminal.expect("undone: 10g")
    try terminal.press(.enter)
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 10:00>") }
    try terminal.enter("10g")
    try terminal.expect("11' goal by 10 Messi  1-0")
  }

  /// The minute is the same as without a restart.
  @Test func undoneMinuteSurvivesARestart() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 300)
    try terminal.enter("9g")
    try terminal.enter("undo")
    try terminal.expect("undone: 9g")
    try terminal.expect("the next line takes 6'; Enter alone: the clock again")
    terminal.now = Touchline.now + 600
    terminal.restart()
    try terminal.expect("the next line takes 6'; Enter alone: the clock again")
    try terminal.expectScreen { $0.currentLine == "first half 6'> " }
    try terminal.enter("10g")
    try terminal.expect("6' goal by 10 Messi  1-0")
    terminal.restart()
    try terminal.expectScreen { $0.currentLine == "first half 10:00> " }
  }

  @Test func undoFindsTheMinuteAmongOtherActions() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 301)
    for line in ["vc", "9s"] { try terminal.enter(line) }
    // Half seconds are below the precision of the file.
    terminal.now = Touchline.now + 900.5
    terminal.restart()
    try terminal.enter("clock 20:00")
    try terminal.expect("clock: 20:00")
    try terminal.enter("vc")
    try terminal.expect("21' corner")
    try terminal.enter("14y")
    try terminal.expect("21' yellow card")
    try terminal.enter("undo")
    try terminal.expect("the next line takes 21'")
    try terminal.enter("3y")
    try terminal.expect("5  21' yellow card for 3 Piqué")
  }

  @Test func nameAloneAsksWhatThePlayerDid() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("iniesta")
    try terminal.expect("what did 8 Andrés Iniesta do? A goal is 8g")
    try terminal.enter("pons")
    try terminal.expect("what did v2 Pons do? A goal is v2g")
  }

  /// Actions recorded while the clock was fast do not delay those after its correction.
  @Test func correctedClockIsFollowed() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("clock 33:00")
    try terminal.enter("9y")
    try terminal.expect("34' yellow card")
    try terminal.enter("clock 23:00")
    try terminal.expect("the clock says 33:00; set it back to 23:00?")
    try terminal.enter("!")
    try terminal.expect("ahead of it, and left where they are: 2; to move one: move 2 24'")
    try terminal.enter("9s")
    try terminal.expect("2  24' chance for 9")
    try terminal.enter("10s")
    try terminal.expect("3  24' chance for 10")
    try terminal.enter("move 4 24'")
    try terminal.expect("24' yellow card")
  }

  /// If minutes are typed ahead of the clock, the prompt shows the minute of the next line.
  @Test func minuteAheadOfTheClockIsKept() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("30' vc")
    try terminal.expect("record it in 30' already?")
    try terminal.enter("!")
    try terminal.expect("the next lines take 30' too, until the clock gets there; to go by the clock: clock 0:00")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 30'>") }
    try terminal.enter("9s")
    try terminal.expect("30' chance for 9")
    try terminal.enter("clock 0:00")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 0:00>") }
    try terminal.enter("8s")
    try terminal.expect("1' chance for 8")
    try terminal.enter("clock 5:00")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 5:00>") }
    // Undo goes back first to the clock that was set, then to the minute ahead.
    try terminal.enter("undo")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 30'>") }
  }

  @Test func restOfTheLineFollowsTheClockQuestion() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("clock 115:00")
    try terminal.expect("clock: 115:00")
    try terminal.enter("end 9n hello")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("note on 9 Alexis Sánchez: hello")
    #expect(try terminal.log().count == 3)
  }

  /// A forgotten clock supplies no minutes, either for text typed in place of an answer or for later lines.
  @Test func forgottenClockSuppliesNoMinutes() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 36000)
    try terminal.expect("[!=yes]")
    try terminal.enter("v9g")
    try terminal.expect("“v9g” is not an answer here")
    try terminal.enter("no")
    try terminal.expect("to end the period: 45' end")
    for line in ["v9g", "end", "-2' c"] {
      try terminal.enter(line)
      try terminal.expect("Did the period end?")
      try terminal.expect("[!=yes]")
      try terminal.enter("no")
      try terminal.expect("nothing changed")
    }
    try terminal.enter("30' v9g")
    try terminal.expect("30' goal by v9")
    try terminal.enter("vc")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("45' first half ends")
    try terminal.expect("no play now: half-time")
  }

  @Test func lineTypedAtTheClockQuestionIsRecorded() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 36000)
    try terminal.expect("[!=yes]")
    try terminal.enter("30' 9g")
    try terminal.expect("the clock keeps running; to set it: clock 30:00; to end the period: 45' end")
    try terminal.expect("30' goal by 9")
    #expect(try terminal.log().count == 2)
  }
}
