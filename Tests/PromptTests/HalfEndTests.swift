import Phrases
import TestSupport
import Testing

/// A forgotten `end`.
@Suite struct HalfEndTests {
  /// A first half that has lasted this number of minutes.
  private func half(_ minutes: Double, _ lines: String...) -> TypedPrompt {
    TypedPrompt(after: ["start"] + lines, clock: Touchline.now + minutes * 60)
  }

  @Test func asksOnceWhetherTheHalfHasEnded() throws {
    let terminal = half(53)
    try terminal.enter("vc")
    try terminal.expect("45+9' corner")
    try terminal.expect("It is 45+9'. Has the first half ended?")
    try terminal.press(.enter)
    try terminal.enter("9s")
    try terminal.expect("45+9' chance for 9")
    try terminal.enter("")
    try terminal.enter("score")
    try terminal.expect("Barça 0-0 Girona")
    #expect(terminal.transcript.components(separatedBy: "Has the first half ended?").count == 2)
    #expect(try terminal.minutes() == ["1'", "45+9'", "45+9'"])
  }

  /// There is no question while the half has probably not ended, or if the line has a minute.
  @Test func ordinaryStoppageTimeCausesNoQuestion() throws {
    let terminal = half(51.9)
    try terminal.enter("9s")
    try terminal.expect("45+7' chance")
    try terminal.enter("added 9")
    try terminal.enter("8s")
    try terminal.expect("45+7' chance")
    let announced = half(56, "added 9")
    try announced.enter("9s")
    try announced.expect("45+12' chance")
    try announced.enter("score")
    try announced.expect("Barça 0-0 Girona")
    for terminal in [terminal, announced] { #expect(!terminal.transcript.contains("ended?")) }
  }

  /// Twenty minutes into the second half: later actions belong there.
  @Test func laterActionsMoveIntoTheSecondHalf() throws {
    let terminal = TypedPrompt(after: ["start", "added 2"])
    for (line, minute) in [("9g", 46.5), ("10>14", 55), ("8g", 65)] {
      terminal.record(line, at: Touchline.now + minute * 60)
    }
    terminal.now = Touchline.now + 67 * 60
    terminal.restart()
    try terminal.enter("v9g")
    try terminal.expect("45+23' goal by v9")
    try terminal.expect("Has the first half ended?")
    try terminal.enter("yes")
    try terminal.expect("In which minute did it end?")
    try terminal.press(.enter)
    // 45+2' ends at 47:00, and the second half begins a quarter of an hour later.
    try terminal.expect("45+2' first half ends")
    try terminal.expect("3 from 45+11' to half-time")
    try terminal.expect("4 from 45+21' to 49'")
    try terminal.expect("5 from 45+23' to 51'")
    try terminal.expect("correct it?")
    try terminal.enter("yes")
    try terminal.expect("its clock shows 50:00")
    try terminal.expectScreen { $0.currentLine == "second half 50:00> " }
    try terminal.enter("undo")
    try terminal.expect("undone: 45+2' end")
    try terminal.expectScreen { $0.currentLine == "first half 67:00 45+23'/2> " }
    // The same in one line.
    try terminal.enter("45+2' end")
    try terminal.expect("correct it?")
    try terminal.enter("yes")
    try terminal.expectScreen { $0.currentLine == "second half 50:00> " }
    #expect(try terminal.minutes() == ["1'", "45+2'", "45+2'", "46'", "49'", "51'"])
    #expect(try terminal.validated() == .exited(0))
  }

  @Test(arguments: [
    ("ca", "S'ha acabat la primera part?", "En quin minut s'ha acabat?"),
    ("es", "¿Ha terminado la primera parte?", "¿En qué minuto terminó?"),
  ])
  func questionsAreTranslated(language: String, ended: String, when: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 53 * 60)
    try terminal.enter("start")
    try terminal.expect(ended)
    try terminal.enter("sí")
    try terminal.expect(when)
  }

  /// Typing `start` implies that the half has ended.
  @Test func startAfterAForgottenEndBeginsTheSecondHalf() throws {
    let terminal = half(62)
    try terminal.enter("start")
    try terminal.expect("It is 45+18'. Has the first half ended?")
    try terminal.enter("yes")
    try terminal.expect("In which minute did it end?")
    try terminal.enter("45+3")
    try terminal.expect("45+3' first half ends")
    try terminal.expect("second half starts")
    try terminal.expectScreen { $0.currentLine == "second half 45:00> " }
    try terminal.enter("undo")
    try terminal.expectScreen { $0.currentLine.hasPrefix("first half 62:00") }
    #expect(try terminal.minutes() == ["1'"])
  }

  @Test func lateEndAsksForItsMinute() throws {
    let terminal = half(60)
    try terminal.enter("end")
    try terminal.expect("In which minute did it end?")
    try terminal.enter("45+2")
    try terminal.expect("45+2' first half ends")
    #expect(try terminal.minutes() == ["1'", "45+2'"])
  }

  @Test func eventTypedAtTheQuestionIsRecorded() throws {
    let terminal = half(53)
    try terminal.enter("9s")
    try terminal.expect("ended?")
    try terminal.enter("vc")
    try terminal.expect("45+9' corner")
    #expect(try terminal.minutes() == ["1'", "45+9'", "45+9'"])
  }

  @Test func scriptMustConfirmAForgottenEnd() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start", "45+20' 9g"])
    #expect(
      session.said(to: "45+2' end").problem
        == "not corrected: 45+2' first half ends; 46' second half starts; 2 from 45+20' to 48'; "
        + "add ! at the end of the line to do it")
    #expect(
      session.said(to: "45+2' end !").lines == [
        "2  45+2' first half ends  0-0", "3  46' second half starts", "4  48' goal by 9 Player H9  1-0",
        "its clock shows 45:00; to set it: clock 45:00",
      ])
  }

  // MARK: - Substitutions just after the whistle

  @Test func asksIfASubstitutionWasMadeAtHalfTime() throws {
    let terminal = TypedPrompt(after: ["start", "45' end", "start"], clock: Touchline.now + 30)
    try terminal.enter("10>14 9>15")
    try terminal.expect("Made before the whistle (half-time)?")
    try terminal.enter("yes")
    try terminal.expect("half-time: substitution: 9")
    // The question is asked only once.
    try terminal.enter("8>17")
    try terminal.expect("half-time: substitution: 8")
    #expect(terminal.transcript.components(separatedBy: "Made before").count == 2)
    let other = TypedPrompt(after: ["start", "45' end", "start"], clock: Touchline.now + 30)
    try other.enter("10>14")
    try other.expect("Made before the whistle")
    try other.press(.enter)
    try other.expect("46' substitution: 10")
    let later = TypedPrompt(after: ["start", "45' end", "start", "vc"], clock: Touchline.now + 30)
    try later.enter("10>14")
    try later.expect("46' substitution: 10")
    #expect(!later.transcript.contains("[!=yes]"))
  }

  // MARK: - The final whistle

  @Test(arguments: [
    ("en", "end", "whole match"), ("ca", "finish", "tot el partit"), ("es", "end", "todo el partido"),
  ])
  func finalWhistleSummarisesTheWholeMatch(language: String, line: String, title: String) throws {
    let touchline = try Touchline().recorded("start", "9g", "v4f", "45' end", "start", at: Touchline.now - 45 * 60)
    let terminal = try touchline.prompt("--lang", language)
    try terminal.enter("8g")
    try terminal.enter(line)
    try terminal.expect(title)
    try terminal.expectScreen { $0.text.contains(/(goals|goles|gols) +2 +0/) }
  }
}
