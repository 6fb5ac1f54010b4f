import MatchModel
import MatchRules
import PromptLanguage

/// A command being carried out. Each one is an extension in its own file, which returns the facts of the answer.
struct CommandRun {
  var call: CommandCall
  let session: Session

  var ledger: Ledger { _read { yield session.ledger } }
  var dialogue: Interview? { session.dialogue }
  var parser: LineParser { _read { yield session.parser } }

  func fact(_ kind: Fact.Kind) -> Fact { session.fact(kind) }
  func facts(_ effects: [CorrectionEffect]) -> [Fact] { effects.map { fact(.effect($0)) } }
  func entry(_ index: Int) -> Fact { fact(.entry(shownEntry(index))) }
  func shownEntry(_ index: Int) -> LogEntry { session.shownEntry(index) }

  /// The line as typed, for the history.
  var label: String { call.typed ?? [call.name, call.rest].filter { !$0.isEmpty }.joined(separator: " ") }

  /// Replays and saves a corrected match; returns the effects on other actions.
  func correct(_ correction: CorrectedMatch) throws(Stop) -> [CorrectionEffect] {
    var draft = Draft(of: session)
    let effects = try draft.adopt(correction, confirmed: call.isConfirmed, column: call.column)
    try session.commit(draft, label: label)
    return effects
  }

  /// The result of a service. Refuses the command if the service fails.
  func served<Result>(
    _ service: @autoclosure () throws(StoreProblem) -> Result, at column: Int
  ) throws(Stop) -> Result {
    do { return try service() } catch { throw Stop(.refusedByStore(error), column: column) }
  }

  /// Throws if a check doubts what the command means and the user does not confirm it.
  func check(_ target: CommandTarget) throws(Stop) {
    guard let dialogue, !call.isConfirmed else { return }
    for check in CommandCheck.all {
      if let doubt = check.find(target, session.situation) { try session.insist(dialogue, doubt, onNo: check.onNo) }
    }
  }
}

extension Session {
  func run(_ call: CommandCall, typed text: String, _ outcome: inout Outcome) throws(Stop) {
    let command = CommandRun(call: call, session: self)
    if call.kind == .take { return try command.take(&outcome) }
    let kept = (call.kind == .annul ? command.annulToKeep : nil) ?? text
    try carryOut(kept, isKept: call.isKeptOpen, &outcome) { () throws(Stop) in try answer(call) }
    outcome.facts += reportUnrecorded(call, text)
    if dialogue != nil, let kicker = call.kicker { outcome.facts.append(fact(.kick(by: kicker))) }
    let settled = situation.openLines(suggesting: call)
    if !settled.isEmpty { outcome.facts += settle(settled) }
    if call.kind == .quit { outcome.quits = true }
  }

  func answer(_ call: CommandCall) throws(Stop) -> [Fact] {
    if let most = call.spec.most, call.words.count > most { throw Stop(call.badArgument(call.words[most])) }
    let command = CommandRun(call: call, session: self)
    return switch call.kind {
    case .undo: try command.undo()
    case .redo: try command.redo()
    case .log: try command.log()
    case .edit: try command.edit()
    case .delete: try command.delete()
    case .annul: try command.annul()
    case .move: try command.move()
    // It needs a separate line; see `run`.
    case .take: throw Stop(call.argumentMissing())
    case .drop: try command.drop()
    case .merge: try command.merge()
    case .player: try command.player()
    case .find: try command.find()
    case .lineUp: try command.lineUp()
    case .bench: try command.bench()
    case .set: try command.set()
    case .score: [fact(.look(.score))]
    case .stats: try command.stats()
    case .notes: try command.notes()
    case .todo: command.todo()
    case .scout: try command.scout()
    case .headsUp: command.headsUp()
    case .xml: [fact(.look(.file(store.xml(ledger.match).split(separator: "\n").map(String.init))))]
    case .report: try command.report()
    case .clock: try command.clock()
    case .award: try command.award()
    case .help: try command.help()
    case .quit: farewell()
    }
  }
}
