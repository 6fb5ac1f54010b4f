import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import Testing

/// Tab offers nothing that is always refused.
@Suite struct RefusedOfferTests {
  private func keys(_ line: String, rules: String = "official", after lines: [String] = ["start"]) -> [String] {
    let session = SessionFixture.session(Phrasebook(.en), after: lines, rules: rules)
    return session.view.offer(for: line, cursor: line.unicodeScalars.count).choices.map(\.key)
  }

  @Test(arguments: ["futsal", "handball", "hockey", "rink"])
  func substitutionsAreNotOfferedWhereTheyAreNotRecorded(rules: String) {
    #expect(keys("").contains(">") && !keys("", rules: rules).contains(">"))
    #expect(keys("su") == ["sub"] && !keys("su", rules: rules).contains("sub"))
    #expect(keys("ls su") == ["sub"] && !keys("ls su", rules: rules).contains("sub"))
  }

  /// The larger team leaves a player out of the shoot-out.
  @Test func departuresAreOfferedInTheShootOut() {
    let lines = ["start", "end", "start", "end", "penalty shoot-out"]
    #expect(keys("", rules: "futsal", after: lines).contains(">"))
  }

  @Test func annulTakesOneGoal() {
    let lines = ["start", "1' 9g", "2' 8g"]
    #expect(keys("annul ", after: lines) == ["3", "2"])
    #expect(keys("annul 2 ", after: lines).isEmpty)
  }
}

/// Advice and help of games without football's codes.
@Suite struct OtherGameAdviceTests {
  @Test(arguments: ["9 missed", "missed", "9 saved", "keeper saves", "throw-in 9"])
  func noChanceIsSuggestedWhereThereAreNone(line: String) {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: "basketball")
    let problem = session.said(to: line).problem
    #expect(problem?.contains("9s") == false, "\(line): \(problem ?? "accepted")")
  }

  @Test func handballHasTheDeclaredLetter() {
    let person = FirstAnswer()
    let session = SessionFixture.session(
      Phrasebook(.en), after: ["start"], dialogue: person, besides: "foul.ma = n")
    #expect(session.said(to: "help modifiers").lines.contains { $0.contains("n handball") })
    #expect(session.said(to: "help clauses").lines.contains { $0.contains("n: handball") })
    #expect(
      session.said(to: "9fq").problem
        == "not recorded: “q” means nothing in 9fq; it may be who was fouled (1-99), handball (n), card (y r)")
    session.receive("9f?", typedAt: 1_700_000_000)
    #expect(person.asked == ["Foul on? (n: handball)", "Card?", "Reason?"])
  }
}
