import PromptLanguage

enum CommandAction {
  case answers((CommandCall, Session) throws(Stop) -> [Fact])
  /// Records a line; anything that cannot be recorded stays open.
  case records((CommandCall, Session, inout Session.Outcome) throws(Stop) -> Void)
  case quits
}

extension CommandKind {
  var action: CommandAction {
    switch self {
    case .undo: .answers(UndoCommand.undo)
    case .redo: .answers(UndoCommand.redo)
    case .log: .answers(LogCommand.run)
    case .edit: .answers(EditCommand.run)
    case .delete: .answers(DeleteCommand.run)
    case .annul: .answers(AnnulCommand.run)
    case .move: .answers(MoveCommand.run)
    case .take: .records(TakeCommand.run)
    case .drop: .answers(DropCommand.run)
    case .merge: .answers(MergeCommand.run)
    case .player: .answers(PlayerCommand.run)
    case .find: .answers(FindCommand.run)
    case .lineUp: .answers(LineUpCommand.lineUp)
    case .bench: .answers(LineUpCommand.bench)
    case .set: .answers(SetCommand.run)
    case .score: .answers { _, session throws(Stop) in [session.fact(.look(.score))] }
    case .stats: .answers(StatsCommand.run)
    case .notes: .answers(NotesCommand.run)
    case .todo: .answers(TodoCommand.run)
    case .scout: .answers(ScoutCommand.run)
    case .headsUp: .answers(HeadsUpCommand.run)
    case .xml: .answers { _, session throws(Stop) in [session.fact(.look(.file(session.fileLines)))] }
    case .report: .answers(ReportCommand.run)
    case .clock: .answers(ClockCommand.run)
    case .award: .answers(AwardCommand.run)
    case .help: .answers(HelpCommand.run)
    case .quit: .quits
    }
  }
}

extension Session {
  fileprivate var fileLines: [String] { store.xml(ledger.match).split(separator: "\n").map(String.init) }
}
