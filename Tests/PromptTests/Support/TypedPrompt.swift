import MatchModel
import MatchRules
import MatchXML
import Phrases
import ProgramInProcess
import PromptInterface
import RecordingSession
import TestSupport
import Testing

/// The prompt in memory, with the interface of `PseudoTerminal`: the text typed at it and at its questions, and its
/// output. Each line runs the session again from the start, with everything typed so far, so that it can wait for an
/// answer. While it waits, the stored match and the open lines are those at the question.
final class TypedPrompt {
  private enum Event {
    /// Lines recorded by a script.
    case script([String])
    /// The start of the program.
    case start
    case line(String)
    case key(PseudoTerminal.Key)

    /// True if it starts the program.
    var isRun: Bool {
      switch self {
      case .script, .start: true
      case .line, .key: false
      }
    }
  }

  private typealias Input = (event: Event, clock: ClockReading)

  private let book: Phrasebook
  private let columns: Int
  private let newMatch: Match
  private var inputs: [Input] = []
  private var store: MemoryStore
  private(set) var transcript = ""
  /// The text at the right of the last prompt.
  private(set) var right: String?
  private var expected = 0

  private var clock: ClockReading { didSet { run() } }

  /// The time when the next line is typed, in seconds since 1970.
  var now: Double {
    get { clock.wall }
    set { clock = ClockReading(newValue) }
  }

  /// Sets the clocks for the next line.
  ///
  /// - Parameters:
  ///   - steady: seconds of the monotonic clock.
  ///   - boot: the boot from which it counts.
  func setClock(_ wall: Double, steady: Double, boot: String) {
    clock = ClockReading(wall: wall, steady: steady, boot: boot)
  }

  /// - Parameters:
  ///   - recorded: lines recorded by a script at `Touchline.now`.
  ///   - us: our side; nil for neither.
  ///   - isProvisional: true for the initial squads of `new`, which are unconfirmed.
  ///   - rules: the name of the rule set.
  ///   - text: additional lines of the rule set.
  ///   - steady: seconds of the monotonic clock; nil if it agrees with the wall clock.
  ///   - boot: the boot from which it counts.
  ///   - columns: the width that the prompt has to fit.
  init(
    after recorded: [String] = [], us: Side? = .home, isProvisional: Bool = false, rules: String = "official",
    besides text: String = "", language: String = "en", clock: Double = Touchline.now, steady: Double? = nil,
    boot: String = "", columns: Int = 120
  ) {
    let named = RuleSetLibrary.rules(rules) ?? RuleSet()
    let played = (try? RuleSet(text: text, base: named)) ?? named
    let teams = isProvisional ? Touchline.teams.map { played.unnamedTeam($0.name) } : Touchline.teams
    newMatch = Match(teams: teams, ours: us, ruleSet: rules, overrides: played.differences(from: named))
    book = Phrasebook(Language(rawValue: language) ?? .en)
    self.clock = ClockReading(wall: clock, steady: steady ?? clock, boot: boot)
    self.columns = columns
    store = MemoryStore(newMatch)
    inputs = [(.script(recorded), ClockReading(Touchline.now))]
    put(.start)
  }

  struct Missing: Error { let text: String, transcript: String }

  func enter(_ line: String) throws { put(.line(line)) }

  /// Types a line and returns the lines between it and the next prompt.
  func answer(to line: String) -> [String] {
    let before = lines.count
    put(.line(line))
    return lines.dropFirst(before).dropLast().map(String.init)
  }

  func press(_ keys: PseudoTerminal.Key...) throws {
    for key in keys { put(key == .enter ? .line("") : .key(key)) }
  }

  /// Ends the program, if it still runs, and records lines with a script.
  func record(_ lines: String..., at time: Double) {
    now = time
    put(.script(lines))
  }

  /// Ends the program, if it still runs, and starts it again.
  func restart() { put(.start) }

  /// Expects a text that follows the previously expected one.
  func expect(_ text: String) throws {
    let rest = transcript.dropFirst(expected)
    guard let found = rest.firstRange(of: text) else { throw Missing(text: text, transcript: transcript) }
    expected = transcript.distance(from: transcript.startIndex, to: found.upperBound)
  }

  func expectScreen(_ what: String = "", _ condition: (TypedPrompt) -> Bool) throws {
    guard condition(self) else { throw Missing(text: what, transcript: transcript) }
  }

  var lines: [Substring] { transcript.split(separator: "\n", omittingEmptySubsequences: false) }
  var currentLine: String { lines.last.map(String.init) ?? "" }

  /// The transcript from the last occurrence of the typed line.
  func shown(since line: String) -> String {
    lines[(lines.lastIndex { $0.contains("> " + line) } ?? 0)...].joined(separator: "\n")
  }

  var openLines: [String] { store.open }

  /// The match file.
  var xml: String { store.xml(store.match) }

  /// The log, as shown to a script.
  func log() throws -> [String] {
    let clock = clock
    let reader = session(MemoryStore(store.match), Phrasebook(.en), dialogue: nil) { clock }
    return OutcomeWording(Phrasebook(.en)).lines(reader.perform("ls").facts)
  }

  /// The minutes in the log.
  func minutes() throws -> [String] {
    try log().compactMap { $0.split(separator: " ").first { $0.hasSuffix("'") }.map(String.init) }
  }

  /// The status of `validate`.
  func validated() throws -> TestSupport.ExitStatus {
    let folder = try TemporaryFolder()
    return try runInProcess(["validate", try folder.write(xml, to: "match.xml")]).status
  }

  private func put(_ event: Event) {
    inputs.append((event, clock))
    run()
  }

  private func run() {
    let store = MemoryStore(newMatch)
    let person = Typist(inputs, book, until: clock)
    var atQuestion: MemoryStore?
    person.willWait = { atQuestion = store.copy() }
    while let event = person.nextRun() {
      atQuestion = nil
      if case .script(let lines) = event {
        let session = session(store, book, dialogue: nil) { person.clock }
        for line in lines where session.perform(line).refusal != nil { Issue.record("refused: \(line)") }
      } else {
        person.run(session(store, book, dialogue: person) { person.clock }, columns: columns)
      }
    }
    (self.store, transcript, right) = (atQuestion ?? store, person.shown, person.right)
  }

  private func session(
    _ store: MemoryStore, _ book: Phrasebook, dialogue: (any Dialogue)?, clock: @escaping () -> ClockReading
  ) -> Session {
    Session(
      Ledger(replaying: store.match, rules: RuleSetLibrary.rules(of: store.match) ?? RuleSet()), store: store,
      services: Services(
        report: { _ throws(StoreProblem) in "" },
        clock: MatchClock(note: store.clockNote, keep: { store.clockNote = $0 }, read: clock)), book: book,
      dialogue: dialogue)
  }

  /// Types all inputs, and stops when more are needed.
  private final class Typist: Dialogue {
    private var inputs: [Input]
    private let wording: OutcomeWording
    private let last: ClockReading
    private(set) var shown = ""
    private(set) var right: String?
    private(set) var clock: ClockReading
    private(set) var typedAt: Double?
    private var matchClock: MatchClock?
    private var isWaiting = false
    /// Called at a question that the inputs do not answer, before the session goes on as at the end of input.
    var willWait: () -> Void = {}

    /// - Parameter last: the clocks after all inputs.
    init(_ inputs: [Input], _ book: Phrasebook, until last: ClockReading) {
      self.inputs = inputs
      wording = OutcomeWording(book)
      self.last = last
      clock = last
    }

    /// How the program is started the next time; nil if it is not.
    func nextRun() -> Event? {
      guard let input = inputs.first, input.event.isRun else { return nil }
      inputs.removeFirst()
      clock = input.clock
      isWaiting = false
      if !shown.isEmpty { say([""]) }
      return input.event
    }

    func run(_ session: Session, columns: Int) {
      let view = PromptView(session, wording)
      matchClock = session.services.clock
      var isOver = session.begin(show: show).quits
      while !isOver, !isWaiting {
        // The clock in the prompt runs until the line is typed.
        clock = inputs.first?.clock ?? last
        right = view.right(columns: columns)
        say([view.left(columns: columns)], end: "")
        switch next() {
        case .line(let line): isOver = session.receive(line, typedAt: typedAt, show: show).quits
        case .key(.endOfInput):
          say(wording.lines(session.farewell()))
          return
        case .key: break
        case .script, .start, nil: return
        }
      }
    }

    func ask(_ question: Question) -> Answer {
      let worded = wording.worded(question)
      say(worded.said + (worded.complaint.isEmpty ? [] : [worded.complaint]))
      if worded.complaint.isEmpty, !worded.isRepeated {
        say(worded.choices.map { $0.label.isEmpty ? $0.key : $0.key + " " + $0.label })
      }
      say([worded.text + " "], end: worded.hint.isEmpty ? "" : worded.hint + " ")
      switch next() {
      case .line(""): return .nothing
      case .line("<"): return .back
      case .line(let text): return .text(text)
      case .key(.interrupt): return .dropped
      case .key(.endOfInput): return .gone
      case .key, .script, .start, nil:
        if !isWaiting { willWait() }
        isWaiting = true
        return .gone
      }
    }

    /// The next input of this run of the program.
    private func next() -> Event? {
      guard !isWaiting, let input = inputs.first, !input.event.isRun else { return nil }
      inputs.removeFirst()
      clock = input.clock
      typedAt = matchClock?.now
      if case .line(let line) = input.event { say([line]) } else { say([""]) }
      return input.event
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

/// Stores steps, open lines and the clock in memory.
final class MemoryStore: MatchStore {
  private var steps: [StoredStep]
  /// The place of the current match among the steps.
  private(set) var index = 0
  private var isUndone = false
  private(set) var open: [String] = []
  private var nextOpen: [String]?
  private(set) var saves = 0
  var clockNote: ClockNote?

  init(_ match: Match) { steps = [StoredStep(match: match, label: "")] }

  var match: Match { steps[index].match }

  func copy() -> MemoryStore {
    let copy = MemoryStore(match)
    (copy.steps, copy.index, copy.isUndone) = (steps, index, isUndone)
    (copy.open, copy.nextOpen, copy.saves, copy.clockNote) = (open, nextOpen, saves, clockNote)
    return copy
  }

  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
    steps = steps.prefix(index + 1) + [StoredStep(match: match, label: label)]
    index += 1
    saves += 1
    isUndone = false
    open = nextOpen ?? open
    nextOpen = nil
  }

  func undo() throws(StoreProblem) -> StoredStep? {
    guard index > 0 else { return nil }
    index -= 1
    isUndone = true
    return StoredStep(match: steps[index].match, label: steps[index + 1].label)
  }

  func redo() throws(StoreProblem) -> StoredStep? {
    guard index + 1 < steps.count else { return nil }
    index += 1
    isUndone = false
    return steps[index]
  }

  func flush() throws(StoreProblem) {}
  func undone() -> Match? { isUndone ? steps[index + 1].match : nil }
  func prepare() {}
  func xml(_ match: Match) -> String { String(decoding: MatchWriter(encoding: .utf8).bytes(of: match), as: UTF8.self) }
  func openLines() -> [String] { open }
  func keep(open lines: [String], next: [String]?) { (open, nextOpen) = (lines, next) }
}
