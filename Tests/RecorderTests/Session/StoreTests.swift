import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import Testing

/// The session's behaviour if the match cannot be stored.
@Suite struct StoreTests {
  /// Stores matches up to a number of actions, and can be made to fail.
  private final class SmallStore: MatchStore {
    var saved: [Match]
    var room = 3
    var isBroken = false

    init(_ match: Match) { saved = [match] }

    func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
      if isBroken { throw StoreProblem("the disk is full") }
      if match.actions.count > room { throw StoreProblem("would be too large", isFinal: true) }
      saved.append(match)
    }
    func flush() throws(StoreProblem) {}
    func undo() throws(StoreProblem) -> StoredStep? { nil }
    func redo() throws(StoreProblem) -> StoredStep? { nil }
    func undone() -> Match? { nil }
    func kept() -> Match? { saved.last }
    func prepare() {}
    func xml(_ match: Match) -> String { "" }
  }

  private let store: SmallStore
  private let session: Session

  init() {
    let match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    store = SmallStore(match)
    let services = Services(report: { _ in "" }, clock: MatchClock(read: { ClockReading(1_000_000) }))
    session = Session(
      Ledger(replaying: match, rules: RuleSet()), store: store, services: services, book: Phrasebook(.en))
  }

  private var isKept: Bool { kinds(session.ledger.match) == kinds(store.saved.last) }

  private func kinds(_ match: Match?) -> [String] { match?.actions.map { "\(type(of: $0)) \($0.moment)" } ?? [] }

  /// A line that can never be stored is reverted, and recording continues.
  @Test func unstorableLineIsReverted() {
    for line in ["start", "3' 9g", "4' vc"] { _ = session.perform(line) }
    #expect(isKept && store.saved.last?.actions.count == 3)
    for line in ["5' 8g", "6' 7>12", "7' 2y"] {
      _ = session.perform(line)
      #expect(isKept && session.ledger.match.actions.count == 3, "\(line)")
    }
    #expect(session.ledger.state.score == store.saved.last.map { Ledger(replaying: $0, rules: RuleSet()).state.score })
    _ = session.perform("del 3")
    #expect(isKept && session.ledger.match.actions.count == 2)
    _ = session.perform("6' v5y")
    #expect(isKept && session.ledger.match.actions.count == 3)
  }

  /// A line that cannot be stored now stays recorded and is stored later.
  @Test func failedLineIsStoredLater() {
    _ = session.perform("start")
    store.isBroken = true
    _ = session.perform("3' 9g")
    #expect(session.ledger.match.actions.count == 2 && !isKept)
    store.isBroken = false
    _ = session.perform("4' vc")
    #expect(isKept && store.saved.map(\.actions.count) == [0, 1, 2, 3])
  }

  /// If the second of two waiting lines can never be stored, both are reverted.
  @Test func waitingLineIsRevertedToo() {
    _ = session.perform("start")
    store.isBroken = true
    _ = session.perform("3' 9g")
    store.isBroken = false
    store.room = 1
    _ = session.perform("4' vc")
    #expect(isKept && session.ledger.match.actions.count == 1)
  }
}
