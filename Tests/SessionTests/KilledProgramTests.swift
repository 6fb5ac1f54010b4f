import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import Testing

/// The program may be killed between any two writes. Each typed clause is then either recorded or open, but not both.
@Suite struct KilledProgramTests {
  @Test(arguments: [
    (["9g >"], ["8", "14"], ["0 []", "0 [9g >]", "0 [9g 8>?]", "2 []"]),
    // The rest of the line, and a line typed instead of an answer.
    (
      ["9g > vc"], ["8", "score", "v4f"],
      ["0 []", "0 [9g > vc]", "0 [9g 8>? vc]", "0 [9g 8>? vc; v4f]", "1 [8>? vc; v4f]", "2 [8>? vc]"]
    ),
    // An open line that is taken.
    (["9 foo v8s", "take 1 9g"], [], ["0 []", "0 [9 foo v8s]", "1 []"]),
    // A whistle that another line records.
    (["end", "finish !"], ["v4f"], ["0 []", "0 [end]", "0 [end; v4f]", "1 [end]", "3 []"]),
    (
      ["9g > >"], ["8", "14", "clock 9:00 !"],
      ["0 []", "0 [9g > >]", "0 [9g 8>? >]", "0 [9g 8>14 >]", "2 [>]"]
    ),
  ])
  func everyLineHasOneFate(lines: [String], answers: [String], states: [String]) {
    var seen: [String] = []
    for writes in 0..<20 {
      let store = KilledStore(after: writes)
      let session = session(store, Person(answers.map(Answer.text)))
      for line in lines { session.receive(line) }
      let state = state(of: store)
      if seen.last != state { seen.append(state) }
    }
    #expect(seen == states)
  }

  /// The same while the disk is full: a line closes no others until it is saved.
  @Test func linesOfWaitingChangesStayOpen() {
    var seen: [String] = []
    for writes in 0..<20 {
      let store = KilledStore(after: writes)
      let session = session(store, Person())
      for line in ["9 foo v8s", "v3 baz c"] { session.receive(line) }
      // The first change, and the second attempt to save it.
      store.failures = 2
      for line in ["take 1 9g", "take 2 v3f"] { session.receive(line) }
      let state = state(of: store)
      if seen.last != state { seen.append(state) }
    }
    #expect(
      seen == ["0 []", "0 [9 foo v8s]", "0 [9 foo v8s; v3 baz c]", "1 [v3 baz c]", "2 []"])
  }

  /// The disk is full until the program is killed, or until the third line.
  @Test func linesAreClosedOnceTheirChangeIsSaved() {
    let store = KilledStore(after: .max)
    let session = session(store, Person())
    session.receive("9 foo v8s")
    store.failures = 2
    var states: [String] = []
    for line in ["take 1 9g", "v3 baz c", "score"] {
      session.receive(line)
      states.append(state(of: store))
    }
    #expect(states == ["0 [9 foo v8s]", "0 [9 foo v8s; v3 baz c]", "1 [v3 baz c]"])
  }

  /// The number of recorded actions and the open lines, as the next run finds them.
  private func state(of store: KilledStore) -> String {
    let session = session(store, Person())
    let open = session.perform("todo").facts.compactMap { fact -> String? in
      if case .open(let line, _, _) = fact.kind { line.text } else { nil }
    }
    return "\(session.ledger.match.actions.count - 1) [\(open.joined(separator: "; "))]"
  }

  private func session(_ store: KilledStore, _ person: Person) -> Session {
    Session(
      Ledger(replaying: store.match, rules: RuleSet()), store: store,
      services: Services(report: { _ throws(StoreProblem) in "" }, clock: MatchClock { ClockReading(1_700_000_600) }),
      book: Phrasebook(.en), dialogue: person)
  }
}

/// Stores a match and its open lines in memory, until the program is killed.
private final class KilledStore: MatchStore {
  private(set) var match: Match
  private var writes: Int
  /// The number of saves that fail.
  var failures = 0
  private var open: [String] = []
  private var next: [String]?

  init(after writes: Int) {
    var match = SessionFixture.match()
    match.actions.append(
      PeriodStart(.regular(1), length: RuleSet().length(of: .regular(1)), wallClock: 1_700_000_000))
    self.match = match
    self.writes = writes
  }

  private func isKilled() -> Bool {
    writes -= 1
    return writes < 0
  }

  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
    if failures > 0 {
      failures -= 1
      throw StoreProblem("the disk is full")
    }
    if isKilled() { return }
    self.match = match
    open = next ?? open
    next = nil
  }

  func openLines() -> [String] { open }

  func keep(open lines: [String], next: [String]?) {
    if isKilled() { return }
    (open, self.next) = (lines, next)
  }

  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? { nil }
  func redo() throws(StoreProblem) -> StoredStep? { nil }
  func undone() -> Match? { nil }
  func prepare() {}
  func xml(_ match: Match) -> String { "" }
}
