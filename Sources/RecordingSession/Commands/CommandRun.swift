import MatchRules
import PromptLanguage

extension Session {
  func run(_ call: CommandCall, typed text: String, _ outcome: inout Outcome) throws(Stop) {
    if call.kind == .take { return try TakeCommand.run(call, self, &outcome) }
    let kept = (call.kind == .annul ? AnnulCommand.keptText(of: call, self) : nil) ?? text
    try carryOut(kept, isKept: call.isKeptOpen, &outcome) { () throws(Stop) in try answer(call) }
    let settled = situation.openLines(suggesting: call)
    if !settled.isEmpty { outcome.facts += settle(settled) }
    if call.kind == .quit { outcome.quits = true }
  }

  func answer(_ call: CommandCall) throws(Stop) -> [Fact] {
    if let most = call.spec.most, call.words.count > most { throw Stop(call.badArgument(call.words[most])) }
    return switch call.kind {
    case .undo: try UndoCommand.undo(call, self)
    case .redo: try UndoCommand.redo(call, self)
    case .log: try LogCommand.run(call, self)
    case .edit: try EditCommand.run(call, self)
    case .delete: try DeleteCommand.run(call, self)
    case .annul: try AnnulCommand.run(call, self)
    case .move: try MoveCommand.run(call, self)
    // It needs a separate line; see `run`.
    case .take: throw Stop(call.argumentMissing())
    case .drop: try DropCommand.run(call, self)
    case .merge: try MergeCommand.run(call, self)
    case .player: try PlayerCommand.run(call, self)
    case .find: try FindCommand.run(call, self)
    case .lineUp: try LineUpCommand.lineUp(call, self)
    case .bench: try LineUpCommand.bench(call, self)
    case .set: try SetCommand.run(call, self)
    case .score: [fact(.look(.score))]
    case .stats: try StatsCommand.run(call, self)
    case .notes: try NotesCommand.run(call, self)
    case .todo: TodoCommand.run(self)
    case .scout: try ScoutCommand.run(call, self)
    case .headsUp: HeadsUpCommand.run(self)
    case .xml: [fact(.look(.file(store.xml(ledger.match).split(separator: "\n").map(String.init))))]
    case .report: try ReportCommand.run(self)
    case .clock: try ClockCommand.run(call, self)
    case .award: try AwardCommand.run(call, self)
    case .help: try HelpCommand.run(call, self)
    case .quit: farewell()
    }
  }
}
