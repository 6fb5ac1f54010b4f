import MatchModel
import MatchRules
import RecordingSession
import Testing

/// Corrections, undo and views, checked as facts without wording.
@Suite struct CorrectionTests {
  @Test func undoAndRedoReportTheirLine() throws {
    let bench = SessionFixture(after: ["start", "10' 9g"])
    let outcome = bench.perform("undo")
    guard case .undone(let line) = try #require(outcome.facts.first).kind else {
      Issue.record("\(outcome.facts)")
      return
    }
    #expect(line == "10' 9g" && outcome.ledger.state.score == BothSides(0))
    let again = bench.perform("redo")
    guard case .redone("10' 9g") = try #require(again.facts.first).kind else {
      Issue.record("\(again.facts)")
      return
    }
    #expect(again.ledger.state.score == BothSides(home: 1, away: 0))
  }

  @Test func undoWithoutStepsIsRefused() throws {
    guard case .earlier(.nothingToUndo) = try #require(SessionFixture(after: []).perform("undo").refusal).reason else {
      Issue.record("something was undone")
      return
    }
  }

  @Test func correctionWithEffectsNeedsConfirmation() throws {
    let bench = SessionFixture(after: ["start", "10' 4y", "20' 4y"])
    guard case .correction(let change) = try #require(bench.perform("del 2").refusal).reason else {
      Issue.record("not refused")
      return
    }
    let part = Participant(.booked, .home, SessionFixture.player(4))
    let (first, second) = (bench.id(2), bench.id(3))
    #expect(change.effects == [.becomesFirstYellow(second, part)])
    let outcome = bench.perform("del 2 !")
    guard case .deleted(let entry) = try #require(outcome.facts.first).kind else {
      Issue.record("\(outcome.facts)")
      return
    }
    #expect(entry.id == first && entry.action is Card && outcome.effects == change.effects)
  }

  @Test func editReportsNewAction() throws {
    let outcome = SessionFixture(after: ["start", "10' 9g"]).perform("edit 2 8g")
    let goal = try #require(outcome.entries.first?.action as? Goal)
    #expect(
      goal.shot.shooter == SessionFixture.player(8) && outcome.entries.first?.score == BothSides(home: 1, away: 0))
  }

  @Test func disallowedGoalChangesTheScore() {
    let outcome = SessionFixture(after: ["start", "10' 9g"]).perform("annul")
    #expect((outcome.entries.first?.action as? Goal)?.isAnnulled == true)
    #expect(outcome.effects == [.score(BothSides(0))])
  }

  @Test func moveReportsActionAtNewTime() {
    let bench = SessionFixture(after: ["start", "10' 9g", "20' 8c"])
    let goal = bench.id(2)
    let entry = bench.perform("move 2 30'").entries.first
    #expect(entry?.id == goal && bench.id(3) == goal && entry?.action.moment.minute == MatchMinute(30))
  }

  @Test func clockIsReportedInSeconds() throws {
    let bench = SessionFixture()
    bench.now += 90
    guard case .clock(.shows(let time, nil)) = try #require(bench.perform("clock").facts.first).kind else {
      Issue.record("no clock")
      return
    }
    #expect(time == 90)
  }

  @Test func setReportsFieldAndValue() throws {
    guard
      case .setting(.text(let field, let value)) = try #require(
        SessionFixture().perform("set venue Camp Nou").facts.first
      ).kind
    else {
      Issue.record("nothing is set")
      return
    }
    #expect(field == "venue" && value == "Camp Nou")
  }

  @Test func logListsEntriesWithScores() {
    let bench = SessionFixture(after: ["start", "10' 9g", "20' v8g"])
    let outcome = bench.perform("ls goals")
    #expect(outcome.entries.map(\.id) == [2, 3].map(bench.id))
    #expect(outcome.entries.map(\.score) == [BothSides(home: 1, away: 0), BothSides(home: 1, away: 1)])
  }

  @Test func statsReportsItsSubject() {
    let asked = SessionFixture().perform("stats 9").looks.first
    guard case .statistics(.player(.home, PlayerID(joinedAfter: 8))) = asked else {
      Issue.record("\(String(describing: asked))")
      return
    }
  }

  @Test func todoReportsUnidentifiedPlayers() {
    let looks = SessionFixture(after: ["start", "10' ?g"]).perform("todo").looks
    let todo = looks.compactMap { if case .todo(let todo) = $0 { todo } else { nil } }
    #expect(todo.contains(.unidentified(.home, [Todo.Unidentified(1, actions: [1])])))
  }

  @Test func unknownTopicIsRefused() throws {
    let outcome = SessionFixture().perform("help xyzzy")
    guard case .text(.topicUnknown("xyzzy", _)) = try #require(outcome.refusal).reason else {
      Issue.record("there is such a topic")
      return
    }
    #expect(outcome.onlyLooked)
  }
}
