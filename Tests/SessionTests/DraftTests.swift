import MatchModel
import MatchRules
import PromptLanguage
import RecordingSession
import Testing

/// A line is recorded as a whole at its end. Until then, its questions are about a draft.
@Suite struct DraftTests {
  /// The question about the second clause, and a lookup at it, already include the goal of the first.
  @Test func questionsIncludeEarlierClauses() {
    let person = Person(.text("score"), .dropped)
    let fixture = SessionFixture(person: person)
    fixture.enter("9g 10>?")
    let looks = person.asked.flatMap(\.said)
    #expect(person.asked.map(\.ledger.state.score.home) == [1, 1])
    #expect(looks.map(\.ledger.state.score.home) == [1])
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .goal])
  }

  /// The whistle that a refused substitution at half-time implies is not recorded either.
  @Test(arguments: [true, false]) func refusedClausesLeaveNothing(isAsked: Bool) throws {
    let fixture = SessionFixture(after: ["start", "9g"], person: isAsked ? Person() : nil)
    let outcome = fixture.perform("half-time 10>77 !")
    guard case .person(.noSuchPlayer(.home, _, _)) = try #require(outcome.refusal).reason else {
      Issue.record("\(outcome)")
      return
    }
    #expect(fixture.session.ledger.state.period == .regular(1))
    #expect(fixture.session.ledger.match.actions.map(\.kind) == [.periodStart, .goal] && outcome.facts.isEmpty)
  }
}
