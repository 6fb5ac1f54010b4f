import Phrases
import PromptLanguage
import Testing

/// Objections of the laws are raised at the question, so that later answers are not wasted.
@Suite struct QuestionObjectionTests {
  @Test func ineligiblePlayerIsRefusedAndAskedAgain() throws {
    let terminal = TypedPrompt(after: ["start", "5r"])
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("5")
    try terminal.expect("sent off")
    try terminal.expect("Who?")
    try terminal.enter("nonsense")
    try terminal.expect("“nonsense” is not an answer here.")
    try terminal.expect("Who?")
  }

  /// An unknown number is refused immediately instead of after three more questions.
  @Test func unknownNumberIsRefusedImmediately() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("99")
    try terminal.expect("Barça has no 99")
    try terminal.expect("Who?")
    try terminal.enter("9")
    try terminal.expect("Body part?")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    try terminal.enter("v4f?")
    try terminal.expect("Foul on?")
    try terminal.enter("99")
    try terminal.expect("Barça has no 99")
    try terminal.expect("Foul on?")
    #expect(!terminal.transcript.contains("Card?"))
    #expect(!terminal.transcript.contains("not recorded"))
    try terminal.press(.interrupt)
    // A complete clause is refused before the first question.
    try terminal.enter("99g?")
    try terminal.expect("not recorded: Barça has no 99")
  }

  /// The breach is confirmed at the question, and only once.
  @Test func breachIsConfirmedAtTheQuestion() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("14")
    try terminal.expect("14 is on the bench")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    try terminal.expect("Body part?")
    try terminal.press(.enter)
    try terminal.expect("From what?")
    try terminal.press(.enter)
    try terminal.expect("Assist?")
    // A confirmation for one player does not apply to another.
    try terminal.enter("17")
    try terminal.expect("17 is on the bench")
    try terminal.expect("[!=yes]")
    try terminal.press(.enter)
    try terminal.expect("Assist?")
    try terminal.press(.enter)
    try terminal.expect("Zone, 1-9?")
    try terminal.press(.enter)
    try terminal.expect("2  1' goal by 14 Mascherano  1-0")
    try terminal.enter("todo")
    try terminal.expect("14 Mascherano: against")
    #expect(terminal.transcript.components(separatedBy: "[!=yes]").count == 3)
  }

  @Test func anotherAnswerIsPossibleAfterAWarning() throws {
    let terminal = TypedPrompt(after: ["start", "9>"])
    try terminal.enter("gol?")
    try terminal.expect("Who?")
    try terminal.enter("9")
    try terminal.expect("[!=yes]")
    // Enter means no. The question is repeated without its list.
    try terminal.press(.enter)
    try terminal.expect("Who?")
    #expect(terminal.transcript.components(separatedBy: "8 Andrés Iniesta").count == 2)
    try terminal.enter("14")
    try terminal.expect("[!=yes]")
    // Give a valid answer instead.
    try terminal.enter("8")
    try terminal.expect("Body part?")
    try terminal.enter("<")
    try terminal.expect("Who?")
    try terminal.enter("14")
    try terminal.expect("[!=yes]")
    try terminal.press(.interrupt)
    try terminal.expect("dropped")
    // Another event interrupts this question too.
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("14")
    try terminal.expect("[!=yes]")
    try terminal.enter("vc")
    try terminal.expect("open 1: 1' 14g")
    try terminal.expect("corner for Girona")
  }

  /// A goal from a throw-in needs an assist, so "none" is refused at the question.
  @Test func emptyAnswerMayCauseAWarning() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("9gt?")
    try terminal.expect("Body part?")
    try terminal.press(.enter)
    try terminal.expect("Assist?")
    try terminal.press(.enter)
    try terminal.expect("[!=yes]")
    try terminal.press(.enter)
    try terminal.expect("Assist?")
    try terminal.enter("7")
    try terminal.expect("Zone, 1-9?")
    try terminal.press(.enter)
    try terminal.expect("goal by 9 Alexis Sánchez, throw-in, assist 7 Villa  1-0")
  }

  @Test(arguments: [
    ([], "no play now: before kick-off"), (["start", "45' end"], "no play now: half-time"),
    (["start", "45' end", "start", "90' end"], "no play now: full time"),
  ])
  func eventOutsidePlayIsConfirmedFirst(lines: [String], said: String) throws {
    let terminal = TypedPrompt(after: lines, clock: Touchline.now + 46 * 60)
    try terminal.enter("g")
    try terminal.expect(said)
    try terminal.expect("[!=yes]")
    try terminal.press(.enter)
    try terminal.expect("nothing changed")
    #expect(!terminal.transcript.contains("Who?"))
    try terminal.enter("g")
    try terminal.expect("[!=yes]")
    try terminal.enter("!")
    for question in ["Who?", "Body part?", "From what?", "Assist?", "Zone, 1-9?"] {
      try terminal.expect(question)
      try terminal.press(.enter)
    }
    try terminal.expect("goal by")
    #expect(terminal.transcript.components(separatedBy: "[!=yes]").count == 3)
  }

  @Test func usedUpSubstitutionsAreReportedFirst() throws {
    let terminal = TypedPrompt(after: ["start", "2>14", "3' 3>15", "6' 4>17"], clock: Touchline.now + 600)
    try terminal.enter(">")
    try terminal.expect("Law 3")
    try terminal.expect("[!=yes]")
    #expect(!terminal.transcript.contains("Who goes off?"))
  }
}
