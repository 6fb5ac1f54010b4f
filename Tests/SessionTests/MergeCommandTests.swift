import MatchModel
import MatchRules
import RecordingSession
import Testing

/// `merge FILE` at the prompt, with a service that asks one question and then adds a note.
@Suite struct MergeCommandTests {
  private static func merge(_ source: MergeSource) throws(StoreProblem) -> MergedRecord? {
    guard let ask = source.ask else { throw StoreProblem("nobody to ask") }
    let choices: [ServiceQuestion.Choice] = [.init(["A", "1"], "here"), .init(["B", "2"], source.file)]
    guard let chosen = ask(ServiceQuestion(said: ["found"], "A or B?", choices)) else { return nil }
    var match = source.match
    let text = "\(choices[chosen].keys[0])\(source.isSameMatch ? " confirmed" : "")"
    match.actions.insert(Note(at: Moment(.during(.regular(1)), minute: MatchMinute(1)), on: .match, text: text), at: 1)
    return MergedRecord(match, said: ["merged"])
  }

  @Test func suspensionsStayIfTheSeasonCannotBeRead() {
    let fixture = SessionFixture(
      after: ["start !", "9g!"], person: Person(.text("a")), suspended: [(.home, 9)], merge: Self.merge)
    fixture.seasonProblem = StoreProblem("the season is gone")
    let facts = fixture.perform("merge other.xml").facts
    let notices = facts.compactMap { if case .notice(let text) = $0.kind { text } else { nil } }
    #expect(notices == ["merged", "the season is gone"])
    #expect(fixture.session.suspended[.home].map(MatchModel.Person.player) == [SessionFixture.player(9)])
  }

  private func notes(_ fixture: SessionFixture) -> [String] {
    fixture.session.ledger.match.actions.compactMap { ($0 as? Note)?.text }
  }

  @Test func answerDecidesAndUndoRevertsTheMerge() throws {
    let person = Person(.text("b"))
    let fixture = SessionFixture(after: ["start", "9g!"], person: person, merge: Self.merge)
    let before = fixture.session.ledger.match.actions.count
    let outcome = fixture.perform("merge other record.xml")
    let question = try #require(person.asked.first)
    #expect(question.choices.map(\.key) == ["A", "B"] && question.said.count == 1)
    #expect(question.choices.last?.meaning == .worded("other record.xml"))
    let notices = outcome.facts.compactMap { if case .notice(let text) = $0.kind { text } else { nil } }
    #expect(notices == ["merged"] && outcome.refusal == nil)
    #expect(notes(fixture) == ["B"])
    _ = fixture.perform("undo")
    #expect(notes(fixture).isEmpty && fixture.session.ledger.match.actions.count == before)
    _ = fixture.perform("redo")
    #expect(notes(fixture) == ["B"])
  }

  @Test func lookupIsAnsweredAndQuestionRepeated() throws {
    let person = Person(.text("score"), .nothing, .text("x"), .text("1"))
    let fixture = SessionFixture(person: person, merge: Self.merge)
    _ = fixture.perform("merge other.xml !")
    #expect(person.asked.count == 4 && person.asked[1].said.count == 1)
    guard case .needed = try #require(person.asked[2].complaint),
      case .noAnswer("x") = try #require(person.asked[3].complaint)
    else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(notes(fixture) == ["A confirmed"])
  }

  /// Play goes on: the goal is recorded, and the merge can be typed again.
  @Test func otherLineIsRecordedAndNothingMerged() {
    let person = Person(.text("9g!"))
    let fixture = SessionFixture(person: person, merge: Self.merge)
    fixture.enter("merge other.xml")
    #expect(notes(fixture).isEmpty && fixture.goals.count == 1)
  }

  @Test(arguments: [Answer.dropped, .gone, .text("undo")])
  func givingUpMergesNothing(answer: Answer) {
    let fixture = SessionFixture(person: Person(answer), merge: Self.merge)
    let before = fixture.session.ledger.match.actions.count
    let outcome = fixture.perform("merge other.xml")
    #expect(notes(fixture).isEmpty && fixture.session.ledger.match.actions.count == before)
    #expect(!outcome.facts.isEmpty || outcome.refusal != nil)
    #expect(fixture.openLines.isEmpty)
  }

  @Test func scriptsAreNotAsked() {
    let fixture = SessionFixture(merge: Self.merge)
    guard case .refusedByStore(let problem)? = fixture.perform("merge other.xml").refusal?.reason else {
      Issue.record("not refused")
      return
    }
    #expect(problem.message == "nobody to ask" && notes(fixture).isEmpty)
  }
}
