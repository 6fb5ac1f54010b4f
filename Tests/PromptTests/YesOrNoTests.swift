import Phrases
import TestSupport
import Testing

@testable import Recorder

/// What is no question to a clause: at one for yes or no, every clause says no and is recorded.
@Suite struct YesOrNoTests {
  /// `s` is a chance and `y` a yellow card, in every language; both once said yes.
  @Test(arguments: [
    ("s", "Who?", "9", "How did it end?"), ("y", "Who?", "9", "Reason?"), ("c", "corner for Barça", "", ""),
    ("n", "Text?", "windy", "note: windy"), ("g", "Who?", "9", "Body part?"),
  ])
  func aLetterThatIsAClauseIsANoAndTheClause(letter: String, question: String, answer: String, then: String) throws {
    let touchline = try Touchline().recorded("start", "10y")
    let terminal = try touchline.prompt()
    try terminal.enter("10y")
    try terminal.expect("sent off for a second")
    try terminal.enter(letter)
    try terminal.expect("nothing changed")
    try terminal.expect(question)
    if !answer.isEmpty { try terminal.enter(answer) }
    if !then.isEmpty { try terminal.expect(then) }
    try terminal.press(.interrupt, .endOfInput)
    try terminal.waitForExit()
    #expect(try !touchline.log().contains { $0.contains("second yellow") })
  }

  /// So it is while parts of a clause are asked for.
  @Test func aLetterOvertakesWhatIsAskedFor() throws {
    let terminal = try Touchline().recorded("start").prompt()
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
  func yesIsAWholeWordOrTheKeyThatIsShown(language: String, shown: String, yes: String) throws {
    let terminal = try Touchline().recorded("start").prompt("--lang", language)
    try terminal.enter("17g")
    try terminal.expect(shown)
    try terminal.enter(yes)
    try terminal.expect("17 Pedro  1-0")
  }

  @Test(arguments: ["", "no", "NO"]) func noIsEnterOrTheWord(no: String) throws {
    let terminal = try Touchline().recorded("start").prompt()
    try terminal.enter("17g")
    try terminal.expect("[!=yes]")
    try terminal.enter(no)
    try terminal.expect("nothing changed")
  }

  /// Nothing that may be typed at the prompt begins with the key of the yes; nor is yes or no a line.
  @Test func theKeyBeginsNoLine() {
    let vocabulary = Vocabulary()
    let words = Array(vocabulary.clauses.meanings.keys) + Array(vocabulary.commands.meanings.keys)
    let beginnings = words + ClauseSpec.all.map(\.code) + CommandSpec.all.map(\.code)
    #expect(beginnings.filter { $0.hasPrefix(YesOrNo.key) } == [])
    let parser = LineParser()
    let answers = vocabulary.particles.meanings.filter { $0.value == .yes || $0.value == .no }.keys
    #expect(answers.count >= 3)
    #expect(([YesOrNo.key] + answers).filter(parser.isLine) == [])
  }

  /// A letter that asks is a line for every clause that has one.
  @Test(arguments: ClauseSpec.all.map(\.code)) func everyCodeIsALine(code: String) {
    #expect(LineParser().isLine(code))
  }
}
