import Testing

/// A computer that adjusts its clock during a match.
@Suite struct ClockStepTests {
  private static let start = Touchline.now

  /// A prompt for a match that began ten minutes ago, at 100 seconds of the monotonic clock.
  private func prompt(language: String = "en") throws -> TypedPrompt {
    let terminal = TypedPrompt(language: language, clock: Self.start, steady: 100, boot: "a")
    try terminal.enter("start")
    try terminal.expectScreen { $0.currentLine.hasSuffix(" 0:00> ") }
    terminal.setClock(Self.start + 600, steady: 700, boot: "a")
    try terminal.enter("9g")
    try terminal.expect("2  11' ")
    return terminal
  }

  @Test(arguments: [
    (-3600.0, "The computer's clock was put back by 1 h 0 min"),
    (90000.0, "The computer's clock was put forward by 25 h 0 min"), (-20.0, "put back by 20 s"),
  ])
  func matchClockFollowsTheMonotonicClock(step: Double, said: String) throws {
    let terminal = try prompt()
    terminal.setClock(Self.start + 660 + step, steady: 760, boot: "a")
    try terminal.enter("8g")
    try terminal.expect(said)
    try terminal.expect("What does the match clock show?")
    try terminal.press(.enter)
    try terminal.expect("clock: 11:00")
    try terminal.expect("2-0")
    // The question is asked once, even across a restart.
    try terminal.enter("7g")
    try terminal.expect("12' goal by 7")
    terminal.setClock(Self.start + 720 + step, steady: 820, boot: "a")
    terminal.restart()
    try terminal.expectScreen { $0.currentLine == "first half 12:00> " }
    #expect(try terminal.minutes() == ["1'", "11'", "12'", "12'"])
  }

  @Test(arguments: [
    ("ca", "El rellotge de l'ordinador s'ha endarrerit 1 h 0 min"),
    ("es", "El reloj del ordenador se ha retrasado 1 h 0 min"),
  ])
  func clockChangeIsReportedAfterARestart(language: String, said: String) throws {
    let terminal = try prompt(language: language)
    terminal.setClock(Self.start - 3000, steady: 700, boot: "a")
    terminal.restart()
    try terminal.expect(said)
  }

  @Test func matchTimeCanBeEntered() throws {
    let terminal = try prompt()
    terminal.setClock(Self.start + 5000, steady: 760, boot: "a")
    try terminal.enter("8g")
    try terminal.expect("What does the match clock show?")
    try terminal.enter("eleven")
    try terminal.expect("“eleven” is not an answer here")
    try terminal.enter("20:00")
    try terminal.expect("clock: 20:00")
    try terminal.expect("21' goal by 8")
  }

  @Test func eventTypedAtTheQuestionIsRecorded() throws {
    let terminal = try prompt()
    terminal.setClock(Self.start - 5000, steady: 760, boot: "a")
    try terminal.enter("8g")
    try terminal.expect("What does the match clock show?")
    try terminal.enter("v7g")
    try terminal.expect("12' goal by 8")
    try terminal.expect("12' goal by v7")
  }

  @Test func unreadableLineAtTheQuestionStaysOpen() throws {
    let terminal = try prompt()
    terminal.setClock(Self.start - 5000, steady: 760, boot: "a")
    try terminal.enter("8g")
    try terminal.expect("What does the match clock show?")
    try terminal.enter("8 card")
    try terminal.expect("open 1: ")
    try terminal.expect("“8 card” is not an answer here")
    try terminal.press(.enter)
    try terminal.expect("12' goal by 8")
    try terminal.expect("(1 open)>")
  }

  /// `undo` takes back the time that was typed at the question, and closes or reopens no line that was kept after it.
  @Test func undoneTimeLeavesOpenLinesUnchanged() throws {
    let terminal = TypedPrompt(clock: Self.start, steady: 100, boot: "a")
    try terminal.enter("start")
    terminal.setClock(Self.start + 600, steady: 700, boot: "a")
    try terminal.enter("99g")
    terminal.setClock(Self.start + 4220, steady: 720, boot: "a")
    for line in ["9g", "150:00", "no"] { try terminal.enter(line) }
    #expect(terminal.openLines == ["10:00' 9g"])
    try terminal.enter("undo")
    #expect(terminal.openLines == ["10:00' 9g"])
    try terminal.expectScreen { $0.currentLine == "first half 10:20 (1 open)> " }
  }

  /// After a reboot, only the wall clock is available, and it may be wrong.
  @Test func eventsStayInOrderAfterAReboot() throws {
    let terminal = try prompt()
    terminal.setClock(Self.start - 3000, steady: 30, boot: "b")
    terminal.restart()
    try terminal.expect("put back by 1 h 0 min")
    try terminal.expect("Enter: 10:00")
    try terminal.press(.enter)
    try terminal.expectScreen { $0.currentLine == "first half 10:00> " }
    terminal.setClock(Self.start - 2940, steady: 90, boot: "b")
    try terminal.enter("8g")
    try terminal.expect("12' goal by 8")
  }

  @Test func wallClockIsUsedWithoutABootTime() throws {
    let terminal = TypedPrompt(after: ["start"], clock: Self.start + 600)
    try terminal.enter("9g")
    terminal.now = Self.start + 660
    terminal.restart()
    try terminal.expectScreen { $0.currentLine == "first half 11:00> " }
  }

  /// No question is asked in a script. New events come after existing ones, and none is an hour late.
  @Test func scriptAppendsAfterExistingEvents() throws {
    let terminal = TypedPrompt(after: ["start"])
    terminal.record("9g", at: Self.start + 600)
    terminal.record("8g", at: Self.start - 3000)
    #expect(try terminal.minutes() == ["1'", "11'", "11'"])
    #expect(try terminal.log()[2] == "  3 l   11' goal by 8 Andrés Iniesta  2-0")
  }

  @Test func clockChangeBeforeKickOffIsFollowed() throws {
    let terminal = TypedPrompt(clock: Self.start, steady: 100, boot: "a")
    terminal.setClock(Self.start + 3600, steady: 160, boot: "a")
    try terminal.enter("start")
    try terminal.expectScreen { $0.currentLine == "first half 0:00> " }
    try terminal.enter("xml")
    try terminal.expect("inici=\"1700003600\"")
  }
}
