import MatchModel
import MatchRules
import PromptLanguage

/// The open lines of a session, which are also stored next to the match, so that no line is lost.
package final class OpenLines {
  /// Lines that a step closed, and the rest of its own line that took their place.
  struct Replacement {
    let closed: [OpenLine]
    let rest: OpenLine?
  }

  /// The effects of a line on the open lines, which are given by their numbers.
  struct Effects {
    /// The lines that it corrects.
    var corrected: Set<Int> = []
    /// The lines that its save closes.
    var closed: Set<Int> = []
    /// Its own rest, which is open after the save.
    var rest: String?
  }

  package private(set) var all: [OpenLine] = []
  private let store: any MatchStore
  /// Number of the line typed last, until anything else is typed; see `Situation.latestOpenLine`.
  var latest: Int?
  var effects = Effects()
  /// The lines that each step of this session closed, for `undo` and `redo`.
  private var steps: (undoable: [[Replacement]], redoable: [[Replacement]]) = ([], [])
  /// True from when the line being executed has recorded a step. The lines that it closes then belong to the step.
  private var isInStep = false
  /// The line in progress, if a question delays it or if it was itself typed at a question. It is stored with the open
  /// lines until it is recorded or kept open.
  private var delayed: String?
  /// The lines that are executed next, which are stored as well.
  var later: () -> [String] = { [] }
  /// The lines in the store; nil if they depend on the next save.
  private var stored: [String]? = []
  /// The open lines before and after each change of the match that is not saved yet, in order.
  private var changes: [(before: [String], after: [String])] = []
  /// Lines that have become open since the last of these changes.
  private var opened: [String] = []

  /// - Parameter isKept: true if lines stay open; false in a script.
  init(_ store: any MatchStore, isKept: Bool) {
    self.store = store
    guard isKept else { return }
    let kept = store.openLines()
    stored = kept
    for line in kept {
      if let one = OpenLine(number: nextNumber, kept: line) { all.append(one) }
    }
  }

  /// The lines that the line in progress does not correct.
  var uncorrected: [OpenLine] { all.filter { !effects.corrected.contains($0.number) } }

  /// A new number, higher than all others, so that numbers already shown remain valid.
  var nextNumber: Int { (all.map(\.number).max() ?? 0) + 1 }

  /// Keeps a line in place of others.
  /// - Returns: the line; with a new number if its own was taken in the meantime.
  @discardableResult func put(_ line: OpenLine?, inPlaceOf others: [OpenLine] = []) -> OpenLine? {
    var lines = all.filter { one in !others.contains { $0.number == one.number } }
    var line = line
    if let number = line?.number, lines.contains(where: { $0.number == number }) { line?.number = nextNumber }
    if isInStep, let last = steps.undoable.indices.last {
      let closed = others.filter { one in line.map(one.isSame) != true }
      let rest = closed.count == others.count ? line : nil
      if !closed.isEmpty { steps.undoable[last].append(Replacement(closed: closed, rest: rest)) }
    }
    if let line { lines.append(line) }
    lines.sort { $0.number < $1.number }
    all = lines
    delayed = nil
    effects.rest = nil
    write()
    return line
  }

  // MARK: - Steps

  func beginStep() {
    steps.undoable.append([])
    steps.redoable = []
    isInStep = true
  }

  func endStep() { isInStep = false }

  /// Forgets the steps and the changes, because they could not be saved.
  func forgetSteps() {
    steps = ([], [])
    changes = []
    opened = []
  }

  /// Reopens the lines that the last step closed, in place of the rest of its line, unless that has changed since.
  func undoStep() -> [OpenLine] {
    let undone = (steps.undoable.popLast() ?? []).reversed().map { step in
      let rest = step.rest.flatMap(current)
      var replaced = rest.map { [$0] } ?? []
      let reopened = step.closed.compactMap { line in
        defer { replaced = [] }
        return put(line, inPlaceOf: replaced)
      }
      return Replacement(closed: reopened, rest: rest)
    }
    steps.redoable.append(undone.reversed())
    return undone.flatMap(\.closed)
  }

  /// Closes the lines of the step that was undone last, unless they have changed or were closed in the meantime.
  func redoStep() -> [Replacement] {
    let redone = (steps.redoable.popLast() ?? []).compactMap { step -> Replacement? in
      let lines = step.closed.compactMap(current)
      return lines.isEmpty ? nil : Replacement(closed: lines, rest: put(step.rest, inPlaceOf: lines))
    }
    steps.undoable.append(redone)
    return redone
  }

  /// An open line whose actions may have new numbers in the meantime; nil if it was closed or changed.
  private func current(_ line: OpenLine) -> OpenLine? { all.first { $0.isSame(as: line) } }

  func update(_ change: (inout OpenLine) -> Void) {
    var lines = all
    for index in lines.indices { change(&lines[index]) }
    guard lines != all else { return }
    all = lines
    write()
  }

  /// Records that the user has been asked whether a recorded line means the same as these.
  func offer(_ lines: [OpenLine]) {
    for index in all.indices where lines.contains(where: { $0.number == all[index].number }) {
      all[index].isOffered = true
    }
  }

  // MARK: - Storing

  /// Stores the line in progress until the next `put`, and the lines that follow it.
  func keep(delayed line: String?) {
    delayed = line
    write()
  }

  /// Notes what is open before and after a change of the match, which is saved now or later.
  func willChange() {
    for index in changes.indices {
      changes[index].before += opened
      changes[index].after += opened
    }
    opened = []
    changes.append((unsaved, saved))
  }

  /// Stores what will be open once the next change has been saved. If the program is killed between the two, a recorded
  /// clause is neither lost nor offered again.
  func willSave() {
    guard let change = changes.first, change.before != change.after || stored == nil else { return }
    store.keep(open: change.before + opened, next: change.after + opened)
    stored = nil
  }

  func didSave() {
    if !changes.isEmpty { changes.removeFirst() }
    if changes.isEmpty { opened = [] }
  }

  /// Stores the open lines. While a change waits to be saved, those before it remain stored.
  func write() {
    let lines = isInStep ? saved : unsaved
    if let last = changes.last {
      let new = lines.filter { !last.after.contains($0) }
      guard new != opened else { return }
      opened = new
      stored = nil
      return willSave()
    }
    guard lines != stored else { return }
    stored = lines
    store.keep(open: lines, next: nil)
  }

  /// A delayed line stands for those that it corrects.
  private var unsaved: [String] {
    guard let delayed else { return all.map(\.line) + later() }
    return uncorrected.map(\.line) + [delayed] + later()
  }

  private var saved: [String] {
    all.filter { !effects.closed.contains($0.number) }.map(\.line) + (effects.rest.map { [$0] } ?? [])
      + later()
  }
}

extension Session {
  /// Stores the events that a question delays, so that they survive the end of the program.
  func storePending() {
    guard let dialogue else { return }
    openLines.keep(delayed: dialogue.underway.flatMap { $0.head.isEmpty ? situation.remainder(of: $0).line : nil })
  }

  /// The events of the lines that are executed next, in the form in which they would stay open.
  var laterLines: [String] {
    guard let dialogue else { return [] }
    return ([dialogue.delayed].compactMap(\.self) + dialogue.typedAhead).compactMap(lineOfEvents)
  }

  /// A line in the form in which it would stay open; nil if it has no events.
  func lineOfEvents(_ line: TypedLine) -> String? {
    parser.clauseLine(of: line.text) == nil ? nil : at(line.typedAt) { open(line.text).line }
  }

  func fact(about open: OpenLine, _ event: OpenLine.Event = .stays) -> Fact {
    fact(.open(open, event, timekeeper.minute(of: open)))
  }

  /// Closes lines that are recorded or replaced. Returns the messages.
  func settle(_ lines: [OpenLine]) -> [Fact] {
    openLines.put(nil, inPlaceOf: lines)
    return lines.map { fact(about: $0, .settled) }
  }

  /// Records the end of a period that the answer to a question gave, and closes the open lines about it. Returns the
  /// messages.
  func commitEnd(_ draft: Draft, label: String) throws(Stop) -> [Fact] {
    let blown = draft.situation.blownWhistles(since: ledger.state)
    openLines.effects.closed = Set(blown.map(\.number))
    defer { openLines.effects.closed = [] }
    try commit(draft, label: label)
    return draft.facts + settle(blown)
  }

  /// The facts about open lines, except those being corrected.
  var openLineFacts: [Fact] { openLines.uncorrected.map { fact(about: $0) } }

  /// Creates an open line with the time that it gives, or else the time when it was typed.
  ///
  /// - Parameter time: the time for a line without its own; nil for now.
  func open(_ text: String, number: Int? = nil, time: String? = nil) -> OpenLine {
    let (text, number) = (LineParser.readable(text), number ?? openLines.nextNumber)
    let leading = TimeExpression.leading(in: text)
    guard let own = leading.time else {
      return OpenLine(number: number, time: time ?? situation.typedMoment(), text: text, typed: now)
    }
    // With minutes ago, the meaning would change.
    let then = own.naming(ledger.state.phase.period, by: ledger.rules).typed ?? situation.typedMoment(own)
    guard !leading.rest.isEmpty, !then.isEmpty else {
      return OpenLine(number: number, time: "", text: text, typed: now)
    }
    return OpenLine(number: number, time: then, hasOwnTime: true, text: leading.rest, typed: now)
  }
}

extension Situation {
  /// The moment of a line without a time, in the notation of the prompt; empty if no period is running, or if the clock
  /// was forgotten.
  func typedMoment(_ time: TimeExpression? = nil) -> String {
    guard !timekeeper.isForgotten, let position = position(time) else { return "" }
    return rules.typed(position.moment) ?? ""
  }
}

extension Timekeeper {
  func minute(of open: OpenLine) -> MatchMinute? {
    open.timeExpression.flatMap { moment(of: $0) }?.minute
  }
}
