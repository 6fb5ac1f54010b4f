import MatchModel
import MatchRules
import PromptLanguage

/// `undo`, `redo`: one line at a time, without limit, across periods and sessions.
enum UndoCommand {
  static func undo(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let undone = session.ledger.match.actions
    let lines = session.openLines
    let (step, reopened) = try adopt(
      session.store.undo, lines.undoStep, orRefuse: .nothingToUndo, call, session)
    session.noteUndone(firstLost(undone, session.ledger.match.actions))
    // Their numbers of actions may have changed.
    let open = lines.all.filter { line in reopened.contains { $0.number == line.number } }
    return [session.fact(.undone(step.label)), session.fact(.look(.score))] + session.undoneMinuteFacts
      + open.map { session.fact(about: $0) }
  }

  static func redo(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let (step, redone) = try adopt(
      session.store.redo, session.openLines.redoStep, orRefuse: .nothingToRedo, call, session)
    session.noteUndone(nil)
    return [session.fact(.redone(step.label)), session.fact(.look(.score))]
      + redone.flatMap(\.closed).map { session.fact(about: $0, .settled) }
      + redone.compactMap(\.rest).map { session.fact(about: $0) }
  }

  /// Adopts the match of another step, and reopens or closes the open lines that belong to the step.
  private static func adopt<Lines>(
    _ next: () throws(StoreProblem) -> StoredStep?, _ lines: () -> Lines, orRefuse fault: Refusal.EarlierFault,
    _ call: CommandCall, _ session: Session
  ) throws(Stop) -> (StoredStep, Lines) {
    // An unsaved change is not yet a step of the history and would be lost.
    if let unsaved = session.unsaved { throw Stop(.earlierUnsaved(unsaved), column: call.column) }
    let step: StoredStep?
    do { step = try next() } catch { throw Stop(.refusedByStore(error), column: call.column) }
    guard let step else { throw Stop(fault, column: call.column) }
    let changed = lines()
    session.adopt(step)
    return (step, changed)
  }

  /// The moment of the first action that is gone; the next clause gets its minute.
  static func firstLost(_ old: ActionList, _ new: ActionList) -> Moment? {
    guard old.count > new.count else { return nil }
    let index = new.indices.first { old.id(at: $0) != new.id(at: $0) } ?? new.count
    return old[index] is PeriodStart || old[index] is PeriodEnd || old[index] is MatchEnd ? nil : old[index].moment
  }
}

extension Ledger {
  /// The rules of the match at another step of the history, because `set` may have changed them.
  func rules(of other: Match) -> RuleSet {
    if other.ruleSet == match.ruleSet, other.overrides == match.overrides { return rules }
    return RuleSetLibrary.rules(of: other) ?? rules
  }
}
