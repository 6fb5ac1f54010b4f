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
