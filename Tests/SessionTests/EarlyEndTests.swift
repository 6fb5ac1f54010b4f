import Phrases
import PromptInterface
import RecordingSession
import Testing

/// A period is ended before the clock reaches its length, or the minute that was typed.
@Suite struct EarlyEndTests {
  /// The questions about a line, which are answered with no, and whether it ended the period.
  private func answer(
    to line: String, at seconds: Double, after lines: [String] = ["start"]
  ) -> (questions: [String], ends: Bool) {
    let person = Person(.nothing)
    let fixture = SessionFixture(after: lines, person: person)
    fixture.now += seconds
    fixture.enter(line)
    let wording = OutcomeWording(Phrasebook(.en))
    return (person.asked.map { wording.worded($0).text }, fixture.session.ledger.state.period == nil)
  }

  private static let secondHalf = ["start", "45' end !", "start"]

  @Test(arguments: [
    ("45' descanso", 2107, ["start"], "only 35:07 of 45 played; end it? [!=yes]"),
    ("45+2' end", 2400, ["start"], "only 40:00 of 45+2 played; end it? [!=yes]"),
    ("90' finish", 1800, secondHalf, "only 75:00 of 90 played; end it? [!=yes]"),
  ])
  func asksBeforeEndingAtAMinuteAheadOfTheClock(line: String, seconds: Double, before: [String], question: String) {
    let (questions, ends) = answer(to: line, at: seconds, after: before)
    #expect(questions == [question])
    #expect(!ends)
  }

  @Test(arguments: [
    ("45' end", 2640, ["start"]), ("45' end !", 2107, ["start"]),
    // The clock was wrong before.
    ("45' end", 600, ["start", "40' vc !"]),
  ])
  func endsWithoutAQuestion(line: String, seconds: Double, before: [String]) {
    let (questions, ends) = answer(to: line, at: seconds, after: before)
    #expect(questions == [])
    #expect(ends)
  }

  /// Extra time at such a score is possible only after an earlier leg. Scripts may record it.
  @Test(arguments: [
    ("9g", ["1-0 is not level; start the first half of extra time anyway? [!=yes]"]), ("9og", []),
  ])
  func asksBeforeExtraTimeAtAScoreThatIsNotLevel(second: String, questions: [String]) {
    let match = ["start", "10' v9og !", "45' end !", "start", "60' \(second == "9g" ? "vc" : second) !", "90' end !"]
    #expect(answer(to: "start", at: 5400, after: match).questions == questions)
  }
}
