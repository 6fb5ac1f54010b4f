import MatchModel
import MatchRules
import PromptLanguage

/// `undo`, `redo`: one line at a time, without limit, across periods and sessions.
extension CommandRun {
  func undo() throws(Stop) -> [Fact] {
    let undone = ledger.match.actions
    let lines = session.openLines
    let (step, reopened) = try adopt(session.store.undo, lines.undoStep, orRefuse: .nothingToUndo)
    session.noteUndone(undone.firstLost(in: ledger.match.actions))
    // Their numbers of actions may have changed.
    let open = lines.all.filter { line in reopened.contains { $0.number == line.number } }
    return [fact(.undone(step.label)), fact(.look(.score))] + session.undoneMinuteFacts
      + open.map { session.fact(about: $0) }
  }

  func redo() throws(Stop) -> [Fact] {
    let (step, redone) = try adopt(session.store.redo, session.openLines.redoStep, orRefuse: .nothingToRedo)
    session.noteUndone(nil)
    return [fact(.redone(step.label)), fact(.look(.score))]
      + redone.flatMap(\.closed).map { session.fact(about: $0, .settled) }
      + redone.compactMap(\.rest).map { session.fact(about: $0) }
  }

  /// Adopts the match of another step, and reopens or closes the open lines that belong to the step.
  private func adopt<Lines>(
    _ next: () throws(StoreProblem) -> StoredStep?, _ lines: () -> Lines, orRefuse fault: Refusal.EarlierFault
  ) throws(Stop) -> (StoredStep, Lines) {
    // An unsaved change is not yet a step of the history and would be lost.
    if let unsaved = session.unsaved { throw Stop(.earlierUnsaved(unsaved), column: call.column) }
    guard let step = try served(next(), at: call.column) else { throw Stop(fault, column: call.column) }
    let changed = lines()
    session.adopt(step)
    return (step, changed)
  }
}

extension ActionList {
  /// The moment of the first action that is gone; the next clause gets its minute.
  func firstLost(in new: ActionList) -> Moment? {
    guard count > new.count else { return nil }
    let index = new.indices.first { id(at: $0) != new.id(at: $0) } ?? new.count
    return self[index] is PeriodStart || self[index] is PeriodEnd || self[index] is MatchEnd ? nil : self[index].moment
  }
}

extension Ledger {
  /// The rules of the match at another step of the history, because `set` may have changed them.
  func rules(of other: Match) -> RuleSet {
    if other.ruleSet == match.ruleSet, other.overrides == match.overrides { return rules }
    return RuleSetLibrary.rules(of: other) ?? rules
  }
}
