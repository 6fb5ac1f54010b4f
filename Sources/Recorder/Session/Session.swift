import MatchModel
import MatchRules
import Phrases
import Wording

/// A match being recorded: takes lines, answers them, and keeps what it accepted on disk. It knows no terminal and no
/// file: where lines come from, whom to ask, where the match is kept and what time it is are given to it.
public final class Session {
  public internal(set) var ledger: Ledger
  /// It knows whose side is ours, and who is in the squads, as the match has it now.
  public var parser: LineParser {
    if !language.vocabulary.table.isOf(ledger.rules) {
      language.vocabulary = language.vocabulary.playing(by: ledger.rules)
    }
    var parser = language
    parser.ours = ledger.match.ours
    parser.squads = ledger.match.teams
    return parser
  }
  private var language: LineParser
  public let words: Wording
  public let book: Phrasebook
  let store: any MatchStore
  let services: Services
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
  let openLines: OpenLines
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
  /// Why what was accepted is not on disk yet; nil when all of it is.
  public private(set) var unsaved: StoreProblem?
  /// What was accepted and is not on disk yet, first come first: each is a step of undo of its own.
  private var waiting: [(match: Match, label: String)] = []

  public init(
    _ ledger: Ledger, store: any MatchStore, services: Services, book: Phrasebook, dialogue: (any Dialogue)? = nil,
    parser: LineParser = LineParser()
  ) {
    self.ledger = ledger
    self.store = store
    self.services = services
    self.book = book
    let watched = dialogue.map(WatchedDialogue.init)
    self.dialogue = watched
    language = parser
    words = Wording(book)
    openLines = OpenLines(store, isKept: dialogue != nil)
    watched?.willAsk = { [unowned self] in
      if let underway { openLines.ask(about: underway.line) }
    }
    watched?.takesBack = { [unowned self] in takesBackQuestion($0) }
  }

  /// Whether the question that was asked last was taken back with `undo`, until that is said.
  var isQuestionTakenBack = false
  /// The line that is being carried out, as it would stay open.
  var underway: OpenLine?

  /// What a line led to.
  public struct Response {
    /// What to say, a line each.
    public var lines: [String] = []
    /// Whether the lines are a file's, to be shown as they are.
    public var isVerbatim = false
    /// What to keep in mind from now on, for a person at the prompt; none on a pipe.
    public var alerts: [String] = []
    /// Why it was not carried out, or not all of it, and where in the line.
    public var problem: (message: String, column: Int)?
    /// What of it stays open, for a person at the prompt.
    public var open: [String] = []
    public var quits = false
    /// The first clause that was not recorded.
    var unrecorded: Clause?
  }

  /// Carries a line out. What the response says was accepted is on disk, or its problem says that it is not.
  public func perform(_ text: String) -> Response {
    var response = Response()
    lineTime = lineTime ?? keyTime
    defer { (lineTime, keyTime) = (nil, nil) }
    if unsaved != nil {
      saveWaiting()
      if unsaved == nil { response.lines.append(book(Phrase("answer.saved-again"))) }
    }
    let held = timekeeper.heldMinute
    do {
      try perform(text, &response)
    } catch {
      let isOfLooking = if case .command(let call) = try? parser.parse(text) { call.onlyLooks } else { false }
      let message =
        refusalWording
        .message(error, isOfLooking: isOfLooking)
      // What the person has dropped is no error.
      switch error.reason {
      // What stays open is told so.
      case .givenUp where isQuestionTakenBack, .restDeclined where isQuestionTakenBack:
        response.lines += toldTakenBack(dropping: dropped(of: text, response.unrecorded))
      case .restDeclined where !response.open.isEmpty, .overtaken where !response.open.isEmpty: break
      case .declined, .slip, .restDeclined, .givenUp, .overtaken: response.lines.append(message)
      default: response.problem = (message, error.column)
      }
    }
    response.lines += toldTakenBack() + toldHeldMinute(since: held)
    return response
  }

  private func perform(_ text: String, _ response: inout Response) throws(Refusal) {
    let line: Line
    do { try LineParser.checkLength(of: text) } catch { throw Refusal(error) }
    do { line = try parser.parse(text) } catch {
      if YesOrNo.isAnswer(text, parser) { throw Refusal(.nothingAsked) }
      keepUnread(text, error, &response)
      throw refusal(error, of: text)
    }
    switch line {
    // Enter alone: what was undone is not replaced after all.
    case .empty: undone = nil
    case .clauses(let typed):
      let (line, text) = withCardholder(typed, text)
      try recordOrKeep(line, text: text, &response)
    case .command(let call): try run(call, typed: text, &response)
    case .identify(let identifications, let isConfirmed):
      try carryOut(text, isKept: true, &response) { () throws(Refusal) in
        try identify(identifications, confirmed: isConfirmed, label: text)
      }
    }
  }

  var refusalWording: RefusalWording {
    RefusalWording(words: words, book: book, match: ledger.match, rules: ledger.rules, vocabulary: parser.vocabulary)
  }

  var timekeeper: Timekeeper {
    // Not where that was taken back. The file rounds.
    let beginnings = (set: clockSet ?? .nan, now: ledger.state.start?.wallClock ?? .nan)
    let isClockSet = abs(beginnings.set - beginnings.now) < 0.05
    return Timekeeper(ledger: ledger, now: now, isClockSet: isClockSet)
  }

  // MARK: - Saving

  /// Takes the new ledger for the match and saves it, as one step of undo.
  func commit(_ new: Ledger, label: String) throws(Refusal) {
    ledger = new
    try commit(label: label)
  }

  /// Saves the match, as one step of undo; before it what could not be saved so far, each as a step of its own.
  func commit(label: String) throws(Refusal) {
    if ledger.state.period != nil { services.clock.keepNote() }
    waiting.append((ledger.match, label))
    saveWaiting()
    guard let unsaved else { return }
    guard unsaved.isFinal, let match = store.kept() else { throw Refusal(.store(unsaved)) }
    // Nothing that cannot be kept is acknowledged, or it would be lost when the program ends.
    waiting = []
    self.unsaved = nil
    ledger = Ledger(replaying: match, rules: ledger.rules)
    throw Refusal(.refusedByStore(unsaved))
  }

  /// Takes the match for what a step of undo or redo has made of it, and brings that to disk.
  func adopt(_ step: StoredStep) throws(Refusal) {
    ledger = Ledger(replaying: step.match, rules: rules(of: step.match))
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
