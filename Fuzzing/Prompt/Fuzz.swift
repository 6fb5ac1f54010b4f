import MatchModel
import MatchRules
import MatchXML
import Phrases
import PromptInterface
import RecordingSession
import Uses

/// Lines of the prompt: parsed and executed in order, with completion at the last ones. The resulting match can be
/// written and read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: min(count, 2000)), as: UTF8.self)
  let wording = OutcomeWording(book)
  var now = 1_000_000.0
  let services = Services(report: { _ in "" }, clock: MatchClock(read: { ClockReading(now) }))
  let match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
  let session = Session(
    Ledger(replaying: match, rules: RuleSet()), store: NoStore(), services: services, book: book)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(40)
  for (index, line) in lines.enumerated() {
    if index + 3 > lines.count { _ = PromptView(session, wording).offer(for: String(line), cursor: line.count) }
    let outcome = session.perform(String(line))
    _ = wording.lines(outcome.facts + outcome.open) + [wording.problem(outcome) ?? ""]
    now += 20
  }
  let written = MatchWriter(encoding: .latin1).bytes(of: session.ledger.match)
  guard (try? MatchReader().read(written, file: "m.xml")) != nil else { fatalError("what was recorded is not read") }
  Uses.all(of: session.ledger.match)
  return 0
}

private let book = Phrasebook(.en)

/// Stores nothing.
private final class NoStore: MatchStore {
  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {}
  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? { nil }
  func redo() throws(StoreProblem) -> StoredStep? { nil }
  func undone() -> Match? { nil }
  func prepare() {}
  func xml(_ match: Match) -> String { "" }
}
