import Testing

/// Whistles at the wrong time, and open ones.
@Suite struct WhistleTests {
  private func prompt(
    at seconds: Double, after lines: [String] = ["start"], language: String = "en"
  ) -> TypedPrompt {
    TypedPrompt(after: lines, language: language, clock: Touchline.now + seconds)
  }

  /// The clock supplied the length of play and the user agreed, so that is recorded.
  @Test(arguments: [
    ("ca", "fi", "final del partit", "acabem tot el partit?", "ja no està pendent: 2' fi"),
    ("es", "fin", "final del partido", "¿terminar todo el partido?", "ya no está pendiente: 2' fin"),
    ("en", "end", "full time", "end the whole match?", "no longer open: 2' end"),
  ])
  func confirmedEarlyEndKeepsItsTime(
    language: String, end: String, finish: String, question: String, settled: String
  ) throws {
    let terminal = prompt(at: 60, language: language)
    try terminal.enter(end)
    try terminal.expect("1:00")
    try terminal.enter(finish)
    try terminal.expect(question)
    try terminal.enter("!")
    // The whistle typed first is recorded too.
    try terminal.expect(settled)
    try terminal.enter("todo")
    #expect(try terminal.minutes() == ["1'", "1'"])
    #expect(terminal.openLines == [])
    #expect(!terminal.shown(since: "todo").contains("1: 2'"))
  }

  /// Announced stoppage time is still to be played.
  @Test(arguments: [
    ("en", "full time", "only 88:30 of 90+3 played; end it?"), ("en", "end", "only 88:30 of 90+3 played; end it?"),
    ("es", "final del partido", "solo 88:30 de 90+3 jugados"), ("ca", "final", "només 88:30 de 90+3 jugats"),
  ])
  func asksBeforeEndingWithinAddedTime(language: String, line: String, question: String) throws {
    let terminal = prompt(at: 43.5 * 60, after: ["start", "45' end", "start", "added 3"], language: language)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.press(.enter)
    try terminal.enter("vc")
    try terminal.expect("89' ")
    #expect(try terminal.minutes() == ["1'", "45'", "46'", "89'"])
  }

  /// A confirmed end is recorded, even if an event was typed slightly ahead of the clock.
  @Test(arguments: [
    ("en", "end", "only 90:48 of 90+4 played; end it?"), ("ca", "fi", "només 90:48 de 90+4 jugats"),
    ("es", "final del partido", "solo 90:48 de 90+4 jugados"),
  ])
  func confirmedEndFollowsEventsTypedAhead(language: String, line: String, question: String) throws {
    let terminal = prompt(at: 45.8 * 60, after: ["start", "45' end", "start", "added 4"], language: language)
    try terminal.enter("90+2' v4f")
    try terminal.expect("90+2' f")
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("!")
    try terminal.expectScreen { !$0.currentLine.contains("90") }
    #expect(try terminal.minutes() == ["1'", "45'", "46'", "90+2'", "90+2'"])
  }

  /// An answer gives the minute of the end. Enter means that it is now.
  @Test(arguments: [
    ("en", "full time", "In which minute did it end?"), ("en", "end", "In which minute did it end?"),
    ("es", "final", "¿En qué minuto terminó?"), ("ca", "final del partit", "En quin minut s'ha acabat?"),
  ])
  func lateFinalWhistleAsksForItsMinute(language: String, line: String, question: String) throws {
    for (answer, minute) in [("90+4", "90+4'"), ("", "90+18'")] {
      let terminal = prompt(at: 62 * 60, after: ["start", "45' end", "start"], language: language)
      try terminal.enter(line)
      try terminal.expect(question)
      try terminal.enter(answer)
      try terminal.expect("\(minute) ")
      try terminal.expectScreen { !$0.currentLine.contains(minute) }
      #expect(try terminal.minutes() == ["1'", "45'", "46'", minute])
    }
  }

  @Test func droppedQuestionRecordsNoWhistle() throws {
    let terminal = prompt(at: 60 * 60)
    try terminal.enter("end")
    try terminal.expect("In which minute did it end?")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    try terminal.enter("end")
    try terminal.expect("In which minute did it end?")
    try terminal.enter("vc")
    try terminal.expect("open 1: ")
    try terminal.expect("corner for Girona")
    #expect(try terminal.minutes() == ["1'", "45+16'"])
  }

  /// A user who answered a minute ago is not asked again, but one who answered ten minutes ago is.
  @Test func asksAgainAtTheWhistle() throws {
    let terminal = prompt(at: 53 * 60)
    try terminal.enter("vc")
    try terminal.expect("Has the first half ended?")
    try terminal.enter("no")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 53:00") }
    terminal.now = Touchline.now + 62 * 60
    try terminal.enter("end")
    try terminal.expect("In which minute did it end?")
    try terminal.enter("45+10")
    try terminal.expect("45+10' first half ends")
  }

  /// Once the half has ended, an open whistle for it is closed.
  @Test func recordedWhistleClosesTheOpenOne() throws {
    let terminal = prompt(at: 53 * 60)
    try terminal.enter("end")
    try terminal.expect("In which minute did it end?")
    try terminal.enter("vc")
    try terminal.expect("open 1: 45+9' end")
    try terminal.expect("corner")
    try terminal.enter("45+9' end")
    try terminal.expect("no longer open: 45+9' end")
    #expect(terminal.openLines == [])
  }

  /// The end of the half closes open whistles for it, but not an open `finish`.
  @Test func endOfHalfLeavesAnOpenFinish() throws {
    let terminal = prompt(at: 600)
    try terminal.enter("end")
    try terminal.expect("[!=yes]")
    try terminal.enter("vc")
    try terminal.expect("open 1: 11' end")
    terminal.now = Touchline.now + 780
    try terminal.enter("end")
    try terminal.expect("[!=yes]")
    try terminal.enter("9f")
    try terminal.expect("open 2: 14' end")
    try terminal.enter("finish")
    try terminal.expect("[!=yes]")
    try terminal.enter("vc")
    try terminal.expect("open 3: 14' finish")
    try terminal.enter("45' end !")
    try terminal.expect("half-time (1 open)>")
    try terminal.enter("drop")
    try terminal.expect("dropped: 14' finish")
  }
}
