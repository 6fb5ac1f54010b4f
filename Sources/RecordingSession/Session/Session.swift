import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A match being recorded: takes lines, answers them, and saves what it accepts. It is independent of terminals and
/// files; the source of lines, the dialogue, the store and the clock are passed to it.
public final class Session {
  /// The match with the judgements of the laws.
  public internal(set) var ledger: Ledger { didSet { (held, isLanguageOfRules) = (nil, false) } }
  private var held: LedgerSnapshot?
  /// The ledger as a shared snapshot.
  var snapshot: LedgerSnapshot {
    if let held { return held }
    let made = LedgerSnapshot(ledger)
    held = made
    return made
  }
  /// The parser, which knows our side and the squads of the current match.
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
  /// True if its clause table is known to be that of the match's rules.
  private var isLanguageOfRules = false
  package let words: any SessionWords
  let store: any MatchStore
  package let services: Services
  /// Nil on a pipe, where a line with open questions is an error.
  let dialogue: Interview?
  /// The moment of the last undone action, and when it was undone; see `undoneMoment`.
  var undone: (moment: Moment, at: Double)?
  /// Start of the running period according to the clock set by the user, in seconds since 1970.
  var clockSet: Double?
  /// Time of the first key of the line being executed; nil without a line or a keyboard.
  var lineTime: Double?
  /// Lines that have not been recorded.
  package let openLines: OpenLines
  /// The period whose end by a stopped clock has been reported.
  var toldUp: Period?
  /// The period about whose clock the user has been asked.
  var doubtedPeriod: Period?
  /// Time of the answer that it continues, in seconds since 1970.
  var doubtedTime: Double?
  /// The last answer to the question whether a substitution was made at half-time.
  var intervalAnswer: IntervalAnswer?
  /// True if the user has been told how to record the outcome of an earlier shot.
  var isCompletionKnown = false
  /// The line recorded last.
  var lastRecorded: RecordedLine?
  /// True if the user has confirmed that the line being executed is not a repetition.
  var hasAgreedToRepeat = false
  /// The action numbers as the user last saw them.
  var shownNumbers = ShownNumbers()
  /// Players of the squads who may not play in this match.
  package internal(set) var suspended = BothSides<Set<PlayerID>>([])
  /// Why what was accepted is not on disk yet; nil when all of it is.
  public private(set) var unsaved: StoreProblem?
  /// Accepted changes that have not been saved, in order; each is an undo step.
  private var waiting: [(match: Match, label: String, source: MergedSource?)] = []

  /// Continues a match, new or recorded before.
  /// - Parameters:
  ///   - dialogue: asks the user; nil on a pipe, where a line with open questions is refused.
  ///   - parser: parses the lines; it adopts the words of the match's rules.
  public init(
    _ ledger: Ledger, store: any MatchStore, services: Services, words: any SessionWords,
    dialogue: (any Dialogue)? = nil,
    parser: LineParser = LineParser()
  ) {
    self.ledger = ledger
    self.store = store
    self.services = services
    self.words = words
    let interview = dialogue.map(Interview.init)
    self.dialogue = interview
    language = parser
    openLines = OpenLines(store, isKept: dialogue != nil)
    nameKeptCorrections()
    findSuspended()
    interview?.willAsk = { [unowned self] in storePending() }
    interview?.takesBack = { [unowned self] in takesBackQuestion($0) }
  }

  /// The line being executed, in the form in which it would stay open.
  var underway: OpenLine?

  /// Executes a line. What the outcome reports as recorded has been saved, unless its refusal says otherwise.
  /// - Parameter typedAt: when its first key was pressed, in seconds since 1970; nil if unknown.
  public func perform(_ text: String, typedAt: Double? = nil) -> Outcome {
    var outcome = Report()
    lineTime = typedAt
    defer { lineTime = nil }
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

  /// Parses a line; an unreadable one about the match is kept open.
  private func read(_ text: String, _ outcome: inout Report) throws(Refusal) -> Line {
    do { try LineParser.checkLength(of: text) } catch { throw Refusal(error) }
    do { return try parser.parse(text) } catch {
      if let edit = reasonOfLastCard(text) { return edit }
      if YesOrNo.isAnswer(text, parser) { throw Refusal(.nothingAsked) }
      keepUnread(text, error, &outcome)
      throw refusal(error, of: text)
    }
  }

  private func carryOut(_ line: Line, _ text: String, _ outcome: inout Report) throws(Refusal) {
    switch line {
    // An empty line: the undone action is not going to be replaced.
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

  /// Reports why a line was not executed. Cancelling is not an error.
  private func note(_ refusal: Refusal, of line: Line, _ text: String, _ outcome: inout Report) {
    switch refusal.reason {
    // What stays open is reported as such.
    case .givenUp where dialogue?.isTakenBack == true, .restDeclined where dialogue?.isTakenBack == true:
      outcome.facts += toldTakenBack(dropping: dropped(of: line, text, outcome.unrecorded))
      outcome.isDropped = true
    case .restDeclined where !outcome.open.isEmpty, .overtaken where !outcome.open.isEmpty: break
    case .declined, .slip, .restDeclined, .givenUp, .overtaken:
      outcome.facts.append(fact(.refused(refusal, onlyLooked: outcome.onlyLooked)))
      outcome.isDropped = true
    default: outcome.refusal = refusal
    }
  }

  package var suggestions: LineSuggestions { LineSuggestions(ledger, words) }

  package var timekeeper: Timekeeper {
    // Reset after an undo of the setting; the file rounds times.
    let beginnings = (set: clockSet ?? .nan, now: ledger.state.start?.wallClock ?? .nan)
    // A stopped clock is set forward to every time typed ahead of it.
    let isClockSet = abs(beginnings.set - beginnings.now) < 0.05 || ledger.rules.clock == .stopped
    return Timekeeper(snapshot: snapshot, now: now, isClockSet: isClockSet)
  }

  // MARK: - Saving

  /// Replaces the ledger and saves it as one undo step.
  func commit(_ new: Ledger, label: String, merging source: MergedSource? = nil) throws(Refusal) {
    ledger = new
    try commit(label: label, merging: source)
  }

  /// Saves the match as one undo step, after earlier changes that could not be saved.
  func commit(label: String, merging source: MergedSource? = nil) throws(Refusal) {
    defer { renumberOpenLines() }
    if ledger.state.period != nil { services.clock.keepNote() }
    waiting.append((ledger.match, label, source))
    saveWaiting()
    guard let unsaved else { return }
    guard unsaved.isFinal, let match = store.kept() else { throw Refusal(.store(unsaved)) }
    // What can never be saved must not be acknowledged, or it would be lost when the program ends.
    waiting = []
    self.unsaved = nil
    ledger = Ledger(replaying: match.identified(by: ledger.match), rules: ledger.rules)
    throw Refusal(.refusedByStore(unsaved))
  }

  /// Adopts the match after an undo or redo, keeping the identity of players, and flushes.
  func adopt(_ step: StoredStep) throws(Refusal) {
    defer { renumberOpenLines() }
    ledger = Ledger(replaying: step.match.identified(by: ledger.match), rules: rules(of: step.match))
    flush()
    if let unsaved { throw Refusal(.store(unsaved)) }
  }

  /// Does deferred work; to be called before the first line and after each response.
  public func prepare() { store.prepare(for: ledger.match) }

  /// Saves the waiting changes as far as possible.
  private func saveWaiting() {
    unsaved = nil
    while let next = waiting.first {
      do { try store.save(next.match, label: next.label, merging: next.source) } catch {
        unsaved = error
        return
      }
      waiting.removeFirst()
    }
    flush()
  }

  private func flush() { do { try store.flush() } catch { unsaved = error } }
}
