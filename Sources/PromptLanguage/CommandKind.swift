/// The commands of the prompt, the same in every language. Each is described by its `CommandSpec` and its help, executed
/// by the session and completed by the prompt.
public enum CommandKind: String, CaseIterable, Sendable {
  case undo, redo, log, edit, delete, annul, move
  /// Records an open line after all, or drops it.
  case take, drop
  case merge, player, find
  case lineUp = "line-up"
  case bench, set, score, stats, notes, scout
  /// Lists unresolved items.
  case todo
  /// Shows what to keep in mind: players on a yellow card, remaining substitutions.
  case headsUp = "heads-up"
  case xml, report, clock
  /// Sets the result awarded by an authority.
  case award
  case help, quit
}
