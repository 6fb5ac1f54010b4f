import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import Testing

/// Lines that cannot be saved because the disk is full.
@Suite struct UnsavedLineTests {
  @Test func unsavedLinesAreSavedBeforeLeaving() {
    let store = FullDisk()
    let match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
    let session = Session(
      Ledger(replaying: match, rules: RuleSet()), store: store,
      services: Services(report: { _ throws(StoreProblem) in "" }, clock: MatchClock { ClockReading(1_700_000_000) }),
      book: Phrasebook(.en))
    _ = session.perform("n windy")
    session.saveUnsaved()
    #expect(session.unsaved == StoreProblem("the disk is full") && store.saves == 0)
    store.isFull = false
    session.saveUnsaved()
    #expect(session.unsaved == nil && store.saves == 1)
  }

  /// A recorded line is carried out to its end even if it cannot be saved yet.
  @Test func forgottenPeriodEndsOnce() {
    let store = FullDisk()
    var now = 1_700_000_000.0
    let session = session(store, Person(.text("!"))) { now }
    store.isFull = false
    _ = session.receive("start", typedAt: now)
    store.isFull = true
    now += 3 * 3600
    var refusals: [String] = []
    let response = session.receive("end", typedAt: now) { outcome in
      refusals += problems(outcome)
    }
    #expect(session.ledger.state.period == nil && session.openLines.all.isEmpty)
    #expect(refusals == ["NOT SAVED: the disk is full; the match stays in memory until it can be"])
    #expect(response.fates.last?.fate == .carriedOut)
  }

  /// Without a new change, the problem is not reported again; a command that needs everything on disk is refused.
  @Test func unsavedChangesAreReportedOnce() {
    let session = session(FullDisk(), Person()) { 1_700_000_000 }
    let said = ["n windy", "score", "undo"].map { problems(session.perform($0)).first }
    #expect(
      said == [
        "NOT SAVED: the disk is full; the match stays in memory until it can be", nil,
        "not possible until the earlier changes are saved: the disk is full",
      ])
  }

  private func session(_ store: FullDisk, _ person: Person, now: @escaping () -> Double) -> Session {
    Session(
      Ledger(replaying: SessionFixture.match(), rules: RuleSet()), store: store,
      services: Services(report: { _ throws(StoreProblem) in "" }, clock: MatchClock { ClockReading(now()) }),
      book: Phrasebook(.en), dialogue: person)
  }

  /// The refusals of a line, in words.
  private func problems(_ outcome: Session.Outcome) -> [String] {
    let wording = OutcomeWording(Phrasebook(.en))
    let refused = outcome.facts.filter { if case .refused = $0.kind { true } else { false } }
    return wording.lines(refused) + [wording.problem(outcome)].compactMap(\.self)
  }
}

private final class FullDisk: MatchStore {
  var isFull = true
  private(set) var saves = 0

  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
    if isFull { throw StoreProblem("the disk is full") }
    saves += 1
  }

  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? { nil }
  func redo() throws(StoreProblem) -> StoredStep? { nil }
  func undone() -> Match? { nil }
  func prepare() {}
  func xml(_ match: Match) -> String { "" }
}
