import MatchModel
import MatchRules
import PromptLanguage

/// A match being recorded: takes lines, answers them, and saves what it accepts. It is independent of terminals and
/// files; the source of lines, the dialogue, the store and the clock are passed to it.
public final class Session {
  /// The recorded match with the judgements of the laws. While a question is being asked, it is the draft that the
  /// question is about.
  public var ledger: Ledger { _read { yield snapshot.ledger } }
  var snapshot: LedgerSnapshot { current.seen }
  /// The match as the clock has it now, for everything that shows it: suspensions end as time passes.
  package var ledgerNow: Ledger { ledger.opened(at: timekeeper.present.moment) }
  private var current: CurrentMatch
  /// A parser that knows our side and the squads of the current match.
  public var parser: LineParser { _read { yield matchParser(for: snapshot).parser } }
  private var latestParser: MatchParser
  package let words: any SessionWords
  private var saving: Saving
  package let services: Services
  let dialogue: Interview?
  var memory = Memory()
  var clock: LineClock
  package let openLines: OpenLines
  /// Players of the squads who may not play in this match.
  package internal(set) var suspended = BothSides<Set<PlayerID>>([])

  /// Continues a match, new or recorded before.
  /// - Parameters:
  ///   - dialogue: asks the user; nil on a pipe, where a line with open questions is refused.
  ///   - parser: parses the lines; it adopts the words of the match's rules.
  public init(
    _ ledger: Ledger, store: any MatchStore, services: Services, words: any SessionWords,
    dialogue: (any Dialogue)? = nil,
    parser: LineParser = LineParser()
  ) {
    current = CurrentMatch(recorded: LedgerSnapshot(ledger))
    self.services = services
    clock = LineClock(services.clock)
    self.words = words
    let interview = dialogue.map(Interview.init)
    self.dialogue = interview
    latestParser = MatchParser(parser, for: current.recorded)
    openLines = OpenLines(store, isKept: dialogue != nil)
    saving = Saving(store, openLines)
    // Find the actions meant by corrections that were kept open in an earlier session.
    openLines.update { $0 = named($0) }
    _ = findSuspended()
    openLines.later = { [unowned self] in laterLines }
    interview?.willAsk = { [unowned self] in storePending() }
    interview?.takesBack = { [unowned self] in takesBackQuestion($0) }
  }

  /// Determines who is suspended: at the start, and whenever a squad has been read from a file. If that fails, the
  /// earlier result still applies. Returns the messages.
  func findSuspended() -> [Fact] {
    do { suspended = try services.suspended(ledger) } catch { return [fact(.notice(error.message))] }
    return []
  }

  /// Executes a line. Anything that the outcome reports as recorded has been saved, unless its refusal says otherwise.
  /// - Parameter typedAt: when its first key was pressed, in seconds since 1970; nil if unknown.
  public func perform(_ text: String, typedAt: Double? = nil) -> Outcome {
    var outcome = Outcome(snapshot: snapshot)
    clock.typedAt = typedAt
    openLines.endStep()
    defer {
      clock.typedAt = nil
      openLines.endStep()
    }
    if unsaved != nil {
      saveUnsaved()
      if unsaved == nil { outcome.facts.append(fact(.savedAgain)) }
    }
    let assumed = timekeeper.assumedMinute
    do {
      let line = try read(text, &outcome)
      outcome.takesClock = line.takesClock
      if case .command(let call) = line { outcome.onlyLooked = call.onlyLooks }
      do { try carryOut(line, text, &outcome) } catch { note(error, of: line, text, &outcome) }
    } catch { outcome.refusal = error }
    noteUnsaved(&outcome)
    outcome.facts += reportTakenBack()
    if dialogue != nil, let held = situation.heldMinute(since: assumed) { outcome.facts.append(held) }
    outcome.facts += reportTimeUp()
    outcome.snapshot = snapshot
    return outcome
  }

  /// Parses a line; an unreadable one about the match is kept open.
  private func read(_ text: String, _ outcome: inout Outcome) throws(Refusal) -> Line {
    do { try LineParser.checkLength(of: text) } catch { throw Refusal(error) }
    do { return try parser.parse(text) } catch {
      if dialogue != nil, let edit = situation.reasonOfLastCard(text) { return edit }
      if let retaken = situation.retakenPenalty(text) { return retaken }
      if YesOrNo.isAnswer(text, parser) { throw Refusal(.earlier(.nothingAsked)) }
      keep(TypedAnswer(text, parser), after: .unreadable, &outcome)
      throw situation.refusal(error, of: text)
    }
  }

  private func carryOut(_ line: Line, _ text: String, _ outcome: inout Outcome) throws(Stop) {
    switch line {
    // An empty line means that the undone action will not be replaced.
    case .empty: memory.forgetUndone()
    case .clauses(let typed):
      let (line, text) = dialogue == nil ? (typed, text) : situation.withCardholder(typed, text)
      try recordOrKeep(line, text: text, &outcome)
    case .command(let call): try run(call, typed: text, &outcome)
    case .identify(let identifications, let isConfirmed):
      try carryOut(text, isKept: true, &outcome) { () throws(Stop) in
        try identify(identifications, confirmed: isConfirmed, label: text)
      }
    }
  }

  private func note(_ stop: Stop, of line: Line, _ text: String, _ outcome: inout Outcome) {
    switch stop {
    case .refused(let refusal): outcome.refusal = refusal
    case .declined(let decision): note(decision, of: line, text, &outcome)
    case .already, .repeats, .use: outcome.facts.append(fact(stop))
    }
  }

  /// Reports a decision of the user, which is not an error.
  private func note(_ decision: Decision, of line: Line, _ text: String, _ outcome: inout Outcome) {
    if dialogue?.isTakenBack == true, decision == .givenUp || outcome.isOfRest {
      outcome.facts += reportTakenBack(dropping: dropped(of: line, text, outcome.unrecorded))
    } else if !outcome.open.isEmpty, decision == .overtaken || outcome.isOfRest {
      // Lines that stay open are reported as open.
      return
    } else {
      outcome.facts.append(fact(outcome.isOfRest ? .restDeclined : .declined(decision)))
    }
    outcome.isDropped = true
  }

  package var timekeeper: Timekeeper { timekeeper(of: snapshot) }

  func timekeeper(of snapshot: LedgerSnapshot) -> Timekeeper { clock.timekeeper(of: snapshot) }

  func matchParser(for snapshot: LedgerSnapshot) -> MatchParser {
    if latestParser.snapshot !== snapshot { latestParser = MatchParser(latestParser.parser, for: snapshot) }
    return latestParser
  }

  /// Asks a question about a draft. Lookups and lines typed at the question see the match as it would be.
  func asking<Result, Failure: Error>(
    about draft: Draft, _ ask: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = current.asked
    current.asked = draft.snapshot
    defer { current.asked = before }
    return try ask()
  }

  // MARK: - Recording and saving

  /// Records a draft and saves it as one undo step, after earlier changes that could not be saved. Throws if it can
  /// never be saved, and then records nothing. If it can be saved later, it is recorded, and the line reports that at
  /// its end.
  func commit(_ draft: Draft, label: String, merging source: MergedSource? = nil) throws(Stop) {
    if draft.ledger.state.period != nil { services.clock.keepNote() }
    openLines.willChange()
    saving.save(draft.ledger.match, label: label, merging: source)
    if let (kept, problem) = saving.givingUp() {
      openLines.forgetSteps()
      record(replaying: kept)
      throw Stop(.refusedByStore(problem))
    }
    openLines.beginStep()
    record(draft.snapshot)
  }

  /// Adopts the match after an undo or redo, and flushes.
  func adopt(_ step: StoredStep) {
    record(replaying: step.match)
    saving.flushStep()
  }

  /// Reports that changes of the line are not on disk yet. A script only reports what has been saved; a user at the
  /// prompt is also told why the rest of the line was refused.
  private func noteUnsaved(_ outcome: inout Outcome) {
    guard let problem = saving.takeProblem() else { return }
    if dialogue == nil {
      outcome.facts = []
    } else if let refusal = outcome.refusal {
      outcome.facts.append(fact(.refused(refusal, onlyLooked: outcome.onlyLooked)))
    }
    outcome.refusal = Refusal(.unsaved(problem))
  }

  /// The same for changes that no line has made.
  func reportUnsaved() -> [Fact] {
    saving.takeProblem().map { [fact(.refused(Refusal(.unsaved($0)), onlyLooked: false))] } ?? []
  }

  /// Records a match from the store, keeping the identity of players.
  private func record(replaying match: Match) {
    record(LedgerSnapshot(Ledger(replaying: match.identified(by: ledger.match), rules: ledger.rules(of: match))))
  }

  /// The only place that changes the recorded match.
  private func record(_ new: LedgerSnapshot) {
    current.recorded = new
    renumberOpenLines()
  }

  var store: any MatchStore { saving.store }

  /// Why some accepted changes are not on disk yet; nil if all of them are.
  public var unsaved: StoreProblem? { saving.unsaved }

  /// Tries again to save accepted changes that are not on disk yet; to be called before leaving.
  public func saveUnsaved() {
    guard unsaved != nil else { return }
    saving.saveWaiting()
    openLines.write()
  }

  /// Does deferred work; to be called before the first line and after each response.
  public func prepare() { store.prepare() }
}

extension Line {
  /// True if the clock gives its minute. An empty line has none.
  fileprivate var takesClock: Bool {
    switch self {
    case .empty: true
    case .clauses(let line): line.time == nil
    case .command, .identify: false
    }
  }
}
