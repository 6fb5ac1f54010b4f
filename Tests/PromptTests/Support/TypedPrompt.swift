import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import TestSupport

/// The prompt in memory, with the interface of `PseudoTerminal`: the text typed at it and at its questions, and its
/// output. Each line runs the session again from the start, with everything typed so far, so that it can wait for an
/// answer.
final class TypedPrompt {
  private enum Input {
    case line(String, at: Double)
    case key(PseudoTerminal.Key)
  }

  private let recorded: [String]
  private let book: Phrasebook
  private let columns: Int
  private var typed: [Input] = []
  private(set) var transcript = ""
  private var expected = 0
  private var match = Match(teams: Touchline.teams)
  /// The time of the next line, in seconds since 1970.
  var now: Double

  /// - Parameter recorded: lines recorded by a script at `Touchline.now`.
  init(after recorded: [String], language: String = "en", clock: Double = Touchline.now, columns: Int = 120) {
    self.recorded = recorded
    book = Phrasebook(Language(rawValue: language) ?? .en)
    now = clock
    self.columns = columns
    run()
  }

  struct Missing: Error { let text: String, transcript: String }

  func enter(_ line: String) throws { put(.line(line, at: now)) }

  func press(_ key: PseudoTerminal.Key) throws { put(key == .enter ? .line("", at: now) : .key(key)) }

  /// Expects a text that follows the previously expected one.
  func expect(_ text: String) throws {
    let rest = transcript.dropFirst(expected)
    guard let found = rest.firstRange(of: text) else { throw Missing(text: text, transcript: transcript) }
    expected = transcript.distance(from: transcript.startIndex, to: found.upperBound)
  }

  func expectScreen(_ what: String = "", _ condition: (TypedPrompt) -> Bool) throws {
    guard condition(self) else { throw Missing(text: what, transcript: transcript) }
  }

  var currentLine: String { transcript.split(separator: "\n").last.map(String.init) ?? "" }

  /// The log, as shown to a script.
  func log() throws -> [String] {
    let now = now
    let reader = session(MemoryStore(match), dialogue: nil) { now }
    return OutcomeWording(Phrasebook(.en)).lines(reader.perform("ls").facts)
  }

  private func put(_ input: Input) {
    typed.append(input)
    run()
  }

  private func run() {
    var match = Match(teams: Touchline.teams)
    match.ours = .home
    let store = MemoryStore(match)
    let script = session(store, dialogue: nil) { Touchline.now }
    for line in recorded { _ = script.perform(line) }
    let person = Typist(typed, book, now: now)
    let session = session(store, dialogue: person) { person.now }
    person.run(session, columns: columns)
    (transcript, self.match) = (person.shown, session.ledger.match)
  }

  private func session(
    _ store: MemoryStore, dialogue: (any Dialogue)?, clock: @escaping () -> Double
  ) -> Session {
    Session(
      Ledger(replaying: store.match, rules: RuleSetLibrary.rules("official") ?? RuleSet()), store: store,
      services: Services(
        report: { _ throws(StoreProblem) in "" }, clock: MatchClock { ClockReading(clock()) }), book: book,
      dialogue: dialogue)
  }

  /// Types all inputs, and stops when more are needed.
  private final class Typist: Dialogue {
    private var inputs: [Input]
    private let wording: OutcomeWording
    private(set) var shown = ""
    private(set) var now: Double
    private var isWaiting = false

    init(_ inputs: [Input], _ book: Phrasebook, now: Double) {
      self.inputs = inputs
      wording = OutcomeWording(book)
      self.now = now
      if case .line(_, let time)? = inputs.first { self.now = time }
    }

    var typedAt: Double? { now }

    func run(_ session: Session, columns: Int) {
      var isOver = session.begin(show: show).quits
      while !isOver, !isWaiting {
        say([PromptView(session, wording).left(columns: columns)], end: "")
        guard let input = next() else { return }
        switch input {
        case .line(let line, _): isOver = session.receive(line, typedAt: now, show: show).quits
        case .key(.endOfInput): return
        case .key: break
        }
      }
    }

    func ask(_ question: Question) -> Answer {
      let worded = wording.worded(question)
      say(worded.said + (worded.complaint.isEmpty ? [] : [worded.complaint]))
      if worded.complaint.isEmpty, !worded.isRepeated { say(worded.choices.map { $0.key + " " + $0.label }) }
      say([worded.text + " "], end: worded.hint.isEmpty ? "" : worded.hint + " ")
      switch next() {
      case .line("", _): return .nothing
      case .line("<", _): return .back
      case .line(let text, _): return .text(text)
      case .key(.interrupt): return .dropped
      default:
        isWaiting = true
        return .gone
      }
    }

    private func next() -> Input? {
      guard !inputs.isEmpty, !isWaiting else { return nil }
      let input = inputs.removeFirst()
      if case .line(let line, let time) = input {
        now = time
        say([line])
      } else {
        say([""])
      }
      return input
    }

    private func show(_ outcome: Session.Outcome) {
      say(wording.lines(outcome.facts) + wording.lines(outcome.alerts))
      if let problem = wording.problem(outcome) { say([problem]) }
      say(wording.lines(outcome.open))
    }

    private func say(_ lines: [String], end: String = "\n") {
      if isWaiting { return }
      for line in lines { shown += line + end }
    }
  }
}

/// Stores steps and open lines in memory.
final class MemoryStore: MatchStore {
  private var steps: [StoredStep]
  /// The place of the current match among the steps.
  private(set) var index = 0
  private(set) var open: [String] = []
  private(set) var saves = 0

  init(_ match: Match) { steps = [StoredStep(match: match, label: "")] }

  var match: Match { steps[index].match }

  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
    steps = steps.prefix(index + 1) + [StoredStep(match: match, label: label)]
    index += 1
    saves += 1
  }

  func undo() throws(StoreProblem) -> StoredStep? {
    guard index > 0 else { return nil }
    index -= 1
    return StoredStep(match: steps[index].match, label: steps[index + 1].label)
  }

  func redo() throws(StoreProblem) -> StoredStep? {
    guard index + 1 < steps.count else { return nil }
    index += 1
    return steps[index]
  }

  func flush() throws(StoreProblem) {}
  func undone() -> Match? { nil }
  func prepare() {}
  func xml(_ match: Match) -> String { "" }
  func openLines() -> [String] { open }
  func keep(open lines: [String]) { open = lines }
}
