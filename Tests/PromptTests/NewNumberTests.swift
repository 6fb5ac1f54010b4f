import Phrases
import PromptInterface
import RecordingSession
import Testing

/// An unknown number in a squad without names.
@Suite struct NewNumberTests {
  /// Drops the line at every question.
  private final class Listener: Dialogue {
    private(set) var asked: [String] = []

    func ask(_ question: Question) -> Answer {
      asked.append(OutcomeWording(Phrasebook(.en)).worded(question).text)
      return .dropped
    }
  }

  private func asked(_ game: String, by line: String) -> [String] {
    let person = Listener()
    let session = SessionFixture.session(
      Phrasebook(.en), after: ["start"], dialogue: person, isProvisional: true, rules: game)
    _ = session.said(to: line)
    return person.asked.filter { $0.contains("starter or substitute?") }
  }

  @Test(arguments: ["official", "seven"]) func asksOnceWhetherThePlayerStarted(_ game: String) {
    #expect(asked(game, by: "18g").count == 1)
  }

  /// The line-up lists 14, which has not been confirmed; 70 is new.
  @Test(arguments: [
    ("en", "14", "14 of Girona is not confirmed: starter or substitute? "),
    ("es", "14", "El 14 de Girona no está confirmado: ¿titular o suplente? "),
    ("ca", "14", "El 14 de Girona no està confirmat: titular o suplent? "),
    ("en", "70", "70 of Girona is new: starter or substitute? "),
  ])
  func questionSaysWhetherTheNumberIsListed(language: String, number: String, question: String) throws {
    let terminal = TypedPrompt(after: ["start"], isProvisional: true, language: language)
    try terminal.enter("v\(number)f")
    #expect(terminal.currentLine.hasPrefix(question))
  }

  /// The player comes first, and is asked about once, whether the line names the number or an answer does.
  @Test(arguments: [
    (["v70g?"], ["70 of Girona is new: starter or substitute?"]),
    (["vf", "70"], ["", "70 of Girona is new: starter or substitute?"]),
    (["20' v70g"], ["70 of Girona is new: starter or substitute?"]),
  ])
  func newNumberIsAskedAboutFirst(typed: [String], questions: [String]) throws {
    let terminal = TypedPrompt(after: ["start"], isProvisional: true)
    for (line, question) in zip(typed, questions) {
      try terminal.enter(line)
      #expect(terminal.currentLine.hasPrefix(question), "\(terminal.transcript)")
    }
    for _ in 0..<10 where !terminal.currentLine.hasPrefix("first half") { try terminal.press(.enter) }
    #expect(terminal.transcript.components(separatedBy: "70 of Girona is new").count == 2)
  }

  /// A number that is in no squad is refused before the program asks whether the minute is right.
  @Test func numberOfNobodyIsRefusedFirst() throws {
    let terminal = TypedPrompt(after: ["start"])
    #expect(terminal.answer(to: "20' v99g").first?.contains("99") == true)
    #expect(terminal.currentLine.hasPrefix("first half"))
  }

  /// Any player may be on the field, and there is never time to record the starters.
  @Test(arguments: ["futsal", "handball", "hockey", "rink"]) func untrackedGamesDoNotAsk(_ game: String) {
    #expect(asked(game, by: "18g") == [])
  }
}
