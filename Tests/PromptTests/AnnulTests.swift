import Phrases
import Testing

/// `annul` without a number means the last goal. In case of doubt, a question names the goal.
@Suite struct AnnulTests {
  private func prompt(_ lines: String..., language: String = "en", at seconds: Double = 630) -> TypedPrompt {
    TypedPrompt(after: ["start"] + lines, language: language, clock: Touchline.now + seconds)
  }

  @Test(arguments: ["annul", "gol anul·lat", "goal disallowed", "anulat", "anulado", "disallowed", "annulled"])
  func recentGoalIsAnnulledWithoutAQuestion(line: String) throws {
    let terminal = prompt("10' 9g", "10' v7g")
    try terminal.enter(line)
    try terminal.expect("disallowed goal by v7")
    #expect(!terminal.transcript.contains("[!=yes]"))
  }

  /// The number of an action can also be the number of a scorer.
  @Test func asksAboutAmbiguousNumbers() throws {
    let terminal = prompt("5' v10g", "10' 2g")
    try terminal.enter("annul 2")
    try terminal.expect("disallow 2 v 5' goal by v10")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    try terminal.enter("annul 3")
    try terminal.expect("disallowed goal by 2")
    #expect(try !terminal.log()[1].contains("disallowed"))
  }

  /// The intended goal is not in the log; the last goal is another one.
  @Test(arguments: [
    ("en", "17g", "annulled", "“11' 17g” is not recorded; disallow 2 l 10' goal by 9 Alexis Sánchez 1-0? [!=yes]"),
    ("en", "9gz", "annul", "“11' 9gz” is not recorded; disallow 2 l 10' goal by 9"),
    ("es", "17g", "gol anulado", "«11' 17g» no está anotado; ¿anulo 2 l 10' gol de 9"),
    ("ca", "17g", "anul·lat", "«11' 17g» no està anotat; anul·lo 2 l 10' gol: 9"),
    ("ca", "17g", "anul·lar", "«11' 17g» no està anotat"),
  ])
  func asksIfAnOpenGoalMayBeMeant(language: String, open: String, line: String, question: String) throws {
    let terminal = prompt("10' 9g", language: language)
    try terminal.enter(open)
    if open == "17g" {
      try terminal.expect("[!=")
      try terminal.press(.enter)
    }
    try terminal.expect(" 1: 11' " + open)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.press(.enter)
    try terminal.expectScreen { $0.currentLine.contains("(1 ") }
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.enter("!")
    try terminal.expect("0-0")
    try terminal.expectScreen { $0.currentLine.contains("(1 ") }
    #expect(try terminal.log()[1] == "  2 l   10' disallowed goal by 9 Alexis Sánchez")
  }

  /// An open goal of the other side, or an earlier one, is not meant and causes no question.
  @Test func unrelatedOpenGoalCausesNoQuestion() throws {
    let terminal = prompt("10' v7g")
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.press(.enter)
    try terminal.enter("annul v")
    try terminal.expect("disallowed goal by v7")
    try terminal.enter("v9g")
    try terminal.expect("goal by v9")
    try terminal.enter("annul")
    try terminal.expect("disallowed goal by v9")
  }

  @Test(arguments: [
    (
      "en", "annul", "disallowed goal by 8",
      "3 is already disallowed; disallow an earlier goal, 2 l 10' goal by 9 Alexis Sánchez 1-0? [!=yes]"
    ),
    ("es", "anular", "gol anulado a 8", "el 3 ya está anulado; ¿anulo un gol anterior, 2 l 10' gol de 9"),
    ("ca", "anul·lar", "gol anul·lat a 8", "el 3 ja està anul·lat; anul·lo un gol anterior, 2 l 10' gol: 9"),
  ])
  func asksBeforeAnnullingAnEarlierGoal(
    language: String, line: String, annulled: String, question: String
  ) throws {
    let terminal = prompt("10' 9g", "10' 8g", language: language)
    try terminal.enter(line)
    try terminal.expect(annulled)
    try terminal.enter(line)
    try terminal.expect(question)
    try terminal.press(.enter)
    try terminal.expectScreen { !$0.currentLine.contains("[") }
    #expect(try terminal.log().filter { $0.contains("disallowed") }.count == 1)
  }

  @Test func asksBeforeAnnullingAnOldGoal() throws {
    let terminal = prompt("2' 9g", at: 1800)
    try terminal.enter("annul")
    try terminal.expect("disallow 2 l 2' goal by 9 Alexis Sánchez 1-0? [!=yes]")
    try terminal.enter("!")
    try terminal.expect("disallowed goal by 9")
  }

  @Test func scriptMustConfirmAnEarlierGoal() {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start", "10' 9g", "12' 8g", "annul"])
    #expect(
      session.said(to: "annul").problem
        == "not recorded: 3 is already disallowed, and the goal before it that counts is 2: to disallow that one, annul 2"
    )
    #expect(session.said(to: "annul !").problem == nil)
    #expect(session.said(to: "ls").lines.count { $0.contains("disallowed") } == 2)
  }
}
