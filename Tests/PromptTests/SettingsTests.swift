import Phrases
import TestSupport
import Testing

/// Settings that can be changed at any time.
@Suite struct SettingsTests {
  @Test func setAloneShowsAllSettings() throws {
    let terminal = TypedPrompt()
    try terminal.enter("set")
    for text in ["venue:", "us: Barça", "rules: official", "period-length 45", "knockout no"] {
      #expect(terminal.shown(since: "set").contains(text))
    }
    try terminal.enter("set venu x")
    try terminal.expect("unknown field “venu”; did you mean venue?; there are: venue, referee")
  }

  @Test(arguments: [
    ("ca", "set durada 40", "durada: 40"), ("es", "set duración 40", "duración: 40"),
    ("ca", "set eliminatòria sí", "eliminatòria: sí"), ("es", "set nosotros ninguno", "nosotros: ninguno"),
  ])
  func settingsHaveTranslatedNames(language: String, line: String, said: String) {
    #expect(TypedPrompt(language: language).answer(to: line) == [said])
  }

  @Test func listedValuesAreTranslated() throws {
    let terminal = TypedPrompt(rules: "handball", language: "ca")
    try terminal.enter("posar")
    let shown = terminal.shown(since: "posar")
    for text in ["eliminatòria no", "canvis cap", "mínim-en-joc 1"] { #expect(shown.contains(text)) }
    #expect(!shown.contains(" yes") && !shown.contains(" none"))
  }

  @Test func halfLengthCanBeSetInTheSecondHalf() throws {
    let terminal = TypedPrompt(after: ["start", "20' 9g", "37' 9s", "45' end", "start", "50' 8g"])
    try terminal.enter("set period-length 35")
    try terminal.expect("3 minutes are written differently: 37' is now 35+2', and so on; correct it?")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.enter("set period-length 35")
    try terminal.expect("correct it?")
    try terminal.enter("yes")
    try terminal.expect("period-length: 35")
    try terminal.enter("undo")
    try terminal.expect("undone: set period-length 35")
    try terminal.enter("redo")
    try terminal.expect("redone: set period-length 35")
    try terminal.enter("70' end")
    try terminal.expect("70' second half ends")
    #expect(try terminal.minutes() == ["1'", "20'", "35+2'", "35+2'", "36'", "40'", "70'"])
    #expect(try terminal.validated() == .exited(0))
  }

  @Test func ourSideCanBeSetDuringTheMatch() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("set us away")
    try terminal.expect("us: Girona")
    try terminal.enter("9g")
    try terminal.expect("goal by 9 Portu  0-1")
    try terminal.enter("undo")
    try terminal.enter("undo")
    try terminal.expect("undone: set us away")
    try terminal.press(.enter)
    try terminal.enter("9g")
    try terminal.expect("goal by 9 Alexis Sánchez  1-0")
  }

  /// The laws check the recorded actions before a change is accepted.
  @Test func rulesCanBeSetDuringTheMatch() throws {
    let terminal = TypedPrompt(after: ["start", "10>14", "14>10 !"])
    try terminal.enter("set rules youth")
    try terminal.expect("rules: youth")
    try terminal.expect("period-length 40")
    try terminal.expect("no longer marked")
    try terminal.enter("set substitutions 1")
    try terminal.expect("correct it anyway?")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.enter("set rules fifa")
    try terminal.expect(
      "no rule set “fifa”; there are: official, amateur, friendly, youth, seven, futsal, handball, hockey,")
  }

  @Test func scriptMustConfirmRuleChanges() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start", "10>14", "9>15"])
    #expect(
      session.said(to: "set substitutions 1").problem
        == "not corrected: 3 1' substitution: 9 Player H9 off, 15 Player H15 on: to be confirmed, "
        + "Home has no substitutions left, at most 1 (Law 3.2); add ! at the end of the line to do it")
    #expect(session.said(to: "set substitutions 1 !").problem == nil)
    #expect(
      session.said(to: "ls").lines.last
        == "  3 l    1' substitution: 9 Player H9 off, 15 Player H15 on [! Law 3.2]")
  }

  // MARK: - Halves that end early

  @Test func earlyEndSuggestsShorterHalves() throws {
    let touchline = try Touchline().recorded("start", "33' 9g", at: Touchline.now - 36 * 60 - 10)
    let terminal = try touchline.prompt()
    try terminal.enter("9s")
    try terminal.expect("37' chance")
    try terminal.enter("end")
    try terminal.expect("Halves of 35 minutes?")
    try terminal.enter("yes")
    try terminal.expect("period-length: 35")
    try terminal.expect("35+2' first half ends")
    try terminal.enter("start")
    try terminal.expect("36' second half starts")
    try terminal.enter("70' end !")
    try terminal.press(.endOfInput)
    try terminal.waitForExit()
    #expect(try touchline.minutes() == ["1'", "33'", "35+2'", "35+2'", "36'", "70'"])
    // Playing time changes accordingly.
    #expect(try touchline.statistics("l9").contains { $0.contains("70") })
  }

  @Test(arguments: ["35' end", "35:00' end"])
  func typedEarlyEndSuggestsShorterHalves(line: String) throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 34 * 60)
    try terminal.enter(line)
    try terminal.expect("Halves of 35 minutes?")
    try terminal.enter("yes")
    try terminal.expect("35' first half ends")
  }

  /// A half that ended at 30:00 gives the same result by the clock and with an explicit time.
  @Test(arguments: ["end", "30:00' end"]) func endByTheClockEqualsEndByTime(line: String) throws {
    let terminal = TypedPrompt(after: ["start"], clock: Touchline.now + 1800)
    try terminal.enter(line)
    try terminal.expect("Halves of 30 minutes?")
    try terminal.press(.enter)
    if line == "end" {
      try terminal.expect("only 30:00 of 45 played; end it?")
      try terminal.enter("yes")
    }
    try terminal.expect("30' first half ends")
  }

  @Test(arguments: [("ca", "Parts de 35 minuts?"), ("es", "¿Partes de 35 minutos?")])
  func questionIsTranslated(language: String, question: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 35 * 60)
    try terminal.enter("end")
    try terminal.expect(question)
  }
}
