import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A match being recorded: takes lines, answers them, and keeps what it accepted on disk. It knows no terminal and no
/// file: where lines come from, whom to ask, where the match is kept and what time it is are given to it.
public final class Session {
  /// The match as it stands, with what the laws say to it.
  public internal(set) var ledger: Ledger { didSet { (held, isLanguageOfRules) = (nil, false) } }
  private var held: LedgerSnapshot?
  /// The ledger for those who hold it.
  var snapshot: LedgerSnapshot {
    if let held { return held }
    let made = LedgerSnapshot(ledger)
    held = made
    return made
  }
  /// It knows whose side is ours, and who is in the squads, as the match has it now.
  public var parser: LineParser {
    if !isLanguageOfRules {
      if !language.vocabulary.table.isOf(ledger.rules) {
        language.vocabulary = language.vocabulary.playing(by: ledger.rules)
      }
      isLanguageOfRules = true
    }
    var parser = language
    parser.ours = ledger.match.ours
    parser.clock = ledger.rules.clock
    parser.squads = ledger.match.teams
    return parser
  }
  private var language: LineParser
  /// Whether its clauses are known to be those of the match's rules.
  private var isLanguageOfRules = false
  package let words: any SessionWords
  let store: any MatchStore
  package let services: Services
  /// Nil on a pipe: a line that would need a question is an error there.
  let dialogue: (any Dialogue)?
  /// When what was undone last had been, and when it was undone; see `undoneMoment`.
  var undone: (moment: Moment, at: Double)?
  /// When the running period began by the clock as the person has set it, in seconds since 1970.
  var clockSet: Double?
  /// Whole lines that were typed where answers were awaited, first come first.
  var typedAhead: [TypedLine] = []
  /// When the first key of the latest line or answer was typed; nil where lines come from no keyboard.
  var keyTime: Double?
  /// The same of the line that is being carried out.
  var lineTime: Double?
  /// Lines that were typed and are not in the match.
  package let openLines: OpenLines
  /// The period of which it was said that its time is up, by a clock that stands then.
  var toldUp: Period?
  /// The period about whose clock the person was asked already.
  var doubtedPeriod: Period?
  /// When the answer was that it goes on, in seconds since 1970.
  var doubtedTime: Double?
  /// What was answered last to the question whether a substitution was made at half-time.
  var intervalAnswer: IntervalAnswer?
  /// Whether somebody has seen how a shot gets its end that was recorded without.
  var isCompletionKnown = false
  /// The line that was recorded last.
  var lastRecorded: RecordedLine?
  /// Which action had which number when a person last saw it.
  var shownNumbers = ShownNumbers()
  /// Players of the squads who may not play in this match.
  package internal(set) var suspended = BothSides<Set<PlayerID>>([])
  /// Why what was accepted is not on disk yet; nil when all of it is.
  public private(set) var unsaved: StoreProblem?
  /// What was accepted and is not on disk yet, first come first: each is a step of undo of its own.
  private var waiting: [(match: Match, label: String)] = []

  /// Goes on with a match, new or recorded before.
  /// - Parameters:
  ///   - dialogue: who answers questions; nil on a pipe, where a line that needs one is refused.
  ///   - parser: reads the lines; its words become those of the match's rules.
  public init(
    _ ledger: Ledger, store: any MatchStore, services: Services, words: any SessionWords,
    dialogue: (any Dialogue)? = nil,
    parser: LineParser = LineParser()
  ) {
    self.ledger = ledger
    self.store = store
    self.services = services
    self.words = words
    let watched = dialogue.map(WatchedDialogue.init)
    self.dialogue = watched
    language = parser
    openLines = OpenLines(store, isKept: dialogue != nil)
    nameKeptCorrections()
    findSuspended()
    watched?.willAsk = { [unowned self] in
      if let underway { openLines.ask(about: underway.line) }
    }
    watched?.takesBack = { [unowned self] in takesBackQuestion($0) }
  }

  /// Whether the question that was asked last was taken back with `undo`, until that is said.
  var isQuestionTakenBack = false
  /// The line that is being carried out, as it would stay open.
  var underway: OpenLine?

  /// Carries a line out. What the outcome says was recorded is on disk, or its refusal says that it is not.
  public func perform(_ text: String) -> Outcome {
    var outcome = Draft()
    lineTime = lineTime ?? keyTime
    defer { (lineTime, keyTime) = (nil, nil) }
    if unsaved != nil {
      saveWaiting()
      if unsaved == nil { outcome.facts.append(fact(.savedAgain)) }
    }
    let held = timekeeper.heldMinute
    do {
      let line = try read(text, &outcome)
      if case .command(let call) = line { outcome.onlyLooked = call.onlyLooks }
      do { try carryOut(line, text, &outcome) } catch { note(error, of: line, text, &outcome) }
    } catch { note(error, of: .empty, text, &outcome) }
    outcome.facts += toldTakenBack() + toldHeldMinute(since: held) + toldTimeUp()
    return Outcome(outcome, ledger)
  }

  /// What a line says; what cannot be read is kept where it was to tell something.
  private func read(_ text: String, _ outcome: inout Draft) throws(Refusal) -> Line {
    do { try LineParser.checkLength(of: text) } catch { throw Refusal(error) }
    do { return try parser.parse(text) } catch {
      if YesOrNo.isAnswer(text, parser) { throw Refusal(.nothingAsked) }
      keepUnread(text, error, &outcome)
      throw refusal(error, of: text)
    }
  }

  private func carryOut(_ line: Line, _ text: String, _ outcome: inout Draft) throws(Refusal) {
    switch line {
    // Enter alone: what was undone is not replaced after all.
    case .empty: undone = nil
    case .clauses(let typed):
      let (line, text) = withCardholder(typed, text)
      try recordOrKeep(line, text: text, &outcome)
    case .command(let call): try run(call, typed: text, &outcome)
    case .identify(let identifications, let isConfirmed):
      try carryOut(text, isKept: true, &outcome) { () throws(Refusal) in
        try identify(identifications, confirmed: isConfirmed, label: text)
      }
    }
  }

  /// Notes why a line was not carried out. What the person has dropped is no error.
  private func note(_ refusal: Refusal, of line: Line, _ text: String, _ outcome: inout Draft) {
    switch refusal.reason {
    // What stays open is told so.
    case .givenUp where isQuestionTakenBack, .restDeclined where isQuestionTakenBack:
      outcome.facts += toldTakenBack(dropping: dropped(of: line, text, outcome.unrecorded))
    case .restDeclined where !outcome.open.isEmpty, .overtaken where !outcome.open.isEmpty: break
    case .declined, .slip, .restDeclined, .givenUp, .overtaken:
      outcome.facts.append(fact(.refused(refusal, onlyLooked: outcome.onlyLooked)))
    default: outcome.refusal = refusal
    }
  }

  package var suggestions: LineSuggestions { LineSuggestions(ledger, words) }

  package var timekeeper: Timekeeper {
    // Not where that was taken back. The file rounds.
    let beginnings = (set: clockSet ?? .nan, now: ledger.state.start?.wallClock ?? .nan)
    // A clock that is stopped goes forward to every time that is typed ahead of it.
    let isClockSet = abs(beginnings.set - beginnings.now) < 0.05 || ledger.rules.clock == .stopped
    return Timekeeper(snapshot: snapshot, now: now, isClockSet: isClockSet)
  }

  // MARK: - Saving

  /// Takes the new ledger for the match and saves it, as one step of undo.
  func commit(_ new: Ledger, label: String) throws(Refusal) {
    ledger = new
    try commit(label: label)
  }

  /// Saves the match, as one step of undo; before it what could not be saved so far, each as a step of its own.
  func commit(label: String) throws(Refusal) {
    defer { renumberOpenLines() }
    if ledger.state.period != nil { services.clock.keepNote() }
    waiting.append((ledger.match, label))
    saveWaiting()
    guard let unsaved else { return }
    guard unsaved.isFinal, let match = store.kept() else { throw Refusal(.store(unsaved)) }
    // Nothing that cannot be kept is acknowledged, or it would be lost when the program ends.
    waiting = []
    self.unsaved = nil
    ledger = Ledger(replaying: match.identified(by: ledger.match), rules: ledger.rules)
    throw Refusal(.refusedByStore(unsaved))
  }

  /// Takes the match for what a step of undo or redo has made of it, with the same players, and brings that to disk.
  func adopt(_ step: StoredStep) throws(Refusal) {
    defer { renumberOpenLines() }
    ledger = Ledger(replaying: step.match.identified(by: ledger.match), rules: rules(of: step.match))
    flush()
    if let unsaved { throw Refusal(.store(unsaved)) }
  }

  /// Does what nobody needs to wait for: to be called before the first line, and whenever a response has been shown.
  public func prepare() { store.prepare(for: ledger.match) }

  /// Saves what waits, as far as the store takes it.
  private func saveWaiting() {
    unsaved = nil
    while let next = waiting.first {
      do { try store.save(next.match, label: next.label) } catch {
        unsaved = error
        return
      }
      waiting.removeFirst()
    }
    flush()
  }

  private func flush() { do { try store.flush() } catch { unsaved = error } }
}
