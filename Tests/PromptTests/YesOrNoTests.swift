import Phrases
import PromptLanguage
import RecordingSession
import Testing

/// A clause typed at a yes-or-no question means no and is recorded, except for single letters that could be an answer.
@Suite struct YesOrNoTests {
  @Test(arguments: [
    ("c", "corner for Barça", "", ""), ("g", "Who?", "9", "Body part?"), ("v5s", "chance for v5", "", ""),
    ("vc", "corner for Girona", "", ""),
  ])
  func clauseLetterMeansNoAndIsRecorded(letter: String, question: String, answer: String, then: String) throws {
    let terminal = TypedPrompt(after: ["start", "10y"])
    try terminal.enter("10y")
    try terminal.expect("sent off for a second")
    try terminal.enter(letter)
    try terminal.expect("nothing changed")
    try terminal.expect(question)
    if !answer.isEmpty { try terminal.enter(answer) }
    if !then.isEmpty { try terminal.expect(then) }
    try terminal.press(.interrupt)
    #expect(try !terminal.log().contains { $0.contains("second yellow") })
  }

  /// `s` is a chance and `y` a yellow card, and both may mean yes. At a yes-or-no question, neither confirms anything
  /// or becomes an event, and the prompt reports that nothing was recorded. `n` can only mean no.
  @Test(arguments: [
    ("en", "s", "“s” was not recorded; ! or yes is yes, Enter is no"),
    ("en", "Y", "“Y” was not recorded"), ("en", "o", "“o” was not recorded"),
    ("es", "s", "«s» no se ha anotado; ! o sí es sí, Intro es no"),
    ("ca", "s", "«s» no s'ha anotat; ! o sí és sí, Retorn és no"),
  ])
  func ambiguousLetterIsAskedAgain(language: String, letter: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language)
    try terminal.enter("10y")
    try terminal.enter("10y")
    try terminal.expect("[!=")
    try terminal.enter(letter)
    try terminal.expect(said)
    try terminal.expect("[!=")
    // Anything longer than a letter is a line and is not lost.
    try terminal.enter("10s")
    try terminal.expect("10 Messi")
    let log = try terminal.log()
    #expect(log.count == 3)
    #expect(!log.contains { $0.contains("second yellow") || $0.contains("note") })
  }

  /// If no question is open, these texts are neither answers nor events.
  @Test(arguments: [
    ("en", "!", "nothing is being asked just now"), ("en", "yes", "nothing is being asked just now"),
    ("es", "sí", "ahora no se pregunta nada"), ("ca", "!", "ara no es pregunta res"),
  ])
  func answerWithoutAQuestionIsReported(language: String, answer: String, said: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language)
    #expect(terminal.answer(to: answer) == [said])
    try terminal.enter("todo")
    #expect(!terminal.transcript.contains("1: 1'"))
  }

  /// While parts of a clause are being asked for, letters are events.
  @Test func letterInterruptsAQuestionForDetails() throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.enter("14")
    try terminal.expect("[!=yes]")
    try terminal.enter("c")
    try terminal.expect("corner for Barça")
    #expect(!terminal.transcript.contains("goal by 14"))
  }

  @Test(arguments: [
    ("en", "[!=yes]", "yes"), ("es", "[!=sí]", "sí"), ("ca", "[!=sí]", "sí"), ("en", "[!=yes]", "SI"),
    ("ca", "[!=sí]", "yes"), ("es", "[!=sí]", "!"),
  ])
  func yesIsAWordOrTheShownKey(language: String, shown: String, yes: String) throws {
    let terminal = TypedPrompt(after: ["start"], language: language)
    try terminal.enter("17g")
    try terminal.expect(shown)
    try terminal.enter(yes)
    try terminal.expect("17 Pedro  1-0")
  }

  @Test(arguments: ["", "no", "NO"]) func noIsEnterOrTheWord(no: String) throws {
    let terminal = TypedPrompt(after: ["start"])
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter(no)
    try terminal.expect("nothing changed")
  }

  /// No valid line begins with the key for yes, and neither yes nor no is a line.
  @Test func noLineStartsWithTheYesKey() {
    let vocabulary = Vocabulary()
    let words = Array(vocabulary.clauses.meanings.keys) + Array(vocabulary.commands.meanings.keys)
    let beginnings = words + ClauseSpec.all.map(\.code) + CommandSpec.all.map(\.code)
    #expect(beginnings.filter { $0.hasPrefix(YesOrNo.key) } == [])
    let parser = LineParser()
    let answers = vocabulary.particles.meanings.filter { $0.value == .yes || $0.value == .no }.keys
    #expect(answers.count >= 3)
    #expect(([YesOrNo.key] + answers).filter { TypedAnswer($0, parser).isLine } == [])
  }

  /// A letter that starts a clause is a line.
  @Test(arguments: ClauseSpec.all.map(\.code)) func everyCodeIsALine(code: String) {
    #expect(TypedAnswer(code, LineParser()).isLine)
  }
}
